import type { Mutant } from './mutants.js'

/** The mutants of a file that can be woven into it; those at the top of a module happen when it is imported. */
export function weavable(file: string, text: string, mutants: Mutant[]): Mutant[]

/** A file with all of its mutants, each of which is on while `$mutant` is its number. */
export function woven(file: string, text: string, numbered: { number: number; mutant: Mutant }[]): string
