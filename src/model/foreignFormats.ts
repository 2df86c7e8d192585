/** A format in which others write pages, and which is not read. */
export type ForeignFormat = { pattern: RegExp; format: string }

const named = (extensions: string, format: string): ForeignFormat => ({
  pattern: new RegExp(`\\.(?:${extensions})$`, 'i'),
  format,
})

export const FOREIGN_FORMATS: readonly ForeignFormat[] = [
  named('rst|rest', 'reStructuredText'),
  named('adoc|asciidoc', 'AsciiDoc'),
  named('qmd|rmd|rmarkdown', 'a document of Quarto or R Markdown'),
  named('ipynb', 'a notebook of Jupyter'),
  named('mediawiki|textile|creole|rdoc|pod|org', 'a page in another markup'),
  named('mdoc', 'a page of Markdoc'),
  named('canvas|base|excalidraw', 'a file of Obsidian'),
  named('njk|liquid|erb|ejs|hbs|mustache|pug|haml|twig|j2|jinja2?|webc', 'a template'),
  named('11ty(?:data)?\\.(?:c?js|mjs|ts|json)|astro|vue|svelte|[jt]sx', 'a program of another generator'),
]

/** What a file that is not read as a page is; undefined if it is none in another format. */
export const foreignFormat = (path: string): string | undefined =>
  FOREIGN_FORMATS.find(({ pattern }) => pattern.test(path))?.format
