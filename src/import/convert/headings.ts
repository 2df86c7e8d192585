import Slugger from 'github-slugger'
import type { Heading, Nodes, Root } from 'mdast'
import type { Edit } from './edits.ts'

/** Gives headings the ids that the other generator gave them, where ours would be others. */
export function headingEdits(root: Root, text: string, slugOf: (text: string) => string): Edit[] {
  const own = new Slugger()
  return root.children.flatMap((node): Edit[] => {
    if (node.type !== 'heading' || !node.position) return []
    const source = text.slice(node.position.start.offset, node.position.end.offset)
    const words = textOf(node)
    if (/\{#[^}\s]+\}\s*#*\s*$/.test(source)) return []
    const ours = own.slug(words.trim())
    const theirs = slugOf(words)
    if (ours === theirs || theirs === '') return []
    const line = source.split('\n', 1)[0] ?? ''
    const end = (node.position.start.offset ?? 0) + line.replace(/[ \t]#+[ \t]*$/, '').trimEnd().length
    return /^#/.test(source) ? [{ start: end, end, text: ` {#${theirs}}` }] : []
  })
}

/** Gives headings with components the ids that they have without them; what a component becomes here is text. */
export function componentHeadingEdits(root: Root, text: string, slugOf: (text: string) => string): Edit[] {
  return root.children.flatMap((node): Edit[] => {
    if (node.type !== 'heading' || !node.position) return []
    const source = text.slice(node.position.start.offset, node.position.end.offset)
    if (/\{#[^}\s]+\}\s*#*\s*$/.test(source)) return []
    const id = slugOf(textOf(node).trim())
    const isPlain = !node.children.some((child) => child.type === 'html' && /^<[A-Z]/.test(child.value))
    if (isPlain || id === '' || !source.startsWith('#')) return []
    const end = node.position.end.offset ?? 0
    return [{ start: end, end, text: ` {#${id}}` }]
  })
}

/** The text of a heading without markup. */
export function textOf(node: Heading | Nodes): string {
  if (node.type === 'text' || node.type === 'inlineCode') return node.value
  if (node.type === 'image') return node.alt ?? ''
  return 'children' in node ? node.children.map(textOf).join('') : ''
}
