import { childOf, type YamlNode } from '../../../yaml/node.ts'
import { isTrue, textOf } from '../nodes.ts'
import type { Schema } from './schema.ts'

/** How a value is written as XML; the name may be that of an element or of an attribute. */
export type XmlRules = {
  name: string | undefined
  prefix: string | undefined
  namespace: string | undefined
  kind: 'element' | 'attribute' | 'text' | 'cdata' | 'none'
  wrapped: boolean
}

/** The rules of a schema, or of the one that it refers to; not of those that it extends. */
export function xmlOf(schema: Schema | undefined): XmlRules {
  const node = schema && xmlNode(schema)
  const given = textOf(childOf(node, 'nodeType'))
  const kind = XML_KINDS.find((each) => each === given)
  return {
    name: textOf(childOf(node, 'name')),
    prefix: textOf(childOf(node, 'prefix')),
    namespace: textOf(childOf(node, 'namespace')),
    kind: kind ?? (isTrue(childOf(node, 'attribute')) ? 'attribute' : 'element'),
    wrapped: isTrue(childOf(node, 'wrapped')) || kind === 'element',
  }
}

export const XML_KINDS = ['element', 'attribute', 'text', 'cdata', 'none'] as const

/** References in a circle end somewhere. */
const MOST_REFERENCES = 20

function xmlNode(schema: Schema): YamlNode | undefined {
  let at: Schema | undefined = schema
  for (let step = 0; at && step < MOST_REFERENCES; step += 1) {
    const node = at.keywords.written.get('xml')
    if (node) return node
    at = at.target()
  }
  return undefined
}
