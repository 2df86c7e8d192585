/**
 * Judges mutants: one is killed if a test fails that passes without it. That is asked once of each test, since what
 * fails always, or on a busy machine, kills nothing.
 * @param {{ failing: (request: object) => Promise<string[]> }} worker @param {(message: string) => void} warn
 */
export function createJudge(worker, warn) {
  const verdicts = new Map()
  const passesAlone = async (test) => (await worker.failing({ tests: [test] })).length === 0
  const isSound = async (test) => {
    const verdict = verdicts.get(test) ?? ((await passesAlone(test)) || (await passesAlone(test)))
    if (!verdict && !verdicts.has(test)) warn(`${test} fails without a mutant`)
    verdicts.set(test, verdict)
    return verdict
  }
  /** @returns {Promise<boolean>} whether the mutant is killed */
  return async ({ mutant, tests }) => {
    let open = tests
    while (open.length > 0) {
      const failing = await worker.failing({ mutant, tests: open })
      if (failing.length === 0) return false
      for (const test of failing) if (await isSound(test)) return true
      open = open.filter((test) => !failing.includes(test))
    }
    return false
  }
}
