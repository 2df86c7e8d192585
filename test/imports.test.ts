import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { expect, test } from 'vitest'

const src = join(import.meta.dirname, '..', 'src')

/** What each folder of `src` may import: the drawing of the program, held by a test. */
const STAGE = ['model', 'yaml']
const EDGE = ['model', 'yaml', 'config', 'markdown', 'openapi', 'site', 'check', 'render']
const ALLOWED: Record<string, string[]> = {
  model: [],
  yaml: ['model'],
  config: STAGE,
  markdown: STAGE,
  openapi: STAGE,
  site: STAGE,
  check: STAGE,
  render: STAGE,
  bundle: EDGE,
  disk: EDGE,
  serve: [...EDGE, 'disk', 'bundle'],
  pipeline: [...EDGE, 'disk', 'bundle'],
  'build.ts': [...EDGE, 'disk', 'bundle', 'pipeline'],
  cli: [...EDGE, 'disk', 'bundle', 'pipeline', 'serve', 'build.ts'],
}

/** Pure stages compute; only these of Node's own modules do no more than that. */
const PURE = new Set(['model', 'yaml', 'config', 'markdown', 'openapi', 'site', 'check', 'render'])
const COMPUTING = ['node:crypto', 'node:path']

const importsOf = (path: string): string[] =>
  [...readFileSync(path, 'utf8').matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)].flatMap(([, name]) => name ?? [])

const sources = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name))
  .map((name) => ({ name, imports: importsOf(join(src, name)) }))

const roomOf = (path: string): string => path.split('/')[0] ?? ''

test('every folder of src imports only what the design allows it', () => {
  const breaches = sources.flatMap(({ name, imports }) => {
    const room = roomOf(name)
    const inside = imports
      .filter((each) => each.startsWith('.'))
      .map((each) => relative(src, join(src, dirname(name), each)))
    const rooms = inside.filter((path) => !path.startsWith('..')).map(roomOf)
    return rooms
      .filter((other) => other !== room && !ALLOWED[room]?.includes(other))
      .map((other) => `${name} imports ${other}`)
  })
  expect(breaches).toEqual([])
})

test('the stages touch neither disk nor network nor clock', () => {
  const breaches = sources.flatMap(({ name, imports }) =>
    PURE.has(roomOf(name))
      ? imports
          .filter((each) => each.startsWith('node:') && !COMPUTING.includes(each))
          .map((each) => `${name} imports ${each}`)
      : [],
  )
  expect(breaches).toEqual([])
})
