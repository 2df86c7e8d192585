import type { ExactValue } from '../../yaml/node.ts'
import { isJson, isXml } from '../read/mediaTypes.ts'
import type { FlatSchema, Keywords } from '../read/schema/schema.ts'
import type { TextOfPattern } from './patterns/textOfPattern.ts'
import { sampleNumber } from './sampleNumber.ts'

// Names and numbers that are kept free for examples: RFC 2606, RFC 5737, RFC 3849.
const FORMATS = new Map([
  ['date-time', '2026-01-31T09:30:00Z'],
  ['date', '2026-01-31'],
  ['time', '09:30:00Z'],
  ['duration', 'P1D'],
  ['email', 'someone@example.com'],
  ['idn-email', 'someone@example.com'],
  ['hostname', 'www.example.com'],
  ['idn-hostname', 'www.example.com'],
  ['ipv4', '192.0.2.1'],
  ['ipv6', '2001:db8::1'],
  ['uri', 'https://www.example.com/'],
  ['uri-reference', '/path'],
  ['uri-template', '/path/{name}'],
  ['iri', 'https://www.example.com/'],
  ['uuid', '3f2a1c9e-5b7d-4e8f-9a6b-0c1d2e3f4a5b'],
  ['json-pointer', '/name'],
  ['relative-json-pointer', '0/name'],
  ['regex', '^[a-z]+$'],
  // Numbers as texts, since JavaScript has no exact ones of this size.
  ['int32', '1'],
  ['int64', '1'],
  ['uint64', '1'],
  ['decimal', '10.50'],
  ['char', 'a'],
])

/** A text of a format; undefined for one that is not known. */
export const sampleOfFormat = (format: string): string | undefined => FORMATS.get(format)

const WORD = 'text'

// A longer text would be most of the page.
const LONGEST = 5000

/** A text of the right format and length; undefined for one that only a pattern describes. */
function sampleText(keywords: Keywords, textOfPattern: TextOfPattern | undefined): string | undefined {
  const format = FORMATS.get(keywords.text('format') ?? '')
  if (format !== undefined) return ofLength(format, keywords)
  if (keywords.text('contentEncoding') === 'base64') return 'dGV4dA=='
  const media = keywords.text('contentMediaType') ?? 'text/plain'
  if (isJson(media)) return '{}'
  if (!isXml(media) && !/^text\//i.test(media)) return 'binary'
  const pattern = keywords.text('pattern')
  const least = keywords.number('minLength') ?? 0
  if (least > LONGEST) return undefined
  if (pattern !== undefined) return matching(pattern, least, textOfPattern)
  const most = keywords.number('maxLength') ?? Number.POSITIVE_INFINITY
  return WORD.repeat(Math.ceil(Math.max(least, 1) / WORD.length)).slice(0, Math.max(least, Math.min(WORD.length, most)))
}

const SHORTER = new Map([
  ['someone@example.com', 'a@b.example'],
  ['www.example.com', 'a.example'],
  ['https://www.example.com/', 'https://a.example'],
])

/** Another text of the same format, where the length is limited. */
function ofLength(text: string, keywords: Keywords): string {
  const most = keywords.number('maxLength') ?? LONGEST
  const missing = (keywords.number('minLength') ?? 0) - text.length
  if (text.length > most) return SHORTER.get(text) ?? text
  if (missing <= 0 || text.length + missing > LONGEST) return text
  if (text.includes('@')) return `${'x'.repeat(missing)}${text}`
  return text.startsWith('http') || text.startsWith('/') ? `${text}${'x'.repeat(missing)}` : text
}

/** A name that a pattern describes. */
export const sampleName = (pattern: string, textOfPattern: TextOfPattern | undefined): string | undefined =>
  matching(pattern, 0, textOfPattern)

function matching(pattern: string, least: number, textOfPattern: TextOfPattern | undefined): string | undefined {
  const simple = simpleMatch(pattern)
  return simple !== undefined && simple.length >= Math.max(1, least) ? simple : textOfPattern?.(pattern, least)
}

const CLASSES: [RegExp, string][] = [
  [/^(?:\\d|\[0-9\])/, '1'],
  [/^\[A-Z0-9\]/, 'A'],
  [/^\[(?:A-Z|A-Za-z|a-zA-Z|A-Za-z0-9|a-zA-Z0-9)[^\]]*\]/, 'A'],
  [/^(?:\[a-z[^\]]*\]|\\w|\.)/, 'a'],
  [/^\\([.\-/+])/, ''],
  [/^[A-Za-z0-9_: -]/, ''],
]

/** Supports sequences of character classes with counts, such as `^[A-Z]{3}-\d+$`; undefined for other patterns. */
function simpleMatch(pattern: string): string | undefined {
  let rest = pattern.replace(/^\^/, '').replace(/\$$/, '')
  let text = ''
  while (rest !== '') {
    const found = CLASSES.map(([expression, character]) => ({ match: expression.exec(rest), character })).find(
      ({ match }) => match,
    )
    if (!found?.match) return undefined
    const [written] = found.match
    const count = /^(?:\{(\d{1,2})(?:,\d*)?\}|[+*?])?/.exec(rest.slice(written.length)) ?? ['']
    text += (found.character || written.replace('\\', '')).repeat(Number(count[1] ?? 1))
    rest = rest.slice(written.length + count[0].length)
  }
  return text
}

/** A value that is neither an object nor a list; undefined for a text that only a pattern describes. */
export function sampleScalar(
  type: string | undefined,
  { keywords, forbidden }: FlatSchema,
  textOfPattern: TextOfPattern | undefined,
): ExactValue | undefined {
  const isNoText = forbidden.some((each) => each.types.includes('string'))
  const implied = type ?? (NUMERIC.some((name) => keywords.has(name)) || isNoText ? 'number' : 'string')
  switch (implied) {
    case 'integer':
    case 'number':
      return sampleNumber(keywords, type)
    case 'boolean':
      return true
    case 'null':
      return null
    case 'string':
      return sampleText(keywords, textOfPattern)
    default:
      return undefined
  }
}

/** Keywords that apply to numbers only. */
const NUMERIC = ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf'] as const
