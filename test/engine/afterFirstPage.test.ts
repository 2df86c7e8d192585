import { expect, onTestFinished, test, vi } from 'vitest'
import { afterFirstPage } from '../../src/engine/live/afterFirstPage.ts'

function beginning() {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const begin = vi.fn()
  return { begin, ...afterFirstPage(begin) }
}

test('it begins when the first page listens, and not again for others or when the time has passed', () => {
  const { begin, listens, expect: wait } = beginning()
  wait(250)
  vi.advanceTimersByTime(100)
  expect(begin).not.toHaveBeenCalled()
  listens()
  expect(begin).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(begin).toHaveBeenCalledTimes(1)
  listens()
  vi.advanceTimersByTime(1000)
  expect(begin).toHaveBeenCalledTimes(1)
})

test('it begins without a page after a while', () => {
  const { begin, expect: wait } = beginning()
  wait(250)
  vi.advanceTimersByTime(249)
  expect(begin).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(begin).toHaveBeenCalledTimes(1)
})

test('it does not begin once it is stopped', () => {
  const { begin, listens, stop, expect: wait } = beginning()
  wait(250)
  listens()
  stop()
  vi.advanceTimersByTime(1000)
  expect(begin).not.toHaveBeenCalled()
})
