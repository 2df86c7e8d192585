import type { Data, Processor } from 'unified'
import { MARKS, parsingWork } from './parsingWork.ts'

type Extension = NonNullable<Data['micromarkExtensions']>[number]
type Constructs = NonNullable<Extension['text']>[number]
type Construct = Extract<Constructs, { tokenize: unknown }>

/**
 * Bounds the time that the reference parser spends on inline markup, which grows with the square of the marks in a
 * paragraph. The construct is asked before each of the parser's own, and takes the rest of the paragraph as text once
 * the budget is spent.
 * @param onExhausted receives the offset from which on marks are text
 */
export function boundedText(this: Processor, text: string, onExhausted: (offset: number) => void): void {
  const work = parsingWork(text)
  const counts = new WeakMap<object, number>()
  let isExhausted = false
  const isTooMuch = (paragraph: object, offset: number): boolean => {
    const count = (counts.get(paragraph) ?? 0) + 1
    counts.set(paragraph, count)
    if (isExhausted || work.spend(count, offset)) return isExhausted
    isExhausted = true
    onExhausted(offset)
    return true
  }
  const gate: Construct = {
    // As the parser's own constructs: those for code are not asked within a run of backticks.
    previous(code) {
      return code !== BACKTICK || this.events.at(-1)?.[1].type === 'characterEscape'
    },
    tokenize(effects, ok, nok) {
      const line: typeof ok = (code) => {
        if (code !== null && !LINE_ENDS.includes(code)) {
          effects.consume(code)
          return line
        }
        effects.exit('data')
        return code === null ? ok(code) : lineEnd(code)
      }
      const lineEnd: typeof ok = (code) => {
        effects.enter('lineEnding')
        effects.consume(code)
        effects.exit('lineEnding')
        return rest
      }
      // All lines at once: between them, the parser would look back at all that it has read.
      const rest: typeof ok = (code) => {
        if (code === null) return ok(code)
        if (LINE_ENDS.includes(code)) return lineEnd(code)
        effects.enter('data')
        return line(code)
      }
      return (code) => (code === null || !isTooMuch(this, this.now().offset) ? nok(code) : rest(code))
    },
  }
  const data = this.data()
  data.micromarkExtensions = [...(data.micromarkExtensions ?? []), { text: gatesOf(gate) }]
}

/** The codes of line ends are negative (https://github.com/micromark/micromark#codes). */
const LINE_ENDS = [-5, -4, -3]
const BACKTICK = 96

const gatesOf = (gate: Construct): Record<number, Construct> =>
  Object.fromEntries([...LINE_ENDS, ...[...MARKS].map((mark) => mark.charCodeAt(0))].map((code) => [code, gate]))
