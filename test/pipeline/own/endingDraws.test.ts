import { expect, test } from 'vitest'
import { endingDraws } from '../../../src/pipeline/own/endingDraws.ts'

/** Of all runs, so that none is collected while another one is measured. */
const held: Uint8Array[] = []

/** Runs that do not end, and what each holds by then. */
function runs(megabytes: (time: number) => number) {
  const times: number[] = []
  const within = (time: number): undefined => {
    times.push(time)
    // Memory that nothing was written to is none of the machine's.
    held.push(new Uint8Array(megabytes(time) * 2 ** 20))
  }
  return { within, times }
}

test('what holds more and more memory is stopped before there is none left', () => {
  const { within, times } = runs((time) => time)
  expect(() => endingDraws(within, 2000)(() => 1)).toThrow(
    'it was stopped because it takes more and more memory; does it have a loop that never ends?',
  )
  expect(times.length).toBeLessThan(4)
})

test('what takes too much memory at once is not given more time', () => {
  const { within, times } = runs(() => 600)
  expect(() => endingDraws(within, 2000)(() => 1)).toThrow('more and more memory')
  expect(times).toEqual([100, 100])
})

test('what holds little gets longer', () => {
  const { within, times } = runs(() => 1)
  const ends = <T>(time: number, run: () => T) => (time < 1600 ? within(time) : { value: run() })
  expect(endingDraws(ends, 2000)(() => 'drawn')).toBe('drawn')
  expect(times).toEqual([100, 400])
})
