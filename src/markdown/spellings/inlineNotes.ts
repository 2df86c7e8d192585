import { createHash } from 'node:crypto'
import type { FootnoteDefinition, FootnoteReference, Nodes, PhrasingContent, Root, Text } from 'mdast'
import { pushAll } from '../../model/pushAll.ts'
import { isAsWritten, pieceOf } from './pieceOf.ts'

/** `^[text]`; `[a-z]` after the sign is rather a pattern. */
const OPENING = /(?<![\\^[])\^\[(?!(?:\\.|[a-z\d]-[a-z\d]|[^\w\s\]\\]){1,60}\])/i

/** Makes footnotes of those that are written within a line, below what is in the tree. */
export function takeInlineNotes(root: Root, text: string): void {
  if (!text.includes('^[')) return
  const notes: Notes = new Map()
  const open: Nodes[] = [root]
  for (let node = open.pop(); node; node = open.pop()) {
    switch (node.type) {
      case 'paragraph':
      case 'heading':
      case 'tableCell':
      case 'emphasis':
      case 'strong':
      case 'delete':
      case 'definitionTerm': {
        const known = notes.size
        node.children = withReferences(node.children, text, notes)
        pushAll(open, [...notes.values()].slice(known))
      }
    }
    if ('children' in node) pushAll(open, node.children)
  }
  pushAll(root.children, notes.values())
}

type Notes = Map<string, FootnoteDefinition>

/** Each is looked for in what is after the one before, so that very many would take long. More are reported as text. */
const MOST_NOTES = 200

function withReferences(children: PhrasingContent[], text: string, notes: Notes): PhrasingContent[] {
  const written: PhrasingContent[] = []
  let rest = children
  for (let found = firstNote(rest, text); found && notes.size < MOST_NOTES; found = firstNote(rest, text)) {
    pushAll(written, [...found.before, referenceTo(found.inside, found.mark, text, notes)])
    rest = found.after
  }
  return written.length === 0 ? children : [...written, ...rest]
}

type FoundNote = {
  before: PhrasingContent[]
  mark: Text | undefined
  inside: PhrasingContent[]
  after: PhrasingContent[]
}

function firstNote(children: PhrasingContent[], text: string): FoundNote | undefined {
  for (const [index, child] of children.entries()) {
    if (child.type !== 'text' || !child.value.includes('^[') || !isAsWritten(child, text)) continue
    const from = child.value.search(OPENING)
    if (from < 0) continue
    const [before, opened] = [pieceOf(child, text, 0, from), pieceOf(child, text, from + 2)]
    const closed = closing([...(opened ? [opened] : []), ...children.slice(index + 1)], text)
    if (!closed) return undefined
    const mark = pieceOf(child, text, from, from + 2)
    return { before: [...children.slice(0, index), ...(before ? [before] : [])], mark, ...closed }
  }
  return undefined
}

/** What is before the bracket that closes a note, and what is after it. */
function closing(
  children: PhrasingContent[],
  text: string,
): { inside: PhrasingContent[]; after: PhrasingContent[] } | undefined {
  let depth = 1
  for (const [index, child] of children.entries()) {
    if (child.type !== 'text') continue
    if (!isAsWritten(child, text)) return undefined
    for (const { 0: bracket, index: at } of child.value.matchAll(/[[\]]/g)) {
      depth += bracket === '[' ? 1 : -1
      if (depth > 0) continue
      const [last, next] = [pieceOf(child, text, 0, at), pieceOf(child, text, at + 1)]
      const inside = [...children.slice(0, index), ...(last ? [last] : [])]
      return inside.length === 0
        ? undefined
        : { inside, after: [...(next ? [next] : []), ...children.slice(index + 1)] }
    }
  }
  return undefined
}

/**
 * Notes of the same text are the same note, also of files that include one another. The reference has the place of the
 * opening mark alone, and the paragraph none, so that what is inside is still read as text of the block around it.
 */
function referenceTo(
  children: PhrasingContent[],
  mark: Text | undefined,
  text: string,
  notes: Notes,
): FootnoteReference {
  const [start, end] = [children[0]?.position?.start, children.at(-1)?.position?.end]
  const written = text.slice(start?.offset, end?.offset)
  const identifier = `note-${createHash('sha256').update(written).digest('hex').slice(0, 8)}`
  const position = start && end ? { position: { start, end } } : {}
  const paragraph = { type: 'paragraph', children } as const
  if (!notes.has(identifier))
    notes.set(identifier, {
      type: 'footnoteDefinition',
      identifier,
      label: identifier,
      children: [paragraph],
      ...position,
    })
  return {
    type: 'footnoteReference',
    identifier,
    label: identifier,
    ...(mark?.position ? { position: mark.position } : {}),
  }
}
