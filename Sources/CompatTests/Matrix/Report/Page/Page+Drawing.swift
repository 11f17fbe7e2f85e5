extension Page {
  /// The script that draws a chain.
  static let drawing = #"""
    function drawings(shown) {
      const titles = ['before: when the app had set its delegate', 'after: when the event had been sent'];
      if (!shown.chains.length) return [element('p', { class: 'quiet' }, 'not recorded')];
      return shown.chains.map((chain, place) => element('figure', {},
        element('figcaption', {}, titles[place] || `chain ${place + 1}`), drawChain(chain)));
    }

    function svg(name, attributes, ...children) {
      const made = document.createElementNS('http://www.w3.org/2000/svg', name);
      for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
      made.append(...children);
      return made;
    }

    // A chain that comes back to a party ends with its name: that is drawn as an arrow back.
    function drawChain(chain) {
      const back = chain.length > 1 ? chain.slice(0, -1).indexOf(chain.at(-1)) : -1;
      const boxes = ['host', ...(back < 0 ? chain : chain.slice(0, -1))];
      const widths = boxes.map(name => name.length * 8 + 20);
      const starts = widths.map((_, place) => 10 + widths.slice(0, place).reduce((sum, width) => sum + width + 36, 0));
      const total = starts.at(-1) + widths.at(-1) + 10;
      const drawn = svg('svg', { viewBox: `0 0 ${total} 84`, width: total, height: 84, role: 'img',
        'aria-label': boxes.join(', then ') + (back < 0 ? '' : `, and back to ${chain[back]}`) });
      boxes.forEach((name, place) => {
        const middle = starts[place] + widths[place] / 2;
        drawn.append(svg('rect', { x: starts[place], y: 10, width: widths[place], height: 32, rx: 5 }),
          svg('text', { x: middle, y: 31, 'text-anchor': 'middle' }, name));
        if (place === 0) return;
        const left = starts[place] - 36, right = starts[place];
        drawn.append(svg('path', { d: `M${left} 26H${right - 6}` }),
          svg('polygon', { points: `${right},26 ${right - 8},21 ${right - 8},31` }));
      });
      if (back >= 0) {
        const from = starts.at(-1) + widths.at(-1) / 2, to = starts[back + 1] + widths[back + 1] / 2 - 6;
        drawn.append(svg('path', { class: 'ring', d: `M${from} 42V70H${to}V50` }),
          svg('polygon', { class: 'ring-tip', points: `${to},42 ${to - 5},52 ${to + 5},52` }));
      }
      return drawn;
    }

    """#
}
