// Runs executions and prints what they found: node run.mjs <from> <count> [corpus]. The last line counts.
import { kindsOf, minimised, readCorpus, writeCorpus } from './corpus.ts'
import { execute } from './execute.ts'
import { faultsIn } from './judge.ts'
import { READERS } from './targets.ts'
import type { Format } from './texts.ts'

const [from = 1, count = 1000] = process.argv.slice(2, 4).map(Number)
const collects = process.argv[4] === 'corpus'
const corpus = readCorpus()

const kindsIn = async (format: Format, text: string): Promise<string[]> => {
  try {
    return kindsOf(await READERS[format](text, 1))
  } catch {
    return []
  }
}

const known = new Set<string>()
for (const [format, texts] of Object.entries(corpus) as [Format, string[]][])
  for (const text of texts) for (const kind of await kindsIn(format, text)) known.add(`${format} ${kind}`)

let found = 0
for (let seed = from; seed < from + count; seed += 1) {
  const { format, text, faults, problems } = await execute(seed)
  for (const fault of faults) {
    found += 1
    const isStill = async (shorter: string) =>
      (await faultsIn(shorter, (each) => READERS[format](each, seed))).some(
        (each) => each.slice(0, 40) === fault.slice(0, 40),
      )
    console.log(JSON.stringify({ seed, format, fault, text: await minimised(text, isStill) }))
  }
  for (const kind of collects ? kindsOf(problems) : []) {
    if (known.has(`${format} ${kind}`)) continue
    const shortest = await minimised(text, async (shorter) => (await kindsIn(format, shorter)).includes(kind))
    for (const each of await kindsIn(format, shortest)) known.add(`${format} ${each}`)
    corpus[format].push(shortest)
  }
}
if (collects) writeCorpus(corpus)
console.log(JSON.stringify({ executions: count, found, seconds: process.cpuUsage().user / 1e6 }))
