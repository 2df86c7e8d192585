/** A format in which others write pages, and which is not read. */
export type ForeignFormat = { pattern: RegExp; format: string }

const named = (extensions: string, format: string): ForeignFormat => ({
  pattern: new RegExp(`\\.(?:${extensions})$`, 'i'),
  format,
})

export const FOREIGN_FORMATS: readonly ForeignFormat[] = [
  named('rst|rest', 'reStructuredText'),
  named('adoc|asciidoc', 'AsciiDoc'),
  named('qmd|rmd|rmarkdown', 'a Quarto or R Markdown document'),
  named('ipynb', 'a Jupyter notebook'),
  named('mediawiki|textile|creole|rdoc|pod|org', 'a page in another markup'),
  named('mdoc', 'a Markdoc page'),
  named('canvas|base|excalidraw', 'an Obsidian file'),
  named('njk|liquid|erb|ejs|hbs|mustache|pug|haml|twig|j2|jinja2?|webc', 'a template'),
  named('11ty(?:data)?\\.(?:c?js|mjs|ts|json)|astro|vue|svelte|[jt]sx', 'a program for another generator'),
]

/** What a file that is not read as a page is; undefined if it is not one in another format. */
export const foreignFormat = (path: string): string | undefined =>
  FOREIGN_FORMATS.find(({ pattern }) => pattern.test(path))?.format
