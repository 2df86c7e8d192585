import type { List, ListItem, Nodes, Root } from 'mdast'
import { pushAll } from '../../model/pushAll.ts'
import { ALERT_KINDS } from '../convert/alertKinds.ts'
import type { Dialect } from '../convert/dialect.ts'
import { footnoteStep } from '../convert/footnoteStep.ts'
import { textOf } from '../convert/headings.ts'
import { htmlStep } from '../convert/htmlStep.ts'
import { INLINE } from '../convert/inlineConstructs.ts'
import { inlineStep } from '../convert/inlineStep.ts'
import { marksStep } from '../convert/marksStep.ts'
import { parseMarkdown } from '../convert/parseMarkdown.ts'
import type { ForeignItem } from '../foreignSite.ts'
import type { Generator } from '../generator.ts'
import { filesPublished, readPage, slashes } from '../pages.ts'
import { decoded, isIn, isMarkdown, joined, withoutExtension } from '../paths.ts'
import { fileValue } from '../read/files.ts'
import { at, type JsonObject, objectAt, textAt } from '../read/json.ts'
import { admonishStep } from './admonishStep.ts'
import { frameOf } from './frame.ts'
import { hiddenStep } from './hiddenStep.ts'
import { preprocessStep } from './preprocessStep.ts'
import { ruleStep } from './ruleStep.ts'
import { titleStep } from './titleStep.ts'
import { warningStep } from './warningStep.ts'

