import type { OnResolveArgs, OnResolveResult } from 'esbuild'

/** In characters: more than the messages about any sheet that is written by hand. */
const MOST_QUOTED = 10_000_000

/**
 * Passes on what sheets import until the messages about it are too long together. esbuild keeps the whole line with each
 * message, and a minified sheet is one line. Those that are left out come once the first are fixed.
 */
export function messageLimit(
  textOf: (sheet: string) => string | undefined,
): (asked: OnResolveArgs, result: OnResolveResult) => OnResolveResult {
  const longest = new Map<string, number>()
  let quoted = 0
  return ({ path, importer }, result) => {
    if (!result.errors) return result
    if (quoted > MOST_QUOTED) return { path, external: true }
    const length = longest.get(importer) ?? longestLine(textOf(importer) ?? '')
    longest.set(importer, length)
    quoted += length
    return result
  }
}

const longestLine = (text: string): number => text.split('\n').reduce((most, line) => Math.max(most, line.length), 0)
