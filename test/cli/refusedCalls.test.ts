import { expect, test } from 'vitest'
import { COMMANDS, refuseEachCall } from './refusedCalls.ts'
import { refuseCallsOfServe, refuseCallsOfStart } from './refusedServe.ts'

// `npm run soak` refuses every call.
test.each(Object.keys(COMMANDS))('%s: a call of the disk that fails costs no file of the user', async (name) => {
  expect(await refuseEachCall(name, { from: 3, step: 43 })).toBeGreaterThan(5)
})

test('serve: a call of the disk that fails does not end it, and the next save shows everything', async () => {
  expect(await refuseCallsOfStart({ from: 5, step: 40 })).toBeGreaterThan(60)
  expect(await refuseCallsOfServe({ from: 2, step: 16 })).toBeGreaterThan(10)
})
