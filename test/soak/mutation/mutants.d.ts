/** One small change of a file, which a good test notices. */
export type Mutant = {
  /** From the root of the repository. */
  file: string
  line: number
  column: number
  /** What is replaced, as offsets in the file, and by what. */
  from: number
  to: number
  replacement: string
}

/** All mutants of a file, in the order of the text. */
export function mutantsOf(file: string, text: string): Mutant[]

export function applied(text: string, mutant: Mutant): string

/** A mutant in a line: `src/a.ts:3:7 "<" → "<="`. */
export function nameOf(text: string, mutant: Mutant): string
