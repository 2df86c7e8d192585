import { expect, test } from 'vitest'
import { COMMANDS, refuseEachCall } from './refusedCalls.ts'

// `npm run soak` refuses every call.
test.each(Object.keys(COMMANDS))('%s: a call of the disk that fails costs no file of the user', async (name) => {
  expect(await refuseEachCall(name, { from: name === 'import' ? 3 : 1, step: 43 })).toBeGreaterThan(20)
})
