extension Page {
  /// How the page looks, by light and by dark.
  static let style = #"""
    :root {
      color-scheme: light dark;
      --back: #fff; --text: #1b1d21; --quiet: #565b66; --line: #c9ccd3; --link: #0b57a4;
      --clean: #d9f0dc; --mixed: #fdf0c4; --wrong: #f8dcc9; --alarm: #b3261e; --box: #eef1f6;
    }
    @media (prefers-color-scheme: dark) {
      :root {
        --back: #16181c; --text: #e8eaee; --quiet: #a5abb8; --line: #444a55; --link: #8ab8f0;
        --clean: #1d4427; --mixed: #4a3f14; --wrong: #57321b; --alarm: #ff8a80; --box: #252a33;
      }
    }
    body { background: var(--back); color: var(--text); font: 16px/1.5 system-ui, sans-serif;
      margin: 0 auto; max-width: 76rem; padding: 1rem; }
    h1 { font-size: 1.6rem; } h2 { font-size: 1.2rem; margin-top: 2rem; } h3 { font-size: 1rem; }
    a { color: var(--link); }
    .skip { position: absolute; left: -99rem; } .skip:focus { position: static; }
    :focus-visible { outline: 3px solid var(--link); outline-offset: 1px; }
    form { display: grid; gap: .5rem 1rem; grid-template-columns: repeat(auto-fill, minmax(10rem, 1fr)); }
    label { display: block; font-size: .85rem; color: var(--quiet); }
    select, button { font: inherit; color: var(--text); background: var(--back);
      border: 1px solid var(--line); border-radius: 4px; padding: .2rem .4rem; }
    select { width: 100%; }
    .wide { overflow-x: auto; }
    table { border-collapse: collapse; font-size: .9rem; } caption { text-align: left; }
    dl { display: grid; gap: 0 1rem; grid-template-columns: repeat(auto-fill, minmax(14rem, 1fr)); }
    dt, dd { display: inline; margin: 0; }
    th, td { border: 1px solid var(--line); padding: .15rem .4rem; text-align: left; }
    thead th { position: sticky; top: 0; background: var(--back); }
    tbody th { font-weight: normal; }
    td button { border: 0; width: 100%; text-align: left; background: transparent; white-space: nowrap; }
    .clean { background: var(--clean); } .mixed { background: var(--mixed); }
    .wrong { background: var(--wrong); } .alarm { box-shadow: inset 0 0 0 3px var(--alarm); }
    .quiet { color: var(--quiet); } code { overflow-wrap: anywhere; }
    #cell { border: 2px solid var(--line); border-radius: 6px; padding: 0 1rem 1rem; }
    #cell .alarm-text { color: var(--alarm); }
    svg { max-width: 100%; height: auto; }
    svg rect { fill: var(--box); stroke: var(--line); }
    svg text { fill: var(--text); font: 13px system-ui, sans-serif; }
    svg path { fill: none; stroke: var(--text); stroke-width: 1.5; }
    svg .ring { stroke: var(--alarm); } svg polygon { fill: var(--text); } svg .ring-tip { fill: var(--alarm); }

    """#
}
