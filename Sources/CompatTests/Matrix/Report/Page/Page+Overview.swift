extension Page {
  /// The script that draws filters, grid, lists and the tables below them.
  static let overview = #"""
    const byId = name => document.getElementById(name);
    let choice = {}, rows = [], shownRows = 0;

    function drawFilters() {
      byId('filters').replaceChildren(...filters.filter(filter => filter.values.length > 1).map(filter =>
        element('div', {},
          element('label', { for: 'filter-' + filter.name }, filter.name),
          element('select', { id: 'filter-' + filter.name, name: filter.name, change: event => {
            choice[filter.name] = event.target.value;
            drawGrid();
          } }, element('option', { value: '' }, 'any'),
          ...filter.values.map(value => element('option', { value }, value))))));
    }

    function drawGrid() {
      const chosen = chosenCells(choice);
      const byStack = new Map();
      for (const index of chosen) {
        const stack = data.cells[index * WIDTH];
        const strategy = valueOf(data.situations[data.cells[index * WIDTH + 1]][0], strategyAxis);
        if (!byStack.has(stack)) byStack.set(stack, {});
        (byStack.get(stack)[strategy] ||= []).push(index);
      }
      rows = [...byStack];
      shownRows = 0;
      byId('count').textContent = `${chosen.length} of ${cellCount} cells in ${rows.length} rows`;
      byId('grid').replaceChildren(
        element('caption', {}, 'Who comes, in this order, and what goes wrong with each strategy'),
        element('thead', {}, element('tr', {}, element('th', { scope: 'col' }, 'parties'),
          ...data.strategies.map(name => element('th', { scope: 'col' }, name)))),
        element('tbody', {}));
      drawMoreRows();
    }

    function drawMoreRows() {
      const body = byId('grid').querySelector('tbody');
      for (const [stack, cells] of rows.slice(shownRows, shownRows + 60)) {
        const name = stackName(stack).replaceAll('+', ', ');
        body.append(element('tr', {}, element('th', { scope: 'row' }, name),
          ...data.strategies.map(strategy => gridCell(name, strategy, cells[strategy]))));
      }
      shownRows = Math.min(rows.length, shownRows + 60);
      byId('more').hidden = shownRows >= rows.length;
    }

    function gridCell(name, strategy, indexes) {
      if (!indexes) return element('td', { class: 'quiet' }, '–');
      const sum = summed(indexes);
      const words = describe(sum);
      return element('td', { class: sum.kind + (sum.alarm ? ' alarm' : '') },
        element('button', { type: 'button', 'aria-label': `${name}, ${strategy}: ${words}`, title: words,
          click: () => drawList(`${name}, ${strategy}`, indexes) },
        `${sum.letters || '·'}${sum.alarm ? '!' : ''} ${sum.clean}/${sum.count}`));
    }

    function describe(sum) {
      const meanings = [...sum.letters].map(letter => data.symptoms[letter]);
      return `nothing wrong in ${sum.clean} of ${sum.count} cells`
        + (meanings.length ? '; else ' + meanings.join('; ') : '')
        + (sum.alarm ? `; ${sum.alarm} not as it was to be` : '');
    }

    function drawList(title, indexes) {
      const shown = indexes.slice(0, 200);
      byId('list-section').hidden = false;
      byId('list-title').textContent = `Cells: ${title}`;
      byId('list').replaceChildren(...shown.map(index => {
        const sum = summed([index]);
        return element('li', {}, element('a', { href: '#' + encodeURIComponent(idOf(index)) }, idOf(index)),
          ` ${sum.letters || 'nothing wrong'}${sum.alarm ? ' (not as it was to be)' : ''}`);
      }));
      byId('list-rest').textContent =
        indexes.length > shown.length ? `and ${indexes.length - shown.length} more: filter to see them` : '';
      byId('list-title').focus();
    }

    function table(id, caption, head, body) {
      byId(id).replaceChildren(element('caption', {}, caption),
        element('thead', {}, element('tr', {}, ...head.map(text => element('th', { scope: 'col' }, text)))),
        element('tbody', {}, ...body));
    }

    function drawRemedies() {
      const groups = siblings();
      const complete = [...groups.values()].filter(group => data.strategies.every(name => name in group));
      const body = data.strategies.map(strategy => {
        const indexes = complete.map(group => group[strategy]);
        const sum = summed(indexes);
        const counts = Object.keys(data.symptoms).map(letter => indexes.filter(index =>
          data.outcomes[data.cells[index * WIDTH + 3]].violations.some(found => found.symptom === letter)).length);
        return element('tr', { class: sum.kind }, element('th', { scope: 'row' }, strategy),
          element('td', {}, `${sum.clean} of ${sum.count}`),
          ...counts.map(count => element('td', {}, String(count))));
      });
      table('remedies', `${complete.length} situations, each with every remedy`,
        ['strategy', 'nothing wrong', ...Object.values(data.symptoms)], body);
    }

    // Cells that differ in the strategy alone.
    let knownSiblings = null;
    function siblings() {
      if (knownSiblings) return knownSiblings;
      knownSiblings = new Map();
      for (let index = 0; index < cellCount; index += 1) {
        const key = siblingKey(index);
        if (!knownSiblings.has(key)) knownSiblings.set(key, {});
        const places = data.situations[data.cells[index * WIDTH + 1]][0];
        knownSiblings.get(key)[valueOf(places, strategyAxis)] = index;
      }
      return knownSiblings;
    }
    function siblingKey(index) {
      const id = idOf(index);
      return id.slice(0, id.lastIndexOf('/'));
    }

    function drawSearches() {
      const scripts = [...(data.exhaustion?.failures || []), ...(data.randomWalks?.failures || [])];
      byId('searches').hidden = !data.mutations && !data.exhaustion && !data.randomWalks;
      byId('scripts').replaceChildren(...scripts.map(script =>
        element('li', {}, element('code', {}, script))));
      if (!data.mutations) return;
      table('mutations', 'Each bridge breaks one law, and something has to turn red',
        ['what was broken', 'law', 'caught', 'by'],
        data.mutations.map(mutation => element('tr', { class: mutation.caught ? 'clean' : 'wrong alarm' },
          element('th', { scope: 'row' }, mutation.name), element('td', {}, String(mutation.law)),
          element('td', {}, mutation.caught ? 'yes' : 'no'),
          element('td', {}, mutation.byCells.slice(0, 3).join('; ')))));
    }

    """#
}
