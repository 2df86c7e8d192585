import { unicodeProperties } from './characterRanges.ts'
import { ECMA_VERSION, re2Syntax } from './re2Syntax.ts'

/** Whether a text matches a pattern; undefined where that cannot be judged. */
export type Matcher = (text: string) => boolean | undefined

/** Compiles patterns of ECMAScript, each when it is first asked for a text. */
export type Patterns = (pattern: string) => Matcher

// A step is an instruction of a compiled pattern that looks at a character: the longest that an automaton can take for
// it. Compiling an instruction takes about as long as so many of them.
const MOST_STEPS = 2e8
const STEPS_TO_COMPILE = 500

/**
 * Judges by an automaton, whose time grows with the length of the text alone: no pattern can make it backtrack. What all
 * patterns of a document may cost together is counted in steps and not by a clock, so that every machine comes to the
 * same verdicts.
 */
export async function linearPatterns(): Promise<Patterns> {
  const [{ RE2JS, RE2JSException }, { RegExpParser }] = await Promise.all([
    import('re2js'),
    import('@eslint-community/regexpp'),
  ])
  const parser = new RegExpParser({ ecmaVersion: ECMA_VERSION })
  const properties = unicodeProperties()
  let left = MOST_STEPS
  const spend = (steps: number): boolean => {
    if (steps > left) return false
    left -= steps
    return true
  }
  const compile = (pattern: string): Matcher => {
    const translated = re2Syntax(pattern, parser, properties)
    if (!translated || !spend(translated.size * STEPS_TO_COMPILE)) return () => undefined
    try {
      const compiled = RE2JS.compile(translated.source)
      const size = compiled.programSize()
      return (text) => (spend(size * (text.length + 1)) ? compiled.test(text) : undefined)
    } catch (cause) {
      // Counts beyond its limits.
      if (cause instanceof RE2JSException) return () => undefined
      throw cause
    }
  }
  const known = new Map<string, Matcher>()
  return (pattern) => (text) => {
    const matcher = known.get(pattern) ?? compile(pattern)
    known.set(pattern, matcher)
    return matcher(text)
  }
}
