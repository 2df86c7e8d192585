import { expect, test } from 'vitest'
import { closeOnSignal } from '../../src/terminal/signals.ts'

const handlers = (): number[] => [process.listenerCount('SIGINT'), process.listenerCount('SIGTERM')]

test('signals are handled but in steps that leave nothing to clear up, where they end the process at once', async () => {
  const before = handlers()
  const ending = closeOnSignal({ close: async () => undefined })
  const handled = handlers()
  expect(handled).toEqual(before.map((count) => count + 1))
  expect(await ending.atOnce(async () => handlers())).toEqual(before)
  expect(handlers()).toEqual(handled)
  const failed = ending.atOnce(() => Promise.reject(new Error('no site')))
  await expect(failed).rejects.toThrow('no site')
  expect(handlers()).toEqual(handled)
  await ending.stop()
  expect(handlers()).toEqual(before)
})

test('the first process of a container handles signals in all steps, since it would ignore them otherwise', async () => {
  const ending = closeOnSignal({ close: async () => undefined }, 1)
  const handled = handlers()
  expect(await ending.atOnce(async () => handlers())).toEqual(handled)
  await ending.stop()
})
