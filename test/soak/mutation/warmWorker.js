import { fork } from 'node:child_process'
import { join } from 'node:path'

/** The one of the copy, which finds the repository by its own place. */
const WORKER = 'test/soak/mutation/worker.js'

/**
 * Milliseconds. No mutant is judged by its time, but one that never ends has to be ended: it counts as killed. A busy
 * machine takes many times as long as its processor works, and as long again to load the program.
 */
const ENDLESS = 120_000
const EACH_SECOND = 30_000

/**
 * A worker that lives as long as its mutants let it, and runs in a copy of the repository, which it leaves as it was.
 * @param {(test: string) => number} secondsOf what a test takes of the processor
 */
export function createWarmWorker(copy, secondsOf) {
  const held = { child: undefined }
  const stop = () => {
    // With the process that runs the tests, which may be in a loop.
    if (held.child?.pid) killGroup(held.child.pid)
    held.child = undefined
  }
  process.once('exit', stop)
  return {
    stop,
    /** @returns {Promise<string[]>} the tests that fail, as far as the run comes; all of them when nothing ends */
    async failing(request) {
      held.child ??= await started(copy)
      const seconds = request.tests.reduce((sum, test) => sum + secondsOf(test), 0)
      const answer = await answerOf(held.child, request, ENDLESS + EACH_SECOND * seconds)
      if (answer === undefined) stop()
      copy.restore()
      return answer ?? request.tests
    },
  }
}

async function started({ root, temporary }) {
  const child = fork(join(root, WORKER), {
    cwd: root,
    env: { ...process.env, TMPDIR: temporary, TEMP: temporary, TMP: temporary },
    detached: true,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  await new Promise((resolve, reject) => {
    child.once('message', resolve)
    child.once('exit', () => reject(new Error('the worker ended before it was ready')))
  })
  return child
}

/** @returns {Promise<string[] | undefined>} undefined when none came */
function answerOf(child, request, patience) {
  return new Promise((resolve) => {
    const settle = (answer) => {
      clearTimeout(timer)
      child.off('message', settle).off('exit', gone)
      resolve(answer)
    }
    const gone = () => settle(undefined)
    const timer = setTimeout(gone, patience)
    child.once('message', settle).once('exit', gone)
    child.send(request)
  })
}

function killGroup(pid) {
  try {
    process.kill(-pid, 'SIGKILL')
  } catch {
    // It is gone already.
  }
}
