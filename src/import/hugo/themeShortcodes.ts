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

/** Some themes have their formulas between dollars inside. */
const formula: Known = (_args, inner) => {
  const tex = inner?.trim()
  return tex === undefined || /^(?:\$|\\{1,2}[([])/.test(tex) ? tex : `$$${tex}$$`
}

/** The files that a part of a name may mean. */
const pictureNames = (written: string): string[] => {
  const part = written.replaceAll('*', '')
  const ends = ['', '.jpg', '.jpeg', '.png', '.webp', '.gif', '.svg']
  return ['', 'featured-'].flatMap((start) => ends.map((end) => `${start}${part}${end}`))
}

const plain = (text = ''): string =>
  text
    .trim()
    .replace(/[*_`[\]]/g, '')
    .replace(/\s+/g, ' ')

/** Shortcodes of Hextra, Docsy, Book and Kubernetes other than callouts, tabs and links. */
export const THEME_SHORTCODES: { readonly [name: string]: Known } = {
  'filetree/container': (_args, inner) =>
    [
      ':::file-tree',
      ...itemsIn(inner).map((item) => item.replace(/^\t+/, ({ length }) => '  '.repeat(length))),
      ':::',
    ].join('\n'),
  'filetree/folder': (args, inner) =>
    `- **${argOf(args, 'name')}/**${itemsIn(inner)
      .map((item) => `\n\t${item}`)
      .join('')}`,
  'filetree/file': (args) => `- \`${argOf(args, 'name')}\``,
  // `name | icon | comment`
  tree: (_args, inner) =>
    inner &&
    `:::file-tree\n${inner
      .replace(/[ \t]*\|[^|\n]*(?:\|[ \t]*|$)/gm, ' ')
      .replace(/[ \t]+$/gm, '')
      .trim()}\n:::`,
  heading: (args) => HEADINGS.get(argOf(args)),
  rawhtml: (_args, inner) => inner?.trim(),
  katex: formula,
  math: formula,
  imgproc: (args, inner, { linkTo }) => {
    const file = pictureNames(argOf(args)).find((name) => linkTo(name) !== undefined)
    return file && [`![${plain(inner)}](${file})`, inner?.trim()].filter(Boolean).join('\n\n')
  },
  table: ({ named: { caption } }, inner) => inner && `\n\n${inner.trim()}\n\n${caption ? `*${caption}*\n` : ''}`,
  tooltip: (args) => argOf(args, 'text'),
  abbr: (args, inner) => inner ?? argOf(args, 'text'),
  term: (args, inner) => inner ?? argOf(args, 'text', 'term'),
}
