import { jsonOf } from '../../yaml/exactJson.ts'
import type { ExactValue } from '../../yaml/node.ts'
import { yamlText } from '../../yaml/yamlText.ts'

/** Writes a value in one of the text formats that are neither JSON nor XML. */
export type WriteText = (value: ExactValue) => string

/**
 * How a body of a media type is written whose schema, or item schema, describes JSON values:
 * https://spec.openapis.org/oas/v3.2.0#sequential-media-types. Undefined for other media types.
 */
export function textWriter(type: string): WriteText | undefined {
  if (/[/+]ya?ml\b|\/x-yaml\b/i.test(type)) return (value) => yamlText(value).trimEnd()
  if (SEQUENCE.test(type)) return asSequence
  if (isLines(type)) return asLines
  return /^text\/event-stream\b/i.test(type) ? asEvents : undefined
}

/** Whether a text has a value of JSON in each line, with or without the separator of sequences. */
export const isLines = (type: string): boolean =>
  SEQUENCE.test(type) || /^application\/(?:x-)?(?:jsonl|ndjson|jsonlines|json-lines)\b/i.test(type)

const SEQUENCE = /[/+]json-seq\b/i

const itemsOf = (value: ExactValue): ExactValue[] => (Array.isArray(value) ? value : [value])

const asLines: WriteText = (value) =>
  itemsOf(value)
    .map((item) => jsonOf(item))
    .join('\n')

/** A record begins with a separator, which no screen shows, and ends with a line: https://www.rfc-editor.org/rfc/rfc7464 */
const asSequence: WriteText = (value) =>
  itemsOf(value)
    .map((item) => `\u001e${jsonOf(item)}`)
    .join('\n')

// The fields of an event: https://html.spec.whatwg.org/multipage/server-sent-events.html
const FIELDS: ReadonlySet<string> = new Set(['event', 'data', 'id', 'retry'])

const asEvents: WriteText = (value) => itemsOf(value).map(asEvent).join('\n\n')

/** An object of nothing but the fields of an event is one; any other value is the data of one. */
function asEvent(value: ExactValue): string {
  const fields = typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.entries(value) : []
  const isEvent = fields.length > 0 && fields.every(([name]) => FIELDS.has(name))
  const lines = isEvent ? fields : [['data', value] as const]
  return lines.flatMap(([name, content]) => fieldLines(name, content)).join('\n')
}

/** A text of several lines is as many fields: a line end closes the field. */
const fieldLines = (name: string, content: ExactValue): string[] =>
  (typeof content === 'string' ? content : jsonOf(content)).split(/\r\n|\n|\r/).map((line) => `${name}: ${line}`)
