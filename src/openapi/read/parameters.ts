import type { YamlNode } from '../../yaml/node.ts'
import { type Header, readHeader } from './content.ts'
import { isTrue, scalarText } from './nodes.ts'
import type { Reader } from './reader.ts'
import type { SpecText } from './text.ts'

/** A parameter, or a header of a response, which is one without a position of its own. */
export type Parameter = Header & {
  /** `path`, `query`, `header`, `cookie` or `querystring`. */
  position: string
  description: SpecText | undefined
  allowReserved: boolean
  allowEmptyValue: boolean
}

export function readParameter(reader: Reader, node: YamlNode, name = nameOf(reader, node)): Parameter {
  const { under, text } = reader
  const flag = (key: string): boolean => isTrue(under(node, key))
  return {
    ...readHeader(reader, node, name),
    position: positionOf(reader, node),
    description: text(under(node, 'description')),
    allowReserved: flag('allowReserved'),
    allowEmptyValue: flag('allowEmptyValue'),
  }
}

const nameOf = ({ under }: Reader, node: YamlNode): string => scalarText(under(node, 'name')) ?? ''

const positionOf = ({ under }: Reader, node: YamlNode): string => scalarText(under(node, 'in')) ?? ''

/** The parameters of a path, each replaced by that of the operation where it has one, and then the operation's others. */
export function readParameters(reader: Reader, own: YamlNode[], shared: YamlNode[]): Parameter[] {
  const key = (node: YamlNode): string => `${positionOf(reader, node)} ${nameOf(reader, node)}`
  const replacing = new Map(own.map((node) => [key(node), node]))
  const inherited = shared.map((node) => replacing.get(key(node)) ?? node)
  return [...new Set([...inherited, ...own])].map((node) => readParameter(reader, node))
}
