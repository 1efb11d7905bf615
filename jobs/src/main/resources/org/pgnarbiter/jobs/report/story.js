(function () {
  'use strict';
  var SVG = 'http://www.w3.org/2000/svg';
  var NAMES = {k: 'king', q: 'queen', r: 'rook', b: 'bishop', n: 'knight', p: 'pawn'};
  document.documentElement.classList.add('js');
  var moves = Array.prototype.slice.call(document.querySelectorAll('[data-ply]'));
  var board = document.querySelector('#stage svg.board');
  if (!board || moves.length === 0) { return; }
  var say = document.getElementById('say');
  var fen = document.getElementById('fen');
  var flipped = false;
  var current = 0;

  function group(name) { return board.querySelector('g.' + name); }

  function clear(element) { while (element.firstChild) { element.removeChild(element.firstChild); } }

  function add(parent, name, attributes) {
    var element = document.createElementNS(SVG, name);
    Object.keys(attributes).forEach(function (key) { element.setAttribute(key, attributes[key]); });
    parent.appendChild(element);
  }

  function x(square) { return 100 * (flipped ? 7 - square % 8 : square % 8); }

  function y(square) { return 100 * (flipped ? square >> 3 : 7 - (square >> 3)); }

  function name(square) { return 'abcdefgh'[square % 8] + ((square >> 3) + 1); }

  function men(text) {
    var found = [];
    text.split(' ')[0].split('/').forEach(function (row, index) {
      var square = 8 * (7 - index);
      row.split('').forEach(function (letter) {
        if (letter >= '1' && letter <= '8') {
          square += +letter;
        } else {
          found.push({square: square, letter: letter, white: letter < 'a', role: letter.toLowerCase()});
          square += 1;
        }
      });
    });
    return found;
  }

  function words(found) {
    return [true, false].map(function (white) {
      return (white ? 'White: ' : 'Black: ') + 'kqrbnp'.split('').map(function (role) {
        var where = found.filter(function (man) { return man.white === white && man.role === role; });
        return where.length === 0 ? '' : NAMES[role] + (where.length > 1 ? 's ' : ' ')
            + where.map(function (man) { return name(man.square); }).join(', ');
      }).filter(Boolean).join(', ') + '.';
    }).join(' ');
  }

  function spot(parent, square, strong) {
    var attributes = {
      x: x(square) + 6, y: y(square) + 6, width: 88, height: 88,
      fill: '#f6cf3c', 'fill-opacity': strong ? 0.75 : 0.35, stroke: '#6b5200', 'stroke-width': 5
    };
    if (!strong) { attributes['stroke-dasharray'] = '14 10'; }
    add(parent, 'rect', attributes);
  }

  function show(index, focus) {
    current = Math.max(0, Math.min(moves.length - 1, index));
    var move = moves[current];
    var data = move.dataset;
    var found = men(data.fen);
    var whiteToMove = data.fen.split(' ')[1] === 'w';
    moves.forEach(function (other) {
      other.removeAttribute('aria-current');
      other.tabIndex = -1;
    });
    move.setAttribute('aria-current', 'true');
    move.tabIndex = 0;
    if (focus) { move.focus({preventScroll: true}); }
    var last = group('last');
    clear(last);
    if (data.from) {
      spot(last, +data.from, false);
      spot(last, +data.to, true);
    }
    var check = group('check');
    clear(check);
    if (/[+#]$/.test(data.label)) {
      found.filter(function (man) { return man.role === 'k' && man.white === whiteToMove; }).forEach(function (man) {
        add(check, 'use', {href: '#burst', x: x(man.square), y: y(man.square), width: 100, height: 100});
      });
    }
    clear(group('marks'));
    var place = group('men');
    clear(place);
    found.forEach(function (man) {
      add(place, 'use', {
        href: '#man-' + (man.white ? 'w' : 'b') + man.role, x: x(man.square), y: y(man.square), width: 100, height: 100
      });
    });
    group('coordinates').querySelectorAll('text').forEach(function (text, i) {
      var at = i >> 1;
      text.textContent = i % 2 === 0 ? (flipped ? at + 1 : 8 - at) : 'abcdefgh'[flipped ? 7 - at : at];
    });
    var sentence = (current === 0 ? 'Start position' : 'After ' + data.label) + ', '
        + (whiteToMove ? 'White' : 'Black') + ' to move. Clock ' + data.clock + '.'
        + (+data.seen > 1 ? ' This position stands for the ' + ordinal(+data.seen) + ' time.' : '');
    board.querySelector('title').textContent = sentence;
    board.querySelector('desc').textContent = words(found);
    say.textContent = sentence;
    fen.textContent = data.fen;
  }

  function ordinal(n) {
    var end = n % 100 > 10 && n % 100 < 14 ? 'th' : {1: 'st', 2: 'nd', 3: 'rd'}[n % 10] || 'th';
    return n + end;
  }

  function jump(step) {
    var at = current + step;
    while (at > 0 && at < moves.length - 1 && !moves[at].classList.contains('matters')) { at += step; }
    return at;
  }

  moves.forEach(function (move, index) {
    move.setAttribute('role', 'button');
    move.setAttribute('aria-label', move.dataset.label);
    move.addEventListener('click', function () { show(index, true); });
  });

  document.addEventListener('keydown', function (event) {
    if (event.altKey || event.ctrlKey || event.metaKey || /^(INPUT|TEXTAREA|SELECT)$/.test(event.target.tagName)) {
      return;
    }
    var onMove = event.target.hasAttribute && event.target.hasAttribute('data-ply');
    var to = {
      ArrowLeft: current - 1, ArrowRight: current + 1, Home: 0, End: moves.length - 1,
      ArrowUp: onMove ? jump(-1) : undefined, ArrowDown: onMove ? jump(1) : undefined
    }[event.key];
    if (to !== undefined) {
      show(to, onMove);
      event.preventDefault();
    } else if (event.key === 'f') {
      flipped = !flipped;
      show(current, false);
    } else if (onMove && (event.key === 'Enter' || event.key === ' ')) {
      event.target.click();
      event.preventDefault();
    }
  });

  var actions = {
    first: function () { show(0); }, back: function () { show(current - 1); }, on: function () { show(current + 1); },
    last: function () { show(moves.length - 1); }, flip: function () { flipped = !flipped; show(current); }
  };
  document.querySelectorAll('[data-do]').forEach(function (button) {
    button.addEventListener('click', actions[button.dataset.do]);
  });

  document.querySelectorAll('[data-copy]').forEach(function (button) {
    button.addEventListener('click', function () {
      var source = document.getElementById(button.dataset.copy);
      var text = source.value === undefined ? source.textContent : source.value;
      function done() { button.textContent = 'Copied'; }
      function old() {
        var box = document.createElement('textarea');
        box.value = text;
        document.body.appendChild(box);
        box.select();
        document.execCommand('copy');
        box.remove();
        done();
      }
      if (navigator.clipboard && navigator.clipboard.writeText) {
        navigator.clipboard.writeText(text).then(done, old);
      } else {
        old();
      }
    });
  });

  var start = moves.findIndex(function (move) { return move.hasAttribute('aria-current'); });
  show(start < 0 ? moves.length - 1 : start, false);
}());
