import { expect, test } from 'vitest'
import { site } from '../../site.ts'
import { PATHOLOGICAL_SITES } from './sites.ts'

/** A hundredth of the sizes of the campaign, which shows what breaks, though not how time grows. */
const SHORT = 100

test('a short one of each site that could take long is read, or is a problem with its place', async () => {
  for (const { name, size, filesOf } of PATHOLOGICAL_SITES) {
    const made = await site(filesOf(Math.ceil(size / SHORT)))
    for (const { file, line } of made.found)
      expect({ name, file, line }).toEqual({ name, file: expect.any(String), line: expect.any(Number) })
  }
})
