import { childOf, type YamlNode } from '../../../yaml/node.ts'
import { isTrue, scalarText } from '../nodes.ts'

/**
 * Converts the keywords of a schema of OpenAPI 3.0 to those of 2020-12. Keywords of 3.0 are handled only here.
 *
 * @param target of its `$ref`
 */
export function upgradeKeywords(
  written: ReadonlyMap<string, YamlNode>,
  target: () => YamlNode | undefined,
): ReadonlyMap<string, YamlNode> {
  const keywords = new Map(written)
  leaveTypeTo(keywords, target)
  upgradeLimit(keywords, 'minimum', 'exclusiveMinimum')
  upgradeLimit(keywords, 'maximum', 'exclusiveMaximum')
  upgradeExample(keywords)
  upgradeFormat(keywords)
  return keywords
}

/** 3.0 ignores what stands beside a `$ref`. Most of it adds to the target, but another type would contradict it. */
function leaveTypeTo(keywords: Map<string, YamlNode>, target: () => YamlNode | undefined): void {
  const own = keywords.get('type')
  const type = own && childOf(target(), 'type')
  if (!type || scalarText(own) === scalarText(type)) return
  keywords.delete('type')
  keywords.delete('items')
}

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
