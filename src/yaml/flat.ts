import { scalarValue } from './compose.ts'
import type { YamlEntry, YamlMap, YamlScalar } from './node.ts'
import type { PlaceOf } from './places.ts'

// A key, a space, and a value on the same line: in quotes, or plain.
const ENTRY = /([A-Za-z][\w-]{0,99}): (?:"([^"\\\n]*)"|'([^'\n]*)'|([A-Za-z\d][^\n]*))(?:\n|$)/y

/** What YAML may refuse, break into lines or drop: other than printable characters of one line. */
const UNUSUAL = /[^ -~\u00A1-\u1FFF\u2010-\u2027\u2030-\uD7FF]/

/** What ends a plain value, or may: a comment, the colon of a key, and spaces before the end of the line. */
const ENDS_PLAIN = /#|:(?![\w/])| $/

/**
 * Reads a mapping of keys to values on lines of their own, as front matter mostly is, to what the YAML parser gives for
 * it, in a fraction of the time. Undefined for all other YAML.
 */
export function readFlatMap(text: string, placeOf: PlaceOf): YamlMap | undefined {
  const entries: YamlEntry[] = []
  const keys = new Set<string>()
  for (let at = 0; at < text.length; at = ENTRY.lastIndex) {
    ENTRY.lastIndex = at
    const [, key, double, single, plain = ''] = ENTRY.exec(text) ?? []
    if (key === undefined || keys.has(key)) return undefined
    keys.add(key)
    const quoted = double ?? single
    if (UNUSUAL.test(quoted ?? plain) || (quoted === undefined && ENDS_PLAIN.test(plain))) return undefined
    const start = at + key.length + 2
    const value = quoted === undefined ? plainScalar(plain, placeOf(start)) : quotedScalar(quoted, start, placeOf)
    entries.push({ key, keyPlace: placeOf(at), value })
  }
  return entries.length === 0 ? undefined : { kind: 'map', place: placeOf(0), entries }
}

function plainScalar(written: string, place: YamlScalar['place']): YamlScalar {
  const value = scalarValue(written, 'plain', '')
  const spelling = typeof value === 'string' ? {} : { spelling: written }
  return { kind: 'scalar', place, value, ...spelling, style: 'plain', textPlace: place }
}

const quotedScalar = (value: string, start: number, placeOf: PlaceOf): YamlScalar => ({
  kind: 'scalar',
  place: placeOf(start),
  value,
  style: 'quoted',
  textPlace: placeOf(start + 1),
})
