import { expect, test } from 'vitest'
import { DiskError } from '../../src/disk/diskError.ts'
import { internalErrors } from '../../src/engine/live/internalErrors.ts'

function reporting() {
  const [bugs, warnings]: [unknown[], string[]] = [[], []]
  const errors = internalErrors({
    onError: (error) => void bugs.push(error),
    onWarning: (message) => void warnings.push(message),
    onReport: () => undefined,
  })
  const shown = () => JSON.parse(errors.shown() ?? '[]')
  return { errors, bugs, warnings, shown }
}

const refusal = Object.assign(new Error('EIO: i/o error, read'), { code: 'EIO', syscall: 'read', path: 'lib/a.js' })

test.each([
  [refusal, 'lib/a.js: the disk reports an error'],
  [new DiskError('cannot write dist: no space is left on the disk'), 'cannot write dist: no space is left on the disk'],
])('what the disk refuses is shown as that, and not as a bug', async (error, message) => {
  const { errors, bugs, warnings, shown } = reporting()
  expect(await errors.attempt(() => Promise.reject(error))).toBeUndefined()
  expect({ bugs, warnings }).toEqual({ bugs: [], warnings: [message] })
  expect(shown()).toEqual([
    {
      severity: 'error',
      rule: 'unreadable-file',
      message,
      fix: 'the last good site is still served; save again to retry',
      excerpt: [],
    },
  ])
  errors.clear()
  expect(errors.shown()).toBeUndefined()
})
