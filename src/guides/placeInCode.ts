import type { CodeSample } from '../model/page.ts'
import type { Place } from '../model/problem.ts'

/** A place in a code block as one in its file. */
export const placeInCode = (
  { place, margin }: CodeSample,
  { line, column }: Pick<Place, 'line' | 'column'>,
): Place => ({
  file: place.file,
  line: place.line + line - 1,
  column: column + margin,
})

/** The place of a character of a code block. */
export function placedInCode(sample: CodeSample, offset: number): Place {
  const before = sample.code.slice(0, offset).split('\n')
  return placeInCode(sample, { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 })
}
