import { expect, test } from 'vitest'
import { COMMANDS, refuseEachCall } from '../cli/refusedCalls.ts'

test.each(Object.keys(COMMANDS))('%s: no call of the disk that fails costs a file of the user', async (name) => {
  const calls = await refuseEachCall(name)
  console.log(name, calls, 'calls')
  expect(calls).toBeGreaterThan(20)
})
