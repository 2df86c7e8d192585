import type { Known } from './shortcodes.ts'
import { argOf } from './shortcodes.ts'

/** The headings that the documentation of Kubernetes, and what is made after it, has under these names. */
const HEADINGS: ReadonlyMap<string, string> = new Map([
  ['prerequisites', 'Before you begin'],
  ['objectives', 'Objectives'],
  ['cleanup', 'Cleaning up'],
  ['whatsnext', "What's next"],
  ['options', 'Options'],
  ['synopsis', 'Synopsis'],
  ['seealso', 'See also'],
])

/** The items of a list, whose depth is the number of tabs before them. */
const itemsIn = (inner: string | undefined): string[] =>
  (inner ?? '').split('\n').flatMap((line) => (line.trim() === '' ? [] : [line.replace(/^ +/, '').trimEnd()]))

/** Shortcodes of Hextra, Docsy, Book and Kubernetes that are no callouts, tabs or links. */
export const THEME_SHORTCODES: { readonly [name: string]: Known } = {
  'filetree/container': (_args, inner) =>
    itemsIn(inner)
      .map((item) => item.replace(/^\t+/, ({ length }) => '  '.repeat(length)))
      .join('\n'),
  'filetree/folder': (args, inner) =>
    `- **${argOf(args, 'name')}/**${itemsIn(inner)
      .map((item) => `\n\t${item}`)
      .join('')}`,
  'filetree/file': (args) => `- \`${argOf(args, 'name')}\``,
  heading: (args) => HEADINGS.get(argOf(args)),
  glossary_tooltip: (args) => argOf(args, 'text', 'term_id'),
  rawhtml: (_args, inner) => inner?.trim(),
  katex: (_args, inner) => (inner === undefined ? undefined : `$$${inner.trim()}$$`),
  math: (_args, inner) => (inner === undefined ? undefined : `$$${inner.trim()}$$`),
  imgproc: (args, inner) => [`![${inner?.trim() ?? ''}](${argOf(args)})`, inner?.trim()].filter(Boolean).join('\n\n'),
  video: (args) => `[Video](${argOf(args, 'src')})`,
  asciinema: (args) => `[Recording](${argOf(args, 'file', 'src')})`,
  tooltip: (args) => argOf(args, 'text'),
  abbr: (args, inner) => inner ?? argOf(args, 'text'),
  term: (args, inner) => inner ?? argOf(args, 'text', 'term'),
}
