extension Page {
  /// The script that reads the data and filters it.
  static let model = #"""
    const data = JSON.parse(document.getElementById('data').textContent);
    const WIDTH = 6;
    const cellCount = data.cells.length / WIDTH;
    const strategyAxis = data.axes.indexOf('strategy');

    function cell(index) {
      const [stack, situation, order, outcome, chains, flags] =
        data.cells.slice(index * WIDTH, (index + 1) * WIDTH);
      return {
        index, stack, outcome: data.outcomes[outcome], situation,
        parties: data.stacks[stack].map(name => data.names[name]),
        places: data.situations[situation][0],
        steps: data.orders[order].map(step => data.steps[step]),
        chains: data.chains[chains].map(chain => chain.map(name => data.names[name])),
        part: data.parts[flags >> 1], pass: (flags & 1) === 1,
      };
    }

    function stackName(stack) { return data.stacks[stack].map(name => data.names[name]).join('+'); }
    function idOf(index) {
      return stackName(data.cells[index * WIDTH]) + '/' + data.situations[data.cells[index * WIDTH + 1]][1];
    }
    function valueOf(places, axis) { return data.values[axis][places[axis]]; }

    let knownIds = null;
    function findCell(id) {
      if (!knownIds) {
        knownIds = new Map();
        for (let index = 0; index < cellCount; index += 1) knownIds.set(idOf(index), index);
      }
      return knownIds.get(id) ?? -1;
    }

    // Filters: one for each axis, and for the party, the part of the matrix, and the result.
    const filters = [
      { name: 'party', values: [...new Set(data.stacks.flat())].map(name => data.names[name]).sort(),
        test: (value, at) => data.stacks[data.cells[at]].some(name => data.names[name] === value) },
      { name: 'part', values: data.parts, test: (value, at) => data.parts[data.cells[at + 5] >> 1] === value },
      { name: 'result', values: ['nothing wrong', 'something wrong', 'not as it was to be'],
        test: (value, at) => value === 'not as it was to be'
          ? (data.cells[at + 5] & 1) === 0
          : (data.outcomes[data.cells[at + 3]].violations.length === 0) === (value === 'nothing wrong') },
      ...data.axes.map((name, axis) => ({ name, values: data.values[axis],
        test: (value, at) => valueOf(data.situations[data.cells[at + 1]][0], axis) === value })),
    ];

    function chosenCells(choice) {
      const active = filters.filter(filter => choice[filter.name]);
      const chosen = [];
      for (let index = 0; index < cellCount; index += 1) {
        const at = index * WIDTH;
        if (active.every(filter => filter.test(choice[filter.name], at))) chosen.push(index);
      }
      return chosen;
    }

    // What goes wrong in some cells: one letter a symptom.
    function summed(indexes) {
      const letters = new Set();
      let clean = 0, alarm = 0;
      for (const index of indexes) {
        const violations = data.outcomes[data.cells[index * WIDTH + 3]].violations;
        if (violations.length === 0) clean += 1;
        for (const violation of violations) letters.add(violation.symptom);
        if ((data.cells[index * WIDTH + 5] & 1) === 0) alarm += 1;
      }
      const kind = letters.size === 0 ? 'clean' : clean > 0 ? 'mixed' : 'wrong';
      const sorted = Object.keys(data.symptoms).filter(letter => letters.has(letter)).join('');
      return { kind, letters: sorted, clean, alarm, count: indexes.length };
    }

    function element(name, attributes, ...children) {
      const made = document.createElement(name);
      for (const [key, value] of Object.entries(attributes || {})) {
        if (typeof value === 'function') made.addEventListener(key, value);
        else if (value !== null) made.setAttribute(key, value);
      }
      made.append(...children);
      return made;
    }

    """#
}
