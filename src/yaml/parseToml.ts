import { parse, TomlError } from 'smol-toml'
import type { SourceFile } from '../model/page.ts'
import { type Checked, error, type Place } from '../model/problem.ts'
import { type JsonValue, toNode, type YamlNode } from './node.ts'

/** Parses TOML. A value has the place of the line that sets it at the top level, or that of its table. */
export function parseToml({ path, text }: SourceFile, firstLine: number): Checked<YamlNode> {
  const start: Place = { file: path, line: firstLine, column: 1 }
  try {
    const table: { [key: string]: JsonValue } = JSON.parse(JSON.stringify(parse(text)), withoutNull)
    const lines = text.split('\n')
    const entries = Object.entries(table).map(([key, value]) => {
      const index = Math.max(0, lines.findIndex(setterOf(key)))
      const place = { ...start, line: firstLine + index }
      return { key, keyPlace: place, value: spelled(toNode(value, place), lines[index] ?? '') }
    })
    return { value: { kind: 'map', place: start, entries }, problems: [] }
  } catch (thrown) {
    if (!(thrown instanceof TomlError)) throw thrown
    const reason = thrown.message.split('\n', 1)[0]?.replace(/^Invalid TOML document: /, '')
    const message = `this is not valid TOML: ${reason}`
    const place = { ...start, line: firstLine + thrown.line - 1, column: thrown.column }
    return { value: toNode({}, start), problems: [error('invalid-front-matter', place, { message })] }
  }
}

/** U+0000 marks placeholders in markup; YAML values have none either. */
const withoutNull = (_key: string, value: JsonValue): JsonValue =>
  typeof value === 'string' ? value.replaceAll('\0', '\uFFFD') : value

/** Whether a line sets a key, or begins its table. */
function setterOf(key: string): (line: string) => boolean {
  const name = key.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&')
  const setter = new RegExp(`^[ \\t]*\\[{0,2}[ \\t]*["']?${name}["']?[ \\t]*[=.\\]]`)
  return (line) => setter.test(line)
}

/** A number as it is written: `1.10` is not 1.1. */
function spelled(node: YamlNode, line: string): YamlNode {
  if (node.kind !== 'scalar' || typeof node.value !== 'number') return node
  const spelling = /=[ \t]*([^\s#]+)/.exec(line)?.[1]
  return spelling === undefined ? node : { ...node, spelling }
}
