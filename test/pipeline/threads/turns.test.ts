import { Worker } from 'node:worker_threads'
import { expect, test } from 'vitest'
import { endTurns, takenOf, takeTurns, turnsFor } from '../../../src/pipeline/threads/turns.ts'

test('every item is taken once, in order, by whoever asks', () => {
  const turns = turnsFor(10)
  const [one, other] = [takeTurns(turns), takeTurns(turns)]
  const first = [one.next().value, other.next().value]
  expect(first).toEqual([0, 4])
  expect([...one, ...other].toSorted()).toEqual([1, 2, 3, 5, 6, 7, 8, 9])
  expect(takenOf(turns)).toBe(10)
  expect([...takeTurns(turns)]).toEqual([])
})

test('an empty list has no turns', () => expect([...takeTurns(turnsFor(0))]).toEqual([]))

test('a thread takes from the same list', async () => {
  const turns = turnsFor(9)
  const script = `const { parentPort, workerData } = require('node:worker_threads')
    parentPort.postMessage(Atomics.add(workerData.taken, 0, 4))`
  const worker = new Worker(script, { eval: true, workerData: turns })
  expect(await new Promise((resolve) => worker.once('message', resolve))).toBe(0)
  expect([...takeTurns(turns)]).toEqual([4, 5, 6, 7, 8])
})

test('after the end, nobody takes another item', () => {
  const turns = turnsFor(100)
  const taking = takeTurns(turns)
  expect([taking.next().value, taking.next().value]).toEqual([0, 1])
  endTurns(turns)
  expect([...taking]).toEqual([2, 3])
  expect([...takeTurns(turns)]).toEqual([])
})
