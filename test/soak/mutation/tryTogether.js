import { spawn } from 'node:child_process'
import { readFileSync, statSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'

/** Milliseconds without a note after which a test hangs; with a mutant, the note says how many. */
const PATIENCE = 600_000

/** So many test files run in one process, after which its kills are known. */
const BATCH = 20

/**
 * Tries many mutants in one run: each test file is loaded once, and each of its tests runs again with each mutant that
 * it reaches. A mutant that hangs, or ends the process, is killed, and the run goes on without it.
 * `onKilled` is called with the numbers so far.
 * @param {{ root: string, temporary: string }} copy
 * @param {{ mutants: { number: number, mutant: object, tests: string[] }[], tests: string[], seconds: number }} job
 * @returns {Promise<{ killed: Set<number>, seenBy: Map<number, Set<string>>, unclear: Set<number> }>} what was killed, the test
 *   files one of whose tests reached a mutant, and what left something behind, so that it has to be judged alone
 */
export async function tryTogether(copy, { mutants, tests, seconds }, onKilled) {
  const killed = new Set()
  const unclear = new Set()
  const ran = new Set()
  const left = new Map(mutants.map(({ number }) => [number, seconds]))
  const seenBy = new Map(mutants.map(({ number }) => [number, new Set()]))
  const unseenBy = new Map(mutants.map(({ number }) => [number, new Set()]))
  const isOpen = ({ number }) => !killed.has(number) && !unclear.has(number) && left.get(number) > 0
  for (let waiting = tests; waiting.length > 0; ) {
    const open = mutants.filter(isOpen).map((each) => ({ ...each, seconds: left.get(each.number) }))
    const batch = waiting.slice(0, BATCH)
    const notes = await notesOf(copy, { mutants: open, tests: batch })
    for (const { kind, test, number, numbers, seconds: taken } of notes) {
      if (test) ran.add(test)
      if (kind === 'killed') killed.add(number)
      if (kind === 'tainted') unclear.add(number)
      if (kind === 'tried') left.set(number, left.get(number) - taken)
      if (kind === 'unseen') unseenBy.get(number).add(nameOf(copy, test))
      if (kind === 'reached') for (const each of numbers) seenBy.get(each)?.add(nameOf(copy, test))
    }
    const last = notes.at(-1)
    const isStopped = last?.kind === 'try' || last?.kind === 'tainted'
    if (last?.kind === 'try') killed.add(last.number)
    // A file that ends the process by itself is left out.
    const at = batch.indexOf(last?.test ? nameOf(copy, last.test) : batch[0])
    const done = last?.kind === 'ended' ? batch.length : isStopped ? at : at + 1
    const wanted = new Set(mutants.filter(isOpen).flatMap((each) => each.tests))
    waiting = waiting.slice(done).filter((test) => wanted.has(test))
    onKilled(killed)
    console.log(`${killed.size} of ${mutants.length} killed, ${waiting.length} test files left`)
  }
  console.log(`${killed.size} of ${mutants.length} killed by tests of ${ran.size} of ${tests.length} files`)
  // Those whose seconds are used up are judged.
  for (const { number, tests: all } of mutants) {
    if (left.get(number) <= 0) seenBy.set(number, new Set(all))
    else for (const test of unseenBy.get(number)) seenBy.get(number).delete(test)
  }
  return { killed, seenBy, unclear }
}

const nameOf = ({ root }, path) => relative(root, path).replaceAll('\\', '/')

async function notesOf({ root, temporary }, { mutants, tests }) {
  const job = join(temporary, 'job.json')
  const notes = join(temporary, 'notes')
  writeFileSync(job, JSON.stringify({ mutants, tests }))
  writeFileSync(notes, '')
  const env = { ...process.env, PORTALGEN_MUTANTS: job, PORTALGEN_NOTES: notes }
  Object.assign(env, { TMPDIR: temporary, TEMP: temporary, TMP: temporary })
  const child = spawn(process.execPath, [join(root, 'test/soak/mutation/wovenWorker.js')], {
    cwd: root,
    env,
    detached: true,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const killAll = () => killGroup(child.pid)
  // Before the copy is removed, into which it writes.
  process.prependOnceListener('exit', killAll)
  const watch = setInterval(() => {
    const silence = Date.now() - statSync(notes).mtimeMs
    if (silence > 10_000 && silence > (notedIn(notes).at(-1)?.patience ?? PATIENCE)) killAll()
  }, 2000)
  const code = await new Promise((resolve) => child.once('exit', resolve))
  clearInterval(watch)
  killAll()
  process.off('exit', killAll)
  const noted = notedIn(notes)
  const isStopped = /^(?:try|tainted)$/.test(noted.at(-1)?.kind)
  return code === 0 && !isStopped ? [...noted, { kind: 'ended' }] : noted
}

/** Whole lines only: the last may still be written. */
const notedIn = (notes) =>
  readFileSync(notes, 'utf8')
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line))

function killGroup(pid) {
  try {
    process.kill(-pid, 'SIGKILL')
  } catch {
    // It is gone already.
  }
}
