/** Runs in a page. A fold opens without script, a term explains itself on hover, and a moved section where it is named. */
export const hiddenTexts = (): string[] =>
  [...document.querySelectorAll('main :is(h1, h2, h3, p, li, td, pre)')]
    .filter(
      (element) => !element.closest('details:not([open]), .term-meaning, .moved-anchor') && !element.checkVisibility(),
    )
    .map((element) => element.outerHTML.slice(0, 120))
