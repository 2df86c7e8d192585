import type { YamlNode } from '../../../yaml/node.ts'
import { isTrue, scalarText } from '../nodes.ts'

/**
 * Converts the keywords of a schema of OpenAPI 3.0 to those of 2020-12. Keywords of 3.0 are handled only here.
 *
 * @param ofTarget finds a keyword of the target of its `$ref`
 */
export function upgradeKeywords(
  written: ReadonlyMap<string, YamlNode>,
  ofTarget: FindKeyword,
): ReadonlyMap<string, YamlNode> {
  const keywords = new Map(written)
  leaveTypeTo(keywords, ofTarget)
  upgradeLimit(keywords, 'minimum', 'exclusiveMinimum')
  upgradeLimit(keywords, 'maximum', 'exclusiveMaximum')
  upgradeExample(keywords)
  upgradeFormat(keywords)
  return keywords
}

type FindKeyword = (key: string) => YamlNode | undefined

/** 3.0 ignores what stands beside a `$ref`. Most of it adds to the target, but another type would contradict it. */
function leaveTypeTo(keywords: Map<string, YamlNode>, ofTarget: FindKeyword): void {
  const own = keywords.get('type')
  const type = own && (scalarText(ofTarget('type')) ?? (OF_OBJECTS.some(ofTarget) ? 'object' : undefined))
  if (type === undefined || scalarText(own) === type) return
  keywords.delete('type')
  keywords.delete('items')
}

/** Keywords that objects have, often without a type. */
const OF_OBJECTS = ['properties', 'allOf']

/** `minimum: 5, exclusiveMinimum: true` is `exclusiveMinimum: 5`. */
function upgradeLimit(keywords: Map<string, YamlNode>, limit: string, exclusive: string): void {
  const flag = keywords.get(exclusive)
  if (flag?.kind !== 'scalar' || typeof flag.value !== 'boolean') return
  const value = keywords.get(limit)
  keywords.delete(exclusive)
  if (!isTrue(flag) || !value) return
  keywords.delete(limit)
  keywords.set(exclusive, value)
}

function upgradeExample(keywords: Map<string, YamlNode>): void {
  const example = keywords.get('example')
  if (!example) return
  keywords.delete('example')
  keywords.set('examples', { kind: 'list', place: example.place, items: [example] })
}

function upgradeFormat(keywords: Map<string, YamlNode>): void {
  const format = keywords.get('format')
  if (format?.kind !== 'scalar') return
  if (format.value === 'byte') keywords.set('contentEncoding', { ...format, value: 'base64' })
  if (format.value === 'binary') keywords.set('contentMediaType', { ...format, value: 'application/octet-stream' })
  if (format.value === 'byte' || format.value === 'binary') keywords.delete('format')
}
