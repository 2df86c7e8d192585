import { putString, type Reading, type Word, wordAt, words } from '../reading.ts'

export type ScriptReading = Reading & {
  /** Whether this is TypeScript. */
  readonly typed: boolean
  /** How many colons are still to come, of conditions and of cases. */
  colons: number
  /** Reads statements or expressions, which hold all the rest. */
  readonly readCode: (reading: ScriptReading, from: number, end: number) => void
}

/** The word before. */
export const before = ({ words }: Reading, at: number): Word | undefined => words[at - 1]

/** Words that are always keywords, whatever follows them. */
export const KEYWORDS = words(
  'await break case catch continue debugger default delete do else finally for if in instanceof return switch this throw try ' +
    'typeof void while yield',
)

/** Words that are keywords in places that are not read here. */
export const SOMETIMES = words(
  'abstract accessor asserts declare defer enum from get implements infer interface is keyof let module namespace override ' +
    'private protected public readonly satisfies set static type unique using with',
)

/** Strings, and templates with names in them. */
export function putText(reading: Reading, at: number): number {
  const { text } = wordAt(reading, at)
  return putString(reading, at, text.startsWith('`') ? text.matchAll(/\\[\s\S]|\$\{([\w$]+)\}/g) : [])
}
