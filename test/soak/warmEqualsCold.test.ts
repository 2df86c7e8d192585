import { expect, test } from 'vitest'
import { BLOG_EDITS, WITH_BLOG } from '../pipeline/blogEdits.ts'
import { EDITS, runScripts, START, WITH_API, WITH_VERSIONS } from '../pipeline/editScripts.ts'

test('a warm build is byte for byte a cold one, after 285 scripts of five changes', async () => {
  expect(await runScripts(START, { from: 1, count: 285 })).toEqual([])
})

test('also with an API, in 15 scripts more', async () => {
  expect(await runScripts(WITH_API, { from: 1001, count: 15 })).toEqual([])
})

test('also with two versions, in 15 scripts more', async () => {
  expect(await runScripts(WITH_VERSIONS, { from: 2001, count: 15 })).toEqual([])
})

test('also with a blog in two languages, in 60 scripts more', async () => {
  expect(await runScripts(WITH_BLOG, { from: 3001, count: 60 }, { ...EDITS, ...BLOG_EDITS })).toEqual([])
})
