import { expect, test } from 'vitest'
import { createJudge } from './judge.js'

/** Judges a mutant by tests, some of which fail with it, and so many times without it. */
async function judged(fails: { withMutant: string[]; alone?: Record<string, number> }, tests: string[]) {
  const left = { ...fails.alone }
  const warnings: string[] = []
  const failsAlone = (test: string): boolean => {
    left[test] = (left[test] ?? 0) - 1
    return left[test] >= 0
  }
  const worker = {
    failing: async ({ mutant, tests: asked }: { mutant?: unknown; tests: string[] }): Promise<string[]> =>
      mutant ? asked.filter((test) => fails.withMutant.includes(test)).slice(0, 1) : asked.filter(failsAlone),
  }
  const killed = await createJudge(worker, (message) => warnings.push(message))({ mutant: {}, tests })
  return [killed, ...warnings]
}

test('a mutant is killed by a test that fails with it alone', async () => {
  expect(await judged({ withMutant: ['b'] }, ['a', 'b'])).toEqual([true])
  expect(await judged({ withMutant: [] }, ['a', 'b'])).toEqual([false])
  expect(await judged({ withMutant: [] }, [])).toEqual([false])
})

test('a test that fails once without a mutant is tried again, since the machine may be busy', async () => {
  expect(await judged({ withMutant: ['a'], alone: { a: 1 } }, ['a'])).toEqual([true])
})

test('a test that always fails kills nothing, and leaves the verdict to the others', async () => {
  expect(await judged({ withMutant: ['a'], alone: { a: 2 } }, ['a', 'b'])).toEqual([false, 'a fails without a mutant'])
  expect(await judged({ withMutant: ['a', 'b'], alone: { a: 2 } }, ['a', 'b'])).toEqual([
    true,
    'a fails without a mutant',
  ])
})
