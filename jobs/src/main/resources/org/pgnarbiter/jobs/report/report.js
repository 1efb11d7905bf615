(function () {
  'use strict';
  document.documentElement.classList.add('js');

  function value(row, column) {
    var cell = row.cells[column];
    return cell.dataset.sort === undefined ? cell.textContent : +cell.dataset.sort;
  }

  function compare(a, b) {
    if (typeof a === 'number' && typeof b === 'number') { return a - b; }
    return String(a).localeCompare(String(b), 'en', {numeric: true});
  }

  document.querySelectorAll('table.sorts').forEach(function (table) {
    var heads = Array.prototype.slice.call(table.tHead.rows[0].cells);
    heads.forEach(function (head, column) {
      if (head.tagName !== 'TH') { return; }
      var button = document.createElement('button');
      button.type = 'button';
      button.textContent = head.textContent;
      head.textContent = '';
      head.appendChild(button);
      button.addEventListener('click', function () {
        var down = head.getAttribute('aria-sort') === 'ascending';
        heads.forEach(function (other) { other.removeAttribute('aria-sort'); });
        head.setAttribute('aria-sort', down ? 'descending' : 'ascending');
        var body = table.tBodies[0];
        var rows = Array.prototype.slice.call(body.rows);
        rows.sort(function (a, b) { return (down ? -1 : 1) * compare(value(a, column), value(b, column)); });
        rows.forEach(function (row) { body.appendChild(row); });
      });
    });
  });

  function filter(id) {
    var place = document.getElementById(id);
    var items = Array.prototype.slice.call(place.tagName === 'TABLE' ? place.tBodies[0].rows : place.children);
    var words = document.querySelector('[data-filter="' + id + '"]').value.toLowerCase().split(/\s+/).filter(Boolean);
    var pick = document.querySelector('[data-severity="' + id + '"]');
    var shown = 0;
    items.forEach(function (item) {
      var text = item.textContent.toLowerCase();
      var fits = words.every(function (word) { return text.indexOf(word) >= 0; })
          && (!pick || !pick.value || item.dataset.severityOf === pick.value);
      item.hidden = !fits;
      shown += fits ? 1 : 0;
    });
    document.querySelector('[data-count="' + id + '"]').textContent = shown + ' of ' + items.length;
  }

  document.querySelectorAll('[data-filter]').forEach(function (input) {
    input.addEventListener('input', function () { filter(input.dataset.filter); });
  });
  document.querySelectorAll('[data-severity]').forEach(function (select) {
    select.addEventListener('change', function () { filter(select.dataset.severity); });
  });

  function unfold() {
    var target = location.hash.length > 1 && document.getElementById(location.hash.slice(1));
    if (target && target.tagName === 'DETAILS') {
      target.open = true;
      target.scrollIntoView();
    }
  }
  window.addEventListener('hashchange', unfold);
  unfold();
}());
