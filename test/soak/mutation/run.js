// Changes the program in small ways, and counts the changes that no unit test notices.
// usage: npm run soak -- --folder src/yaml [--folder …] [--seconds 20] [--sample 300 [--each]] [--seed 1] [--results file.json] [--retry] [--quick] [--workers 1]
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { createJudge } from './judge.js'
import { mutantsOf, nameOf } from './mutants.js'
import { createScratchCopy } from './scratchCopy.js'
import { surveyed } from './survey.js'
import { closestFirst, filesBelow, testsByReach, unitTestsOf } from './testsOf.js'
import { tryTogether } from './tryTogether.js'
import { createWarmWorker } from './warmWorker.js'
import { weavable } from './weave.js'

const { values: options } = parseArgs({
  options: {
    folder: { type: 'string', multiple: true, default: [] },
    /** Tests of so many seconds of the processor judge a mutant: all that reach it would take minutes for each that survives. */
    seconds: { type: 'string', default: '20' },
    /** So many of all, by chance. */
    sample: { type: 'string', default: 'all' },
    /** So many of each folder. */
    each: { type: 'boolean', default: false },
    seed: { type: 'string', default: '1' },
    /** What is known already, and where the rest is written: a run that was interrupted goes on there. */
    results: { type: 'string', default: join(tmpdir(), 'portalgen-mutants.json') },
    /** Survivors are tried again, after a test was added. */
    retry: { type: 'boolean', default: false },
    /** Leaves open what cannot be tried together with others, which takes most of the time. */
    quick: { type: 'boolean', default: false },
    workers: { type: 'string', default: '1' },
  },
})

// Mutants run in copies, one for each worker, and judge the sources as they were at the start.
const copies = Array.from({ length: Number(options.workers) }, () =>
  createScratchCopy(join(import.meta.dirname, '../../..')),
)
const workers = copies.map((each) => createWarmWorker(each, (test) => survey[test].seconds))
const [copy] = copies
const { root } = copy
// After the workers, which end when this process exits.
process.once('exit', () => {
  for (const { remove } of copies) remove()
})

const known = existsSync(options.results) ? JSON.parse(readFileSync(options.results, 'utf8')) : {}
const survey = await surveyed(copy, unitTestsOf(root), join(tmpdir(), 'portalgen-mutants-survey.json'))
const testsOf = testsByReach(root, survey, Number(options.seconds))
const folders = options.folder.map((folder) => folder.replace(/\/$/, ''))
const found = folders.map((folder) => filesIn(folder).flatMap((file) => mutantsIn(file, folder)))
const sample = options.each ? found.flatMap(sampled) : sampled(found.flat())
const chosen = sample.map(({ askedOf, ...each }) => ({ ...each, tests: askedOf() }))
const open = chosen.filter(({ key }) => known[key] === undefined || (options.retry && known[key] === 'survived'))
console.log(`${chosen.length} mutants, ${open.length} of them to be tried`)
// A test that hangs would outlive this process otherwise: workers end when it exits, which a signal alone does not do.
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(130))
await tryTogetherFirst()
if (!options.quick) await tryAlone()
report()

function filesIn(folder) {
  return folder.includes('.')
    ? [folder]
    : filesBelow(root, folder)
        .filter((file) => !file.endsWith('.d.ts'))
        .toSorted()
}

function mutantsIn(file, folder) {
  const text = readFileSync(join(root, file), 'utf8')
  let testsAt
  const asked = ({ from }) => {
    testsAt ??= testsOf(file, text)
    return testsAt(from)
  }
  const digest = createHash('sha256').update(text).digest('hex').slice(0, 12)
  return mutantsOf(file, text).map((mutant) => {
    const name = nameOf(text, mutant)
    const key = `${name} (${mutant.from}-${mutant.to}, ${digest})`
    return { mutant, folder, name, key, askedOf: () => asked(mutant) }
  })
}

/** A hash decides who is chosen, so that a larger sample includes the smaller one. */
function sampled(mutants) {
  if (options.sample === 'all') return mutants
  const rankOf = ({ key }) => createHash('sha256').update(`${options.seed} ${key}`).digest('hex')
  const ranked = mutants.map((each) => ({ each, rank: rankOf(each) })).toSorted((a, b) => (a.rank < b.rank ? -1 : 1))
  return ranked.slice(0, Number(options.sample)).map(({ each }) => each)
}

/** Most mutants are killed by one run of all tests; the others are left for `tryAlone` with the tests that said nothing of them. */
async function tryTogetherFirst() {
  const files = [...new Set(open.map(({ mutant }) => mutant.file))]
  const canBeWoven = new Set(
    files.flatMap((file) => {
      const mutants = open.map(({ mutant }) => mutant).filter((mutant) => mutant.file === file)
      return weavable(file, readFileSync(join(root, file), 'utf8'), mutants)
    }),
  )
  const numbered = open.flatMap((each, number) => (canBeWoven.has(each.mutant) ? [{ ...each, number }] : []))
  const lists = numbered.map((each) => each.tests)
  const tests = closestFirst(lists, (test) => survey[test].seconds)
  const mutants = numbered.map(({ number, mutant, tests: wanted }) => ({ number, mutant, tests: wanted }))
  const job = { mutants, tests, seconds: Number(options.seconds) }
  const { killed, seenBy, unclear } = await tryTogether(copy, job, (numbers) => {
    for (const number of numbers) known[open[number].key] = 'killed'
    save()
  })
  for (const { number, tests: wanted } of numbered) {
    if (killed.has(number) || unclear.has(number)) continue
    open[number].left = wanted.filter((test) => !seenBy.get(number).has(test))
    if (open[number].left.length === 0) known[open[number].key] = 'survived'
  }
  save()
}

async function tryAlone() {
  const waiting = open.filter(({ key, left }) => known[key] !== 'killed' && left?.length !== 0).toReversed()
  const runs = waiting.flatMap(({ left, tests }) => left ?? tests).length
  console.log(`${waiting.length} mutants are left to be tried alone, with ${runs} test files`)
  const trying = workers.map(async (worker) => {
    const judge = createJudge(worker, console.log)
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      known[next.key] = (await judge({ ...next, tests: next.left ?? next.tests })) ? 'killed' : 'survived'
      if (known[next.key] === 'survived') console.log(next.name)
      save()
    }
    worker.stop()
  })
  await Promise.all(trying)
}

function save() {
  writeFileSync(`${options.results}.new`, `${JSON.stringify(known, undefined, 1)}\n`)
  renameSync(`${options.results}.new`, options.results)
}

function report() {
  for (const folder of folders) {
    const mutants = chosen.filter((each) => each.folder === folder)
    const killed = mutants.filter(({ key }) => known[key] === 'killed').length
    const left = mutants.filter(({ key }) => known[key] === undefined).length
    const percent = ((100 * killed) / mutants.length).toFixed(1)
    const line = `${percent.padStart(6)} %  ${String(killed).padStart(5)} of ${String(mutants.length).padEnd(5)} ${folder}`
    console.log(left > 0 ? `${line}, ${left} of them open` : line)
  }
  const survivors = chosen.filter(({ key }) => known[key] === 'survived')
  console.log(`\n${survivors.length} survived${survivors.length > 0 ? ':' : ''}`)
  for (const { name, tests } of survivors)
    console.log(`  ${name}${tests.length === 0 ? ' (no unit test reaches it)' : ''}`)
}
