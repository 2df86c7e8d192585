import { sourcePath } from '../../model/route.ts'
import { type JsonValue, nodeAt, textOfScalar, type YamlEntry, type YamlNode } from '../../yaml/node.ts'
import { parseYaml } from '../../yaml/parseYaml.ts'
import { entriesText } from '../../yaml/yamlText.ts'

type Collection = JsonValue[] | Record<string, JsonValue>

/** The entries at the top of a file. */
function entriesOf(text: string): YamlEntry[] {
  const { value } = parseYaml({ path: sourcePath('site.yaml'), text })
  return value?.kind === 'map' ? value.entries : []
}

/** The value at a path of keys and indexes. */
export const valueAt = (text: string, ...[key, ...rest]: string[]): YamlNode | undefined =>
  nodeAt(entriesOf(text).find((entry) => entry.key === key)?.value, rest)

/** A value as it was written: `2.0` stays a text. */
export function writtenValue(node: YamlNode): JsonValue {
  if (node.kind === 'list') return node.items.map(writtenValue)
  if (node.kind === 'scalar') return typeof node.value === 'number' ? (textOfScalar(node) ?? null) : node.value
  return Object.fromEntries(node.entries.map(({ key, value }) => [key, writtenValue(value)]))
}

/**
 * Adds entries to the mapping or items to the list of a key at the top, after all others or after the item `after`. Comments
 * and layout stay, but for a value within brackets or braces, which is written again.
 */
export function addTo(text: string, key: string, added: Collection, after?: number): string {
  const entries = entriesOf(text)
  const entry = entries.find((each) => each.key === key)
  const lines = text.replace(/(?<!\n)\n*$/, '\n').split('\n')
  if (!entry || entry.value.kind === 'scalar') {
    const kept = lines.filter((_, index) => index !== (entry?.keyPlace.line ?? 0) - 1)
    return [...kept.slice(0, -1), `${key}:`, ...linesOf(added, 2), ''].join('\n')
  }
  const next = entries.find(({ keyPlace }) => keyPlace.line > entry.keyPlace.line)?.keyPlace.line ?? lines.length
  const end = endOfBlock(lines, next - 1)
  const { value } = entry
  if (isInBrackets(lines, value)) {
    const whole = joined(writtenValue(value), added, after)
    return [...lines.slice(0, entry.keyPlace.line - 1), `${key}:`, ...linesOf(whole, 2), ...lines.slice(end)].join('\n')
  }
  const following = value.kind === 'list' && after !== undefined ? value.items[after + 1] : undefined
  const at = following ? endOfBlock(lines, following.place.line - 1) : end
  return [...lines.slice(0, at), ...linesOf(added, indentOf(lines, value)), ...lines.slice(at)].join('\n')
}

/** Adds entries before the first of the mapping at a path. Comments and layout stay. */
export function addBelow(text: string, path: string[], added: ReadonlyMap<string, string>): string {
  const value = valueAt(text, ...path)
  const first = value?.kind === 'map' ? value.entries[0]?.keyPlace : undefined
  if (!value || !first || added.size === 0) return text
  const lines = text.split('\n')
  const written = [...added].map(([key, each]) => `${inOneLine(key)}: ${inOneLine(each)}`)
  if (isInBrackets(lines, value)) {
    const { line, column } = value.place
    const whole = lines[line - 1] ?? ''
    lines[line - 1] = `${whole.slice(0, column)} ${written.join(', ')},${whole.slice(column)}`
  } else {
    lines.splice(first.line - 1, 0, ...written.map((each) => ' '.repeat(first.column - 1) + each))
  }
  return lines.join('\n')
}

/** Replaces the text of a scalar on one line. */
export function replaceScalar(text: string, { place }: YamlNode, value: string): string {
  const lines = text.split('\n')
  const line = lines[place.line - 1] ?? ''
  const rest = line
    .slice(place.column - 1)
    .replace(/^(?:"(?:[^"\\]|\\.)*"|'(?:[^']|'')*'|[^,}\]#]*[^,}\]#\s])/, () => JSON.stringify(value))
  lines[place.line - 1] = line.slice(0, place.column - 1) + rest
  return lines.join('\n')
}

/** The number of lines before what follows: without blank lines and comments, which belong to that. */
function endOfBlock(lines: string[], before: number): number {
  let end = before
  while (end > 0 && /^\s*(?:#|$)/.test(lines[end - 1] ?? '')) end -= 1
  return end
}

const isInBrackets = (lines: string[], { place }: YamlNode): boolean =>
  /[[{]/.test((lines[place.line - 1] ?? '')[place.column - 1] ?? '')

/** The column of the entries of a mapping, or of the dashes of a list. */
function indentOf(lines: string[], value: YamlNode): number {
  if (value.kind === 'map') return (value.entries[0]?.keyPlace.column ?? 3) - 1
  const first = value.kind === 'list' ? value.items[0]?.place.line : undefined
  return first === undefined ? 2 : (/^\s*/.exec(lines[first - 1] ?? '')?.[0].length ?? 2)
}

function joined(value: JsonValue, added: Collection, after?: number): Collection {
  if (!Array.isArray(value)) return { ...(typeof value === 'object' ? value : {}), ...added }
  const at = after === undefined ? value.length : after + 1
  return [...value.slice(0, at), ...(Array.isArray(added) ? added : []), ...value.slice(at)]
}

/** Items of lists in one line each, and mappings as blocks. */
function linesOf(value: Collection, indent: number): string[] {
  const margin = ' '.repeat(indent)
  const written = Array.isArray(value)
    ? value.map((item) => `- ${inOneLine(item)}`)
    : entriesText(value, { lineWidth: -1, noRefs: true }).trimEnd().split('\n')
  return written.map((line) => (line === '' ? line : margin + line))
}

function inOneLine(value: JsonValue): string {
  if (Array.isArray(value)) return `[${value.map(inOneLine).join(', ')}]`
  if (typeof value !== 'object' || value === null) return isPlain(value) ? String(value) : JSON.stringify(value)
  return `{ ${Object.entries(value)
    .map(([key, each]) => `${isPlain(key) ? key : JSON.stringify(key)}: ${inOneLine(each)}`)
    .join(', ')} }`
}

/** A text that means itself without quotes. */
const isPlain = (value: JsonValue): boolean =>
  typeof value === 'string' &&
  /^[A-Za-z/][\w./ -]*$/.test(value) &&
  !/^(?:true|false|null|y|n|yes|no|on|off)$|[ ]$/i.test(value)
