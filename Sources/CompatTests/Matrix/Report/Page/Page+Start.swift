extension Page {
  /// The script that starts the page; asked to by its address, it also looks itself over and says what
  /// it found.
  static let start = #"""
    function start() {
      byId('summary').replaceChildren(...data.lines.map(line => element('li', {}, line)));
      byId('legend').replaceChildren('A cell shows in how many of its runs nothing went wrong, and else: ',
        ...Object.entries(data.symptoms).map(([letter, meaning]) => `${letter} ${meaning}; `));
      drawFilters();
      drawGrid();
      drawRemedies();
      drawSearches();
      byId('more').addEventListener('click', drawMoreRows);
      addEventListener('hashchange', showCell);
      if (location.hash === '#self-check') selfCheck(); else showCell();
    }

    function selfCheck() {
      const problems = [];
      const check = (holds, what) => { if (!holds) problems.push(what); };
      try {
        check(cellCount === data.summary.cells, 'the cells are not as many as the summary says');
        check(document.querySelectorAll('#grid tbody tr').length === Math.min(60, rows.length), 'rows are missing');
        check(document.querySelectorAll('#remedies tbody tr').length === data.strategies.length, 'remedies are missing');
        for (const filter of filters) {
          const sum = filter.values.reduce((sum, value) => sum + chosenCells({ [filter.name]: value }).length, 0);
          check(sum >= cellCount, `the values of the filter ${filter.name} leave cells out`);
        }
        const step = Math.max(1, Math.floor(cellCount / 100));
        for (let index = 0; index < cellCount; index += step) {
          const id = idOf(index);
          check(findCell(id) === index, `${id} is not found by its name`);
          drawCell(cell(index), id);
          check(document.querySelectorAll('#cell svg').length === cell(index).chains.length, `${id} has no drawing`);
          check(document.querySelectorAll('#cell ol > li').length >= cell(index).steps.length, `${id} has no timeline`);
        }
        for (const control of document.querySelectorAll('select')) {
          check(document.querySelector(`label[for="${control.id}"]`), `${control.id} has no label`);
        }
        for (const button of document.querySelectorAll('td button')) {
          check(button.getAttribute('aria-label'), 'a button of the grid has no name');
        }
        for (const picture of document.querySelectorAll('svg')) {
          check(picture.getAttribute('aria-label'), 'a drawing has no name');
        }
      } catch (error) {
        problems.push(String(error));
      }
      byId('self-check').hidden = false;
      byId('self-check').textContent =
        problems.length ? 'self-check failed: ' + problems.join('; ') : `self-check passed: ${cellCount} cells`;
    }

    start();

    """#
}
