extension Page {
  /// The script that draws the page of one cell.
  static let cellPage = #"""
    function showCell() {
      const id = decodeURIComponent(location.hash.slice(1));
      const index = id.includes('/') ? findCell(id) : -1;
      byId('cell').hidden = index < 0;
      if (index < 0) return;
      drawCell(cell(index), id);
      byId('cell-title').focus();
    }

    function drawCell(shown, id) {
      const { outcome } = shown;
      byId('cell').replaceChildren(
        element('h2', { id: 'cell-title', tabindex: '-1' }, shown.parties.join(', ')),
        element('p', {}, element('code', {}, `${data.command} --filter id=${id}`)),
        element('p', { class: shown.pass ? null : 'alarm-text' }, verdict(shown)),
        element('h3', {}, 'Circumstances'),
        element('dl', {}, ...[['part', shown.part], ...data.axes.map((name, axis) =>
          [name, valueOf(shown.places, axis)])].map(([name, value]) =>
          element('div', {}, element('dt', { class: 'quiet' }, name + ' '), element('dd', {}, value)))),
        element('h3', {}, 'Timeline'), timeline(shown),
        element('h3', {}, 'Who got the event'),
        element('p', {}, outcome.deliveries + (outcome.expectedDeliveries
          ? `; to come were ${outcome.expectedDeliveries}` : '')),
        element('h3', {}, 'The chain before and after'), ...drawings(shown),
        element('h3', {}, 'With each remedy'), comparison(shown.index),
        element('p', {}, element('a', { href: '#', click: () => { byId('grid').scrollIntoView(); } },
          'Close this cell')));
    }

    function verdict(shown) {
      const kinds = shown.outcome.expected.length ? shown.outcome.expected.join(', ') : 'nothing wrong';
      const came = shown.outcome.violations.map(found => found.kind).join(', ') || 'nothing wrong';
      return shown.pass ? `As it was to be: ${came}.` : `To come: ${kinds}. Came: ${came}.`;
    }

    function timeline(shown) {
      const found = shown.outcome.violations;
      const line = violation => element('li', {}, `${violation.kind}: ${violation.detail}`);
      const items = shown.steps.map((step, place) => {
        const here = found.filter(violation => violation.step === place);
        return element('li', {}, step, ...(here.length ? [element('ul', {}, ...here.map(line))] : []));
      });
      const rest = found.filter(violation => violation.step < 0);
      if (rest.length) {
        items.push(element('li', {}, 'in the end', element('ul', {}, ...rest.map(line))));
      }
      return element('ol', {}, ...items);
    }

    function comparison(index) {
      const group = siblings().get(siblingKey(index)) || {};
      const present = data.strategies.filter(strategy => strategy in group);
      const row = (name, text) => element('tr', {}, element('th', { scope: 'row' }, name),
        ...present.map(strategy => {
          const sum = summed([group[strategy]]);
          return element('td', { class: sum.kind + (sum.alarm ? ' alarm' : '') }, text(cell(group[strategy])));
        }));
      return element('div', { class: 'wide' }, element('table', {},
        element('thead', {}, element('tr', {}, element('th', { scope: 'col' }, ''),
          ...present.map(strategy => element('th', { scope: 'col' },
            element('a', { href: '#' + encodeURIComponent(idOf(group[strategy])) }, strategy))))),
        element('tbody', {},
          row('what goes wrong', one => one.outcome.violations.map(found => found.kind).join(', ') || 'nothing'),
          row('who got the event', one => one.outcome.deliveries),
          row('chain', one => (one.chains.at(-1) || []).join(' → ')))));
    }

    """#
}
