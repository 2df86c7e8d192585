import { expect, test } from 'vitest'
import { runScripts, START, WITH_API, WITH_VERSIONS } from '../pipeline/editScripts.ts'

test('a warm build is byte for byte a cold one, after 285 scripts of five changes', async () => {
  expect(await runScripts(START, { from: 1, count: 285 })).toEqual([])
})

test('also with an API, in 15 scripts more', async () => {
  expect(await runScripts(WITH_API, { from: 1001, count: 15 })).toEqual([])
})

test('also with two versions, in 15 scripts more', async () => {
  expect(await runScripts(WITH_VERSIONS, { from: 2001, count: 15 })).toEqual([])
})
