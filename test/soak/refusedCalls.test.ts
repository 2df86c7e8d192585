import { expect, test } from 'vitest'
import { COMMANDS, refuseEachCall } from '../cli/refusedCalls.ts'
import { refuseCallsOfServe, refuseCallsOfStart } from '../cli/refusedServe.ts'

test.each(Object.keys(COMMANDS))('%s: no call of the disk that fails costs a file of the user', async (name) => {
  const calls = await refuseEachCall(name)
  console.log(name, calls, 'calls')
  expect(calls).toBeGreaterThan(5)
})

test.each(Object.keys(COMMANDS))(
  '%s: a disk that is full from any write on costs no file of the user',
  async (name) => {
    const writes = await refuseEachCall(name, { kind: 'full' })
    console.log(name, writes, 'writes')
    expect(writes).toBeGreaterThan(1)
  },
)

test('serve: no call of the disk that fails ends it, and the next save shows everything', async () => {
  console.log('serve', await refuseCallsOfStart(), 'calls of a start,', await refuseCallsOfServe(), 'changes')
})
