import { expect, test } from 'vitest'
import { startOf } from '../../../src/model/problem.ts'
import { sourcePath } from '../../../src/model/route.ts'
import { type Group, orderAsTree } from '../../../src/openapi/read/groupTree.ts'

const place = startOf(sourcePath('openapi/a.yaml'))
const COUNT = 10_000

/** A tag without operations. */
function group(name: string, parent: string): [string, Group] {
  const docs = { name: undefined, url: undefined, place }
  const tag = {
    name,
    namedAt: place,
    title: name,
    description: undefined,
    docs,
    kind: undefined,
    parent: { name: parent, place },
  }
  return [name, { name, title: name, tag, operations: [], also: [], above: [] }]
}

test.each([
  ['of which each is below the next', (index: number) => index + 1],
  ['that stand in a circle', (index: number) => (index + 1) % COUNT],
])('10,000 tags %s are all listed, on at most 51 levels', (_name, parentOf) => {
  const groups = Array.from({ length: COUNT }, (_, index) => group(`t${index}`, `t${parentOf(index)}`))
  const listed = orderAsTree(new Map(groups), [])
  expect([new Set(listed.map(({ name }) => name)).size, Math.max(...listed.map(({ above }) => above.length))]).toEqual([
    COUNT,
    50,
  ])
})
