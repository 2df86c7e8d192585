import type { Root } from 'xast'
import { fromXml } from 'xast-util-from-xml'

/** A document, or where and why it cannot be read: `line` and `column` are 1-based. */
export type ReadXml = { kind: 'document'; root: Root } | { kind: 'unreadable'; line: number; column: number }

/** Reads XML without a document type's own entities, whose values only a browser would know. */
export function readXml(text: string): ReadXml {
  try {
    return { kind: 'document', root: fromXml(text) }
  } catch (error) {
    const { line, column } = placeIn(error)
    return { kind: 'unreadable', line, column }
  }
}

/** The parser throws a message with a place; anything else is a bug. */
function placeIn(error: unknown): { line: number; column: number } {
  if (!(error instanceof Error) || !('line' in error) || !('column' in error)) throw error
  return { line: Number(error.line), column: Number(error.column) }
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

/** The part of a name behind its prefix, and the prefix. */
export function splitName(name: string): { prefix: string; local: string } {
  const at = name.indexOf(':')
  return { prefix: name.slice(0, Math.max(at, 0)), local: name.slice(at + 1) }
}
