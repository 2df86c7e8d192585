import { expect, test } from 'vitest'
import { ALL, fewOf, HOLES } from './holes.ts'
import { faultsIn, outputsOf } from './outputs.ts'

/** `npm run soak -- injection` tries 1,500 one by one, in a browser too. */
const outputs = outputsOf([ALL])

test('nothing of what a payload in every place of a site tries comes out of it', async () => {
  expect(faultsIn(await outputs)).toEqual([])
})

test.each(HOLES)('the judge notices a planted hole: %s', async (_, plant) => {
  expect(faultsIn(plant(fewOf(await outputs)))).not.toEqual([])
})
