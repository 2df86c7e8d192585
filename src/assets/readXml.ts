import type { Doctype, Root, RootContent } from 'xast'
import { fromXml } from 'xast-util-from-xml'
import { pushAll } from '../model/pushAll.ts'

/** A document, or where and why it cannot be read: `line` and `column` are 1-based. */
export type ReadXml = XmlDocument | Unreadable

export type XmlDocument = {
  kind: 'document'
  root: Root
  /**
   * The document type, if it has declarations of its own. The parser passes over them, while browsers give elements the
   * attributes that they declare: handlers and namespaces among them.
   */
  declaring: Doctype | undefined
}

type Unreadable = { kind: 'unreadable'; reason: string; line: number; column: number }

/** Reads XML without a document type's own entities, whose values only a browser would know. */
export function readXml(text: string): ReadXml {
  try {
    const root = fromXml(text)
    return tooDeepIn(root) ?? { kind: 'document', root, declaring: declaringIn(root, text) }
  } catch (error) {
    return unreadable(error)
  }
}

function declaringIn({ children }: Root, text: string): Doctype | undefined {
  const doctype = children.find((child) => child.type === 'doctype')
  const { start, end } = doctype?.position ?? {}
  // The places of the parser are those of a text with other line breaks.
  const written = text
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
    .slice(start?.offset, end?.offset)
  return doctype && written.replace(/"[^"]*"|'[^']*'/g, '').includes('[') ? doctype : undefined
}

/** The parser and all who walk the tree call themselves for each level, which a stack must hold. */
const MOST_LEVELS = 500

const TOO_DEEP = `its elements are nested more than ${MOST_LEVELS} levels deep`

/** The first element that is too deep. */
function tooDeepIn(root: Root): Unreadable | undefined {
  const open: { node: Root | RootContent; level: number }[] = [{ node: root, level: 0 }]
  for (let next = open.pop(); next; next = open.pop()) {
    const { node, level } = next
    if (!('children' in node)) continue
    const { line = 1, column = 1 } = node.position?.start ?? {}
    if (level > MOST_LEVELS) return { kind: 'unreadable', reason: TOO_DEEP, line, column }
    pushAll(
      open,
      node.children.toReversed().map((child) => ({ node: child, level: level + 1 })),
    )
  }
  return undefined
}

/** A browser shows the part in front of a mistake, and runs what is in it. */
const NOT_XML = 'it is not well-formed XML, or declares entities'

/** The parser throws a message with a place, or with the overflow of the stack as its cause. Anything else is a bug. */
function unreadable(error: unknown): Unreadable {
  if (!(error instanceof Error)) throw error
  if (error.cause instanceof RangeError) return { kind: 'unreadable', reason: TOO_DEEP, line: 1, column: 1 }
  const { line, column } = 'line' in error && 'column' in error ? error : {}
  if (typeof line !== 'number' || typeof column !== 'number') throw error
  return { kind: 'unreadable', reason: NOT_XML, line, column }
}

/** Prefixes of names by their namespaces, as an element declares and inherits them; the empty prefix is the default. */
export type Namespaces = ReadonlyMap<string, string>

/** https://www.w3.org/TR/xml-names/ */
export function withDeclared(
  namespaces: Namespaces,
  attributes: Record<string, string | null | undefined>,
): Namespaces {
  const declared = Object.entries(attributes).flatMap(([name, value]): [string, string][] => {
    const [, prefix = ''] = /^xmlns(?::(.+))?$/.exec(name) ?? []
    return name.startsWith('xmlns') ? [[prefix, value ?? '']] : []
  })
  return declared.length === 0 ? namespaces : new Map([...namespaces, ...declared])
}

/** The part of a name after its prefix, and the prefix. */
export function splitName(name: string): { prefix: string; local: string } {
  const at = name.indexOf(':')
  return { prefix: name.slice(0, Math.max(at, 0)), local: name.slice(at + 1) }
}
