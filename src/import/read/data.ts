import { parseExpression } from '@babel/parser'
import { sourcePath } from '../../model/route.ts'
import type { YamlNode } from '../../yaml/node.ts'
import { parseYaml } from '../../yaml/parseYaml.ts'
import { tomlTable } from '../../yaml/tomlTable.ts'
import type { Json } from './json.ts'

type Format = 'yaml' | 'toml' | 'json'

/** What is wrong with a text, and its line, 1-based. */
type Fault = { line: number; reason: string }

/** A value, which may be read in spite of a fault, or what makes the text invalid. */
type Data = { kind: 'value'; value: Json; fault?: Fault } | ({ kind: 'invalid' } & Fault)

/**
 * Reads a text of YAML, TOML or JSON. Dates, and numbers that are not written as ours would be, are text. A tolerant reading
 * takes the last value of a key that is written twice.
 */
export function readData(text: string, format: Format, isTolerant = false): Data {
  switch (format) {
    case 'yaml':
      return readYaml(text, isTolerant)
    case 'toml':
      return readToml(text)
    case 'json':
      return readJson(text)
  }
}

/** The format of a file, by its name. */
export const formatOf = (path: string): Format =>
  path.endsWith('.json') ? 'json' : path.endsWith('.toml') ? 'toml' : 'yaml'

function readYaml(text: string, isTolerant: boolean): Data {
  const { value, problems } = parseYaml({ path: sourcePath('x.yaml'), text }, { isTolerant })
  const [first] = problems
  const fault = first && { line: first.line, reason: first.message }
  if (fault && !value) return { kind: 'invalid', ...fault }
  return { kind: 'value', value: value ? jsonOf(value) : {}, ...(fault ? { fault } : {}) }
}

function jsonOf(node: YamlNode): Json {
  if (node.kind === 'list') return node.items.map(jsonOf)
  if (node.kind === 'map') return Object.fromEntries(node.entries.map(({ key, value }) => [key, jsonOf(value)]))
  const { value, spelling } = node
  return typeof value === 'number' && spelling !== undefined && spelling !== String(value) ? spelling : value
}

function readToml(text: string): Data {
  const parsed = tomlTable(text)
  return parsed.kind === 'table'
    ? { kind: 'value', value: parsed.table }
    : { kind: 'invalid', line: parsed.line, reason: parsed.reason }
}

function readJson(text: string): Data {
  try {
    const value: Json = JSON.parse(text)
    return { kind: 'value', value }
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
    return { kind: 'invalid', line: lineOfError(text, error.message), reason: 'this is not valid JSON' }
  }
}

/** Node names the place only in some of its messages; read as an expression, the text fails at the same place. */
function lineOfError(text: string, message: string): number {
  const position = / position (\d+)/.exec(message)?.[1]
  if (position !== undefined) return text.slice(0, Number(position)).split('\n').length
  try {
    parseExpression(text)
    return 1
  } catch (error) {
    const loc = error instanceof SyntaxError && 'loc' in error ? error.loc : undefined
    return typeof loc === 'object' && loc !== null && 'line' in loc ? Number(loc.line) : 1
  }
}
