import { expect, test } from 'vitest'
import type { Entry } from '../../src/ledger/ledger.ts'
import { successorsAmong } from '../../src/ledger/successors.ts'
import { cpuSeconds } from '../cpuSeconds.ts'

const fingerprint = (number: number): string =>
  Math.imul(number, 0x9e3779b1).toString(16).replace('-', '').padStart(16, '0')

test('thousands of pages that were moved and edited are found in a second', async () => {
  const pages = (folder: string, edit: number): Entry[] =>
    Array.from({ length: 2000 }, (_, at) => ({
      address: `/${folder}/${at}-${folder}/`,
      fingerprint: `1${fingerprint(at + 1).slice(1, 15)}${edit}`,
    }))
  let found: (string | undefined)[] = []
  const seconds = await cpuSeconds(() => {
    const successor = successorsAmong(pages('new', 1))
    found = pages('old', 2).map((gone) => successor(gone, gone.address))
  })
  expect(found.every((address) => address?.startsWith('/new/'))).toBe(true)
  expect(seconds).toBeLessThan(1)
})
