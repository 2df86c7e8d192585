import type { Problem } from '../../src/model/problem.ts'
import { faultsIn } from './judge.ts'
import { READERS } from './targets.ts'
import { type Format, textOf } from './texts.ts'
import { warmFaults } from './warmFaults.ts'

/** Of each hundred executions; OpenAPI documents take thirty times as long as the others. */
const SHARES: [Format, number][] = [
  ['openapi', 1],
  ['markdown', 12],
  ['front matter', 45],
  ['site.yaml', 42],
]

/** The format of an execution, by its number. */
export function formatOf(seed: number): Format {
  let rest = seed % 100
  for (const [format, share] of SHARES) {
    if (rest < share) return format
    rest -= share
  }
  return 'markdown'
}

/** One of so many is also read a second time, from what the first time left. */
const WARM = 100

export type Execution = { seed: number; format: Format; text: string; faults: string[]; problems: Problem[] }

/** Reads the text of a number. */
export async function execute(seed: number): Promise<Execution> {
  const format = formatOf(seed)
  const text = textOf(format, seed)
  let problems: Problem[] = []
  const faults = await faultsIn(text, async (each) => {
    problems = await READERS[format](each, seed)
    return problems
  })
  // The same share of each format.
  const isWarm = Math.floor(seed / 100) % WARM === seed % 100
  return { seed, format, text, problems, faults: isWarm ? [...faults, ...(await warmFaults(format, text))] : faults }
}
