import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { manual } from './manual.ts'

const root = join(import.meta.dirname, '..', '..')

const page = manual['content/architecture.md'] ?? ''

/** What is named in code with a path from the top. */
const named = [...page.matchAll(/`((?:src|theme|test|bin)\/[\w./-]*)`/g)].flatMap(([, path]) => path ?? [])

test('every file and folder that the page on architecture names is there', () => {
  const folders = ['src', 'theme', 'test', 'bin']
  const paths = folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((path) =>
      join(folder, path).replaceAll('\\', '/'),
    ),
  )
  const known = new Set([...folders, ...paths])
  expect(named.filter((path) => !known.has(path.replace(/\/$/, '')))).toEqual([])
})

test('the page on architecture names every folder of the sources and of the theme', () => {
  const folders = ['src', 'theme'].flatMap((folder) =>
    readdirSync(join(root, folder), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => `${folder}/${name}/`),
  )
  expect(folders.filter((folder) => !named.includes(folder))).toEqual([])
})
