import { unicodeProperties } from './characterRanges.ts'
import { ECMA_VERSION, re2Syntax } from './re2Syntax.ts'

/** Whether a text matches a pattern; undefined if the pattern cannot be evaluated. */
type Matcher = (text: string) => boolean | undefined

/** Compiles ECMAScript patterns, each when it is first tested. */
export type Patterns = (pattern: string) => Matcher

// A step is one instruction of a compiled pattern applied to one character, the maximum work of the automaton. Compiling
// an instruction takes about as long as this many steps.
const MOST_STEPS = 2e8
const STEPS_TO_COMPILE = 500

/**
 * Matches with an automaton, in time linear in the length of the text: no pattern can make it backtrack. The total work
 * for the patterns of a document is limited in steps rather than in seconds, so that results do not depend on the machine.
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
      // RE2 limits the counts of repetitions.
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
