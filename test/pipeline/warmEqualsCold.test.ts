import { expect, test } from 'vitest'
import { runScripts, START, startingSources, WITH_API, WITH_VERSIONS } from './editScripts.ts'
import { buildInMemory } from './memoryOutput.ts'

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

test('others have a turn after each file of a search index, such as a signal that ends a command', async () => {
  const order: string[] = []
  await buildInMemory(startingSources(START), undefined, (path) => {
    if (!path.includes('search')) return
    order.push('file')
    setImmediate(() => order.push('turn'))
  })
  expect(order.length).toBeGreaterThan(4)
  expect(order).toEqual(order.map((_, index) => (index % 2 === 0 ? 'file' : 'turn')))
})
