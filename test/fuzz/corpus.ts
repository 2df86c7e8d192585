import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Problem } from '../../src/model/problem.ts'
import type { Format } from './texts.ts'

/** The smallest texts known that lead to each kind of problem: together they reach what random ones rarely do. */
export type Corpus = Record<Format, string[]>

const file = join(import.meta.dirname, 'corpus.json')

export const readCorpus = (): Corpus => JSON.parse(readFileSync(file, 'utf8'))

export const writeCorpus = (corpus: Corpus): void => writeFileSync(file, `${JSON.stringify(corpus, undefined, 1)}\n`)

/** What a text shows: the kinds of its problems, without the words of the user. */
export const kindsOf = (problems: Problem[]): string[] =>
  problems.map(({ rule, message }) => `${rule}: ${message.replace(/"[^"]*"|\d+/g, '*')}`)

/** Attempts to shorten a text; the last ones only take single characters out. */
const ATTEMPTS = 250

/** Takes pieces out of a text as long as something still holds of it, first large ones. */
export async function minimised(text: string, holds: (text: string) => Promise<boolean>): Promise<string> {
  let smallest = text
  let left = ATTEMPTS
  for (let size = Math.ceil(text.length / 2); size >= 1; size = Math.floor(size / 2)) {
    for (let from = 0; from < smallest.length && left > 0; left -= 1) {
      const shorter = smallest.slice(0, from) + smallest.slice(from + size)
      if (await holds(shorter)) smallest = shorter
      else from += size
    }
  }
  return smallest
}
