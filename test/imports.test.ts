import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { expect, test } from 'vitest'

const src = join(import.meta.dirname, '..', 'src')

/** What each folder of `src` may import: the drawing of the program, held by a test. */
const STAGE = ['model', 'yaml']
const EDGE = [
  'model',
  'yaml',
  'config',
  'markdown',
  'openapi',
  'site',
  'check',
  'render',
  'search',
  'text',
  'fix',
  'ledger',
  'ledger',
]
const ALLOWED: Record<string, string[]> = {
  model: [],
  yaml: ['model'],
  config: STAGE,
  markdown: STAGE,
  openapi: STAGE,
  site: STAGE,
  check: STAGE,
  render: STAGE,
  text: ['model'],
  search: ['model'],
  fix: ['model'],
  ledger: ['model'],
  bundle: EDGE,
  disk: EDGE,
  external: ['model'],
  serve: [...EDGE, 'disk', 'bundle'],
  pipeline: [...EDGE, 'disk', 'bundle'],
  'build.ts': [...EDGE, 'disk', 'bundle', 'pipeline'],
  engine: [...EDGE, 'external', 'disk', 'bundle', 'pipeline', 'serve', 'build.ts'],
  cli: [...EDGE, 'disk', 'bundle', 'pipeline', 'serve', 'engine'],
}

/** Pure stages compute; only these of Node's own modules do no more than that. */
const PURE = new Set([
  'model',
  'yaml',
  'config',
  'markdown',
  'openapi',
  'site',
  'check',
  'render',
  'search',
  'text',
  'fix',
  'ledger',
])
const COMPUTING = ['node:crypto', 'node:path']

const importsOf = (path: string): string[] =>
  [...readFileSync(path, 'utf8').matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)].flatMap(([, name]) => name ?? [])

const theme = join(import.meta.dirname, '..', 'theme')

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

test('the theme knows the model by its types alone; search, request builder and contents compute with what the build does', () => {
  const names = readdirSync(theme, { recursive: true, encoding: 'utf8' }).filter((name) => /\.tsx?$/.test(name))
  const breaches = names.flatMap((name) =>
    [...readFileSync(join(theme, name), 'utf8').matchAll(/import (type )?[^']*'(?:\.\.\/)+src\/([^']+)'/g)]
      .filter(([, isType, path = '']) => {
        const isModel = isType !== undefined && roomOf(path) === 'model'
        const isShared = path.startsWith('search/wire/') || path === 'model/suggestion.ts'
        const isSnippet = path.startsWith('openapi/request/snippets/')
        const isAddress = path.startsWith('openapi/reference/addresses/')
        return (
          !isModel &&
          !(roomOf(name) === 'search' && isShared) &&
          !(roomOf(name) === 'request' && isSnippet) &&
          !(roomOf(name) === 'contents' && isAddress)
        )
      })
      .map(([, , path]) => `${name} imports ${path}`),
  )
  expect(breaches).toEqual([])
})
