import { EVENT_ID, type Event, parseEvents, SCALAR_STYLE, YAMLException } from 'js-yaml'

/** `shallow` are the offsets of lines that continue a value although they are not indented enough. */
type TolerantEvents = { events: Event[]; shallow: number[] }

/** Each repair parses the text again, so what is parsed in all is bounded. */
const MAX_CHARACTERS = 100_000_000

/**
 * Parses a text whose quotation marks and brackets hold lines that are indented less than YAML 1.2 demands, as most
 * parsers do. Such a line is joined to the one before it, by spaces, so that all offsets stay those of the text. Throws
 * the first error if the text is invalid for other reasons, too: a quotation mark that is not closed looks the same.
 */
export function parseTolerantly(text: string, maxDepth: number): TolerantEvents {
  let joined = text
  let first: unknown
  const shallow: number[] = []
  for (let rest = MAX_CHARACTERS; ; rest -= text.length) {
    try {
      return { events: parseEvents(joined, { maxDepth }).map((event) => withLines(event, text)), shallow }
    } catch (thrown) {
      first ??= thrown
      const offset = shallowLine(thrown)
      const repaired = offset === undefined || rest < text.length ? joined : joinLines(joined, offset)
      if (offset === undefined || repaired === joined) throw first
      shallow.push(offset)
      joined = repaired
    }
  }
}

function shallowLine(thrown: unknown): number | undefined {
  const isShallow = thrown instanceof YAMLException && thrown.reason.startsWith('deficient indentation')
  return isShallow ? thrown.mark?.position : undefined
}

/** A comment between two lines ends with its line, so the text stays as it is. */
function joinLines(text: string, offset: number): string {
  const before = text.slice(0, offset).trimEnd()
  const isComment = /(?:^|\s)#[^\n]*$/.test(before.slice(before.lastIndexOf('\n') + 1))
  const blank = text.slice(before.length, offset).replace(/[\r\n]/g, ' ')
  return isComment ? text : before + blank + text.slice(offset)
}

/** The parser takes a joined value for one of a single line, which it would read as it is. */
function withLines(event: Event, text: string): Event {
  if (event.type !== EVENT_ID.SCALAR || !event.fast || event.style === SCALAR_STYLE.PLAIN) return event
  return /[\r\n]/.test(text.slice(event.valueStart, event.valueEnd)) ? { ...event, fast: false } : event
}
