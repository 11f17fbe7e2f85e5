extension Page {
  /// What stands on the page before the script runs.
  static let body = #"""
    <a class="skip" href="#grid">Skip to the grid</a>
    <header>
    <h1>Conflict matrix</h1>
    <p>What goes wrong when parties share one delegate slot: without a bridge, with each known remedy,
    and with the bridge.</p>
    <ul id="summary"></ul>
    <noscript><p>The grid is drawn by a script, which this browser does not run.</p></noscript>
    </header>
    <main>
    <section id="cell" aria-labelledby="cell-title" hidden></section>
    <section aria-labelledby="filters-title">
    <h2 id="filters-title">Filters</h2>
    <form id="filters"></form>
    <p id="count" role="status"></p>
    </section>
    <section aria-labelledby="grid-title">
    <h2 id="grid-title">Grid</h2>
    <p id="legend"></p>
    <div class="wide"><table id="grid"></table></div>
    <p><button type="button" id="more" hidden>Show more rows</button></p>
    </section>
    <section id="list-section" aria-labelledby="list-title" hidden>
    <h2 id="list-title" tabindex="-1">Cells</h2>
    <ol id="list"></ol>
    <p id="list-rest"></p>
    </section>
    <section aria-labelledby="remedies-title">
    <h2 id="remedies-title">The remedies side by side</h2>
    <p>All cells that run with every remedy, by what goes wrong in them.</p>
    <div class="wide"><table id="remedies"></table></div>
    </section>
    <section id="searches" aria-labelledby="searches-title" hidden>
    <h2 id="searches-title">Bridges broken on purpose, and searches</h2>
    <div class="wide"><table id="mutations"></table></div>
    <ul id="scripts"></ul>
    </section>
    </main>
    <p id="self-check" hidden></p>

    """#
}
