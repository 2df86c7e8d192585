import Slugger from 'github-slugger'
import type { Heading, Nodes, Root } from 'mdast'
import { bracesAtEnd } from './bracesAtEnd.ts'
import type { HeadingSlug } from './dialect.ts'
import type { Edit } from './edits.ts'

/** Gives headings the ids that the other generator gave them, where ours would be others. */
export function headingEdits(root: Root, text: string, slugOf: HeadingSlug): Edit[] {
  const own = new Slugger()
  const given = new Set<string>()
  return root.children.flatMap((node): Edit[] => {
    if (node.type !== 'heading' || !node.position) return []
    const source = text.slice(node.position.start.offset, node.position.end.offset)
    const id = idIn(source)
    if (id !== undefined && given.has(id)) return [withoutBraces(source, node.position.start.offset ?? 0)]
    if (id !== undefined) given.add(id)
    // An icon that was inserted is not text; the space beside it and other elements is.
    const words = textOf(node).replace(/:icon\[[a-z-]+\]/g, '')
    if (id !== undefined) return []
    const ours = own.slug(words.trim())
    const theirs = slugOf(words, writtenIn(source))
    if (ours === theirs || theirs === '') return []
    const line = source.split('\n', 1)[0] ?? ''
    const end = (node.position.start.offset ?? 0) + withoutClosing(line).trimEnd().length
    return /^#/.test(source) ? [{ start: end, end, text: ` {#${theirs}}` }] : []
  })
}

/** Gives headings with components the ids that they have without them; what a component becomes here is text. */
export function componentHeadingEdits(root: Root, text: string, slugOf: HeadingSlug): Edit[] {
  return root.children.flatMap((node): Edit[] => {
    if (node.type !== 'heading' || !node.position) return []
    const source = text.slice(node.position.start.offset, node.position.end.offset)
    if (idIn(source) !== undefined) return []
    const id = slugOf(textOf(node), writtenIn(source))
    const isPlain = !node.children.some((child) => child.type === 'html' && /^<[A-Z]/.test(child.value))
    if (isPlain || id === '' || !source.startsWith('#')) return []
    const end = node.position.end.offset ?? 0
    return [{ start: end, end, text: ` {#${id}}` }]
  })
}

const idIn = (source: string): string | undefined =>
  /(?:^|\s)#(\S+)/.exec(bracesAtEnd(withoutClosing(source))?.inside ?? '')?.[1]

/** Links to an id that two headings were given led to the first. */
function withoutBraces(source: string, offset: number): Edit {
  const written = withoutClosing(source)
  return { start: offset + (bracesAtEnd(written)?.start ?? 0), end: offset + written.trimEnd().length, text: '' }
}

/** A heading without the marks that may follow its text: `# Title #`. */
const withoutClosing = (line: string): string => line.trimEnd().replace(/[ \t]#+$/, '')

/** What is between the marks of a heading, which may also be a line below it. */
const writtenIn = (source: string): string =>
  /^#{1,6}(?:\s|$)/.test(source)
    ? withoutClosing(source.replace(/^#+/, '')).trim()
    : (source.split('\n').at(-2) ?? '').trim()

/** The text of a heading without markup. */
export function textOf(node: Heading | Nodes): string {
  if (node.type === 'text' || node.type === 'inlineCode') return node.value
  if (node.type === 'image') return node.alt ?? ''
  return 'children' in node ? node.children.map(textOf).join('') : ''
}