/** https://rust-lang.github.io/mdBook/format/configuration/ */
export const mdbook: Generator = {
  kind: 'mdbook',
  owns: (tree) => tree.files.includes('book.toml'),
  read(tree, tally) {
    const config = fileValue(tree, 'book.toml', tally)
    const folder = joined(textAt(config, 'book', 'src') ?? 'src')
    const hidden = objectAt(config, 'output', 'html', 'code', 'hidelines')
    // The second name is an older one.
    const isSmart = ['smart-punctuation', 'curly-quotes'].some((key) => at(config, 'output', 'html', key) === true)
    const dialect = dialectWith(hidden, isSmart)
    const summary = joined(folder, 'SUMMARY.md')
    const contents = parseMarkdown(tree.text(summary) ?? '')
    for (const line of draftsIn(contents)) tally.note('chapter without a page', 'left', { file: summary, line })
    const items = summaryItems(contents, folder)
    // A program may write the list of chapters: all files are pages until it has.
    const isListed = tree.files.includes(summary)
    if (!isListed) tally.note(`no list of chapters in ${summary}`, 'left', { file: 'book.toml', line: 1 })
    const all = tree.files.filter((path) => isIn(path, folder) && isMarkdown(path))
    const sources = isListed ? [...new Set(pagesOf(items))].filter((path) => tree.files.includes(path)) : all
    const cname = textAt(config, 'output', 'html', 'cname')
    return {
      configuration: 'book.toml',
      site: {
        title: textAt(config, 'book', 'title') ?? 'Book',
        tagline: textAt(config, 'book', 'description') ?? '',
        url: cname === undefined ? '' : `https://${cname}`,
        baseUrl: slashes(textAt(config, 'output', 'html', 'site-url') ?? '/'),
        language: textAt(config, 'book', 'language') ?? 'en',
        trailingSlash: false,
        pages: sources.map((source) => readPage(tree, source, addressOf(source, folder), tally)),
        assets: filesPublished(tree, folder),
        navigation: [],
        frame: frameOf(config),
        sidebars: items.length === 0 ? [] : [{ id: 'book', label: 'Contents', items }],
        math:
          at(config, 'output', 'html', 'mathjax-support') === true || at(config, 'preprocessor', 'katex') !== undefined,
        redirects: Object.entries(objectAt(config, 'output', 'html', 'redirect')).flatMap(
          ([from, to]): [string, string][] =>
            typeof to === 'string' ? [[from, /^(?:https?:|\/)/.test(to) ? to : `/${joined(from, '..', to)}`]] : [],
        ),
      },
      roots: [folder, ''],
      publishedAs: (target) => target.replace(/\.md(?=[?#]|$)/, '.html'),
      dialectOf: () => dialect,
    }
  },
}

/** `README.md` is the index of its folder; every other page is a file with its name. */
function addressOf(source: string, folder: string): string {
  const stem = withoutExtension(source.slice(folder.length)).replace(/(^|\/)(?:README|index)$/i, '$1')
  return stem.endsWith('/') ? stem : `${stem}.html`
}

/** The chapters of `SUMMARY.md`: links outside lists, headings that begin a part, and lists of chapters. */
function summaryItems(root: Root, folder: string): ForeignItem[] {
  const items: ForeignItem[] = []
  let part: Extract<ForeignItem, { kind: 'category' }> | undefined
  for (const node of root.children) {
    if (node.type === 'heading') {
      const label = textOf(node)
      if (items.length === 0 && node.depth === 1 && /^summary$/i.test(label)) continue
      part = { kind: 'category', label, items: [] }
      items.push(part)
    } else if (node.type === 'list')
      pushAll(
        part?.items ?? items,
        node.children.flatMap((item) => chapter(item, folder)),
      )
    else if (node.type === 'paragraph')
      pushAll(
        items,
        node.children.flatMap((child) => linkOf(child, folder)),
      )
    else if (node.type === 'thematicBreak') part = undefined
  }
  return items
}

function chapter(item: ListItem, folder: string): ForeignItem[] {
  const own = item.children.flatMap((child) =>
    child.type === 'paragraph' ? child.children.flatMap((each) => linkOf(each, folder)) : [],
  )
  const lists = item.children.filter((child): child is List => child.type === 'list')
  const inner = lists.flatMap((list) => list.children.flatMap((each) => chapter(each, folder)))
  // A draft has a name and no page.
  const named = item.children.find((child) => child.type === 'paragraph')
  const label = own[0] && 'label' in own[0] ? own[0].label : named && textOf(named).trim()
  return inner.length === 0 ? own : [{ kind: 'category', label: label || 'Chapter', items: [...own, ...inner] }]
}

/** The lines of chapters that are announced; one with others below is their category. */
function draftsIn(node: Nodes): number[] {
  if (node.type === 'link' && node.url === '') return [node.position?.start.line ?? 1]
  if (!('children' in node)) return []
  const lists: Nodes[] = node.type === 'listItem' ? node.children.filter(({ type }) => type === 'list') : []
  return (lists.length > 0 ? lists : node.children).flatMap(draftsIn)
}

/** A chapter without an address is a draft. */
const linkOf = (node: Nodes, folder: string): ForeignItem[] =>
  node.type === 'link' && node.url !== ''
    ? [{ kind: 'page', source: joined(folder, decoded(node.url)), label: textOf(node) }]
    : []

const pagesOf = (items: ForeignItem[]): string[] =>
  items.flatMap((item) => (item.kind === 'page' ? [item.source] : item.kind === 'category' ? pagesOf(item.items) : []))

const dialectWith = (hidden: JsonObject, isSmart: boolean): Dialect => ({
  steps: [
    preprocessStep,
    footnoteStep,
    hiddenStep(hidden),
    admonishStep,
    warningStep,
    ruleStep,
    ...(isSmart ? [marksStep] : []),
    htmlStep,
    inlineStep({ constructs: [INLINE.attributes, INLINE.wikiLink, INLINE.literalBraces, ALERT_KINDS] }),
    titleStep,
  ],
  slugger() {
    const known = new Map<string, number>()
    return (text) => {
      const slug = mdbookSlug(text)
      const count = known.get(slug) ?? 0
      known.set(slug, count + 1)
      return count === 0 ? slug : `${slug}-${count}`
    }
  },
})

/** Letters, digits, `_` and `-` stay, each space is a hyphen, everything else goes. Only letters of ASCII become small. */
const mdbookSlug = (text: string): string =>
  text
    .trim()
    .replace(/[A-Z]/g, (letter) => letter.toLowerCase())
    .replace(/\s/g, '-')
    .replace(/[^\p{Alphabetic}\p{N}_-]/gu, '')
