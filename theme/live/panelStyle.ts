export const STYLE = `
:host { all: initial }
[hidden] { display: none !important }
section, .badge { position: fixed; inset: auto 1rem 1rem auto; z-index: 2147483647; box-sizing: border-box;
  background: #1c1c22; color: #f4f4f6; font: 14px/1.5 ui-sans-serif, system-ui, sans-serif;
  box-shadow: 0 .25rem 1rem rgb(0 0 0 / .35) }
section { width: min(44rem, calc(100vw - 2rem)); max-height: 60vh; overflow: auto; padding: 1rem 1.25rem;
  border: 1px solid #f0c060; border-left-width: .4rem; border-radius: .5rem; overflow-wrap: anywhere }
.badge { padding: .25rem .75rem; border: 1px solid #f0c060; border-radius: 1rem; cursor: pointer }
.failing { border-color: #ff7a7a }
h2 { margin: 0 2rem .5rem 0; font-size: 1rem }
.close { position: absolute; top: .6rem; right: .6rem; min-width: 1.75rem; min-height: 1.75rem; border: 0; background: none;
  color: inherit; font-size: 1.25rem; cursor: pointer }
:focus-visible { outline: 2px solid #9cc4ff; outline-offset: 2px }
article { padding: .5rem 0; border-top: 1px solid #444 }
p { margin: .15rem 0 }
a { color: #9cc4ff }
.error > p:first-child { color: #ff9a9a }
.warning > p:first-child { color: #f0c060 }
pre { margin: .4rem 0 0; padding: .5rem; overflow: auto; background: #111116; font: 12px/1.5 ui-monospace, monospace }
.fix { color: #9fe0a8 }
@media print { section, .badge { display: none } }`
