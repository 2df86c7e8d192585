import type { OnResolveArgs, OnResolveResult } from 'esbuild'
import { error, type Problem, startOf } from '../../model/problem.ts'

/** In characters: more than the messages about any sheet that is written by hand. */
const MOST_QUOTED = 10_000_000

export type MessageLimit = {
  limited(asked: OnResolveArgs, result: OnResolveResult): OnResolveResult
  /** A problem for each sheet with messages that were left out. */
  leftOut(): Problem[]
}

/**
 * Passes on what sheets import until the messages about it are too long together. esbuild keeps the whole line with each
 * message, and a minified sheet is one line.
 */
export function messageLimit(textOf: (sheet: string) => string | undefined): MessageLimit {
  const longest = new Map<string, number>()
  const counts = new Map<string, number>()
  let quoted = 0
  return {
    limited({ path, importer }, result) {
      if (!result.errors) return result
      if (quoted > MOST_QUOTED) {
        counts.set(importer, (counts.get(importer) ?? 0) + 1)
        return { path, external: true }
      }
      const length = longest.get(importer) ?? longestLine(textOf(importer) ?? '')
      longest.set(importer, length)
      quoted += length
      return result
    },
    leftOut: () => [...counts].map(([sheet, count]) => moreIn(sheet, count)),
  }
}

const moreIn = (sheet: string, count: number): Problem =>
  error('invalid-theme', startOf(sheet), {
    message: `of the addresses in this style sheet, ${count} more are wrong`,
    fix: 'they are reported once the first ones are corrected',
  })

const longestLine = (text: string): number => text.split('\n').reduce((most, line) => Math.max(most, line.length), 0)
