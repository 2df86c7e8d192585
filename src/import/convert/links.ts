import type { Definition, Image, Link, Nodes, Root } from 'mdast'
import type { ForeignPlace } from '../tally.ts'
import type { Conversion } from './dialect.ts'
import type { Edit } from './edits.ts'
import { nodesIn } from './nodesIn.ts'

type Addressed = Link | Image | Definition

/** Writes links to other pages and files as they are written here; those that lead nowhere are noted. */
export function linkEdits(root: Root, text: string, lines: number[], conversion: Conversion): Edit[] {
  const nodes = [...nodesIn(root)]
  const used = new Set(
    nodes.flatMap((node) => ('identifier' in node && node.type !== 'definition' ? node.identifier : [])),
  )
  return nodes.flatMap((node) => {
    if (!isAddressed(node)) return []
    const place = addressIn(node, text)
    const line = node.position?.start.line ?? 1
    const at = { file: conversion.source, line: lines[line - 1] ?? line }
    if (node.url === '' || (/^(?:[a-z][a-z\d+.-]*:|\/\/|#)/i.test(node.url) && !/^pathname:/.test(node.url))) return []
    const target = conversion.linkTo(node.url)
    // A definition that nothing refers to is not published.
    if (target === undefined && node.type === 'definition' && !used.has(node.identifier)) return []
    if (target === undefined) noteMissing(node.url, at, conversion)
    if (target === undefined || target === node.url || !place) return []
    conversion.tally.note('link', 'converted', at)
    return [{ ...place, text: inMarkdown(target) }]
  })
}

/** Notes a link that leads nowhere: once for all that do for the same reason. */
export function noteMissing(url: string, at: ForeignPlace, { commonCauseOf, wasBroken, tally }: Conversion): void {
  const cause = commonCauseOf(url)
  if (cause === undefined && wasBroken(url)) tally.noteBroken(at)
  else if (cause === undefined) tally.note('link to a missing page or file', 'left', at)
  else tally.noteOnce(cause, at)
}

/** An address as Markdown writes it. */
export const inMarkdown = (address: string): string => (/[\s()<>]/.test(address) ? `<${address}>` : address)

const isAddressed = (node: Nodes): node is Addressed =>
  node.type === 'link' || node.type === 'image' || node.type === 'definition'

/** Where the address stands in the text; undefined for one that is written with escapes, or found in plain text. */
function addressIn(node: Addressed, text: string): Pick<Edit, 'start' | 'end'> | undefined {
  const start = node.position?.start.offset ?? 0
  const end = node.position?.end.offset ?? 0
  const last = node.type === 'link' ? node.children.at(-1)?.position?.end.offset : undefined
  const mark = node.type === 'definition' ? ']:' : ']('
  const written = text.slice(start, end)
  const from = written.indexOf(mark, (last ?? start) - start)
  const index = from < 0 ? -1 : written.indexOf(node.url, from + mark.length)
  if (index < 0) return undefined
  const at = start + index
  const isBracketed = text[at - 1] === '<' && text[at + node.url.length] === '>'
  return isBracketed ? { start: at - 1, end: at + node.url.length + 1 } : { start: at, end: at + node.url.length }
}
