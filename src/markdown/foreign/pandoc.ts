import { type ForeignConstruct, LINE, LINE_END } from './construct.ts'

/** Pandoc and Quarto, and attributes as kramdown and others write them, too. */
export const PANDOC: ForeignConstruct[] = [
  {
    name: 'an attribute list',
    pattern:
      /(?=\{)(?<=[\])`*\w\u00AD][ \t]?|^|\n[ \t>]*)\{:?[ \t]{0,9}(?:[.#][A-Za-z][\w-]{0,200}|[a-z-]{1,100}="[^"\n]{0,300}")(?:[ \t]{1,9}(?:[.#][\w-]{1,200}|[\w-]{1,100}=(?:"[^"\n]{0,300}"|[^"}\s]{0,300}))){0,50}[ \t]{0,9}\}|\{:[ \t]{0,9}[\w.#][^{}\n]{0,500}\}|(?=\{)(?<=[)`]|^|(?<!\w)\[[^\][\n]{0,200}\])\{[ \t]{0,9}[\w-]{1,100}=[^{}\n]{0,500}\}|(?<=`)\{=\w+\}/g,
    fix: 'remove it; only headings have ids, written "{#id}", and the width of a picture is that of <img width="300">',
  },
  {
    name: 'an attribute list',
    at: 'end',
    pattern:
      /(?=\{)(?<=\S[ \t]*)\{(?:-|\.unnumbered|docsify-[\w-]+)\}[ \t]*(?=\n|$)|(?<=\S[ \t])(?::id=[\w-]+|\[#[\w-]+\]|\[!?toc\])[ \t]*$/gm,
    fix: 'remove it; ids of headings are written "{#id}"',
  },
  {
    name: 'an attribute list',
    at: 'line',
    pattern: new RegExp(`${LINE}\\{[ \\t]{0,9}[A-Za-z][\\w-]{0,100}=[^{}\\n]{0,500}\\}${LINE_END}`, 'gm'),
    fix: 'remove it',
  },
  {
    name: 'an attribute list',
    pattern: /(?<=\))\{(?:download|external|controls|autoplay|loop|muted|hidden)\}/g,
    fix: 'remove it',
  },
  {
    name: 'a kramdown option',
    pattern: /\{::\/?[a-z][^}\n]{0,200}\}|\{:\/[a-z]*\}/g,
    fix: 'remove it',
  },
  {
    name: 'a citation',
    pattern: /\[(?:[^\][\n@]{0,100}[ \t])?-?@[A-Za-z][\w:.#$%&+?~/-]*(?:[ \t]*[,;][^\][\n]{0,300})?\](?![[(:])/g,
    fix: 'write a link or a footnote',
  },
  {
    name: 'a Quarto reference',
    pattern: /(?<![\w@/.])@(?:fig|sec|tbl|eq|lst|thm|lem|cor|prp|def|exm|exr)-[A-Za-z][\w-]*/g,
    fix: 'write "[text](#id)"',
  },
  {
    name: 'a Pandoc list item',
    at: 'start',
    pattern:
      /^(?:\(@\)[ \t]|\(@[\w-]+\)[ \t]{2}|#[.)][ \t]|[A-Z][.)][ \t]{2}|I[.)][ \t](?=[^\n]+\n[ \t>]*II[.)][ \t])|\(?(?:[a-z]|[ivx]{2,5})[.)][ \t](?=[^\n]+\n[ \t>]*\(?(?:[a-z]|[ivx]{2,5})[.)][ \t]))[ \t]*\S[^\n]*/g,
    fix: 'write "1."',
  },
  {
    name: 'a Pandoc table',
    at: 'start',
    pattern: /^\+(?:[-=:]{2,}\+)+[ \t]*(?=\n)/g,
    fix: 'write a table with "|"',
  },
  {
    name: 'a LaTeX command',
    at: 'line',
    pattern: new RegExp(
      `${LINE}\\\\(?:(?:newpage|pagebreak|clearpage|tableofcontents|noindent|centering|appendix)\\b|(?:begin|end|input|include|label|vspace|hspace)\\{)[^\\n]*`,
      'gm',
    ),
    fix: 'remove it, or write Markdown in its place',
  },
  {
    name: 'a kramdown block end',
    at: 'line',
    pattern: new RegExp(`${LINE}\\^${LINE_END}`, 'gm'),
    fix: 'write a blank line',
  },
]
