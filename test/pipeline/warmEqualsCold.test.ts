import { expect, test } from 'vitest'
import { runScripts, START, WITH_API, WITH_VERSIONS } from './editScripts.ts'

// `npm run soak` runs hundreds of others.
test('a warm build is byte for byte a cold one, after 6 scripts of five changes', async () => {
  expect(await runScripts(START, { from: 1, count: 6 })).toEqual([])
})

test('also with an API, in 3 scripts more', async () => {
  expect(await runScripts(WITH_API, { from: 1001, count: 3 })).toEqual([])
})

test('also with two versions, in 3 scripts more', async () => {
  expect(await runScripts(WITH_VERSIONS, { from: 2001, count: 3 })).toEqual([])
})
