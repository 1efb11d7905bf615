/**
 * Where text meets chess: plays a game's moves and keeps the facts, without any judgement.
 */
package org.pgnarbiter.replay;
