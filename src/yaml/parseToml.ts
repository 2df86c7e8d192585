import type { SourceFile } from '../model/page.ts'
import { type Checked, error, type Place } from '../model/problem.ts'
import { toNode, type YamlNode } from './node.ts'
import { tomlTable } from './tomlTable.ts'

/** Parses TOML. A value has the place of the line that sets it at the top level, or that of its table. */
export function parseToml({ path, text }: SourceFile, firstLine: number): Checked<YamlNode> {
  const start: Place = { file: path, line: firstLine, column: 1 }
  const parsed = tomlTable(text)
  if (parsed.kind === 'invalid') {
    const place = { ...start, line: firstLine + parsed.line - 1, column: parsed.column }
    const message = `this is not valid TOML: ${parsed.reason.replace(/^Invalid TOML document: /, '')}`
    return { value: toNode({}, start), problems: [error('invalid-front-matter', place, { message })] }
  }
  const lines = text.split('\n')
  const setIn = setters(lines)
  const entries = Object.entries(parsed.table).map(([key, value]) => {
    const index = setIn.get(key) ?? 0
    const place = { ...start, line: firstLine + index }
    return { key, keyPlace: place, value: spelled(toNode(value, place), lines[index] ?? '') }
  })
  return { value: { kind: 'map', place: start, entries }, problems: [] }
}

/** For each key the first line that sets it, or begins its table. */
function setters(lines: string[]): ReadonlyMap<string, number> {
  const found = new Map<string, number>()
  for (const [index, line] of lines.entries()) {
    const [, basic, literal, bare] = SETTER.exec(line) ?? []
    const key = basic ?? literal ?? bare
    if (key !== undefined && !found.has(key)) found.set(key, index)
  }
  return found
}

const SETTER = /^[ \t]*(?:\[{1,2}[ \t]*)?(?:"([^"]*)"|'([^']*)'|([^\s"'=.[\]]+))[ \t]*[=.\]]/

/** A number as it is written: `1.10` is not 1.1. */
function spelled(node: YamlNode, line: string): YamlNode {
  if (node.kind !== 'scalar' || typeof node.value !== 'number') return node
  const spelling = /=[ \t]*([^\s#]+)/.exec(line)?.[1]
  return spelling === undefined ? node : { ...node, spelling }
}
