package org.pgnarbiter.notebook;

import java.util.Map;

/** What a cell's value looks like on the page. */
public interface Shown {
    /** The form of pictures. */
    String PNG = "image/png";

    /** The same thing in several forms, by MIME type; pictures in base64. The page takes the richest it knows. */
    Map<String, String> forms();
}
