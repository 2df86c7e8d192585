import { expect, onTestFinished, test, vi } from 'vitest'
import { afterFirstAnswer } from '../../src/engine/live/afterFirstAnswer.ts'

function beginning() {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const begin = vi.fn()
  return { begin, ...afterFirstAnswer(begin) }
}

test('it begins after the first answer, and not again after others or when the time has passed', () => {
  const { begin, answered, expect: wait } = beginning()
  wait(250)
  vi.advanceTimersByTime(100)
  expect(begin).not.toHaveBeenCalled()
  answered()
  expect(begin).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(begin).toHaveBeenCalledTimes(1)
  answered()
  vi.advanceTimersByTime(1000)
  expect(begin).toHaveBeenCalledTimes(1)
})

test('it begins without an answer after a while', () => {
  const { begin, expect: wait } = beginning()
  wait(250)
  vi.advanceTimersByTime(249)
  expect(begin).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(begin).toHaveBeenCalledTimes(1)
})

test('it does not begin once it is stopped', () => {
  const { begin, answered, stop, expect: wait } = beginning()
  wait(250)
  answered()
  stop()
  vi.advanceTimersByTime(1000)
  expect(begin).not.toHaveBeenCalled()
})
