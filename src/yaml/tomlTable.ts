import { parse, TomlError, type TomlTable } from 'smol-toml'
import type { JsonValue } from './node.ts'

/** A table as plain values, or what makes a text no TOML, and where, 1-based. */
type ParsedToml =
  | { kind: 'table'; table: { [key: string]: JsonValue } }
  | { kind: 'invalid'; reason: string; line: number; column: number }

/** Reads TOML. Dates are text. */
export function tomlTable(text: string): ParsedToml {
  try {
    const table = parse(text)
    if (isTooDeep(table)) return { kind: 'invalid', reason: 'tables and lists are nested too deep', line: 1, column: 1 }
    return { kind: 'table', table: JSON.parse(JSON.stringify(table), withoutNull) }
  } catch (thrown) {
    if (!(thrown instanceof TomlError)) throw thrown
    const reason = thrown.message.split('\n', 1)[0] ?? ''
    return { kind: 'invalid', reason, line: thrown.line, column: thrown.column }
  }
}

/** U+0000 marks placeholders in markup; YAML values have none either. */
const withoutNull = (_key: string, value: JsonValue): JsonValue =>
  typeof value === 'string' ? value.replaceAll('\0', '\uFFFD') : value

/** As in YAML. */
const MOST_LEVELS = 100

/** Goes from level to level: a line such as `a.a.a = 1` can be deeper than the stack. */
function isTooDeep(table: TomlTable): boolean {
  let level: unknown[] = [table]
  for (let depth = 0; depth < MOST_LEVELS && level.length > 0; depth += 1)
    level = level.flatMap((value) => (typeof value === 'object' && value !== null ? Object.values(value) : []))
  return level.length > 0
}
