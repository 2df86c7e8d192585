import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { siteShape } from '../../src/config/siteShape.ts'
import { lookOf } from '../../src/pipeline/bundleTheme.ts'
import { site } from '../site.ts'
import { FILES, type KeyEffect, MORE_FILES, SHOWN_ELSEWHERE, SITE_EFFECTS } from './keyEffects.ts'
import { keysIn } from './keysIn.ts'

const REQUIRED = ['title: Portal', 'url: https://developer.example.com']

/** Everything that is published of a site, but for what was found wrong with it. */
async function published(more: string, files: Record<string, string>): Promise<string> {
  const others = REQUIRED.filter((line) => !new RegExp(`^${line.split(':')[0]}:`, 'm').test(more))
  const built = await site({ ...FILES, ...files, 'content/site.yaml': [...others, more, ''].join('\n') })
  const pages = [...built.site.routes.keys()].map((at) => built.html(at) + built.text(at))
  return JSON.stringify([pages, built.files(), lookOf(built.site)])
}

const known = new Map<string, Promise<string>>()

/** What is published without a key is the same for many. */
function publishedBefore(more: string, files: Record<string, string>): Promise<string> {
  const key = JSON.stringify([more, files])
  const before = known.get(key) ?? published(more, files)
  known.set(key, before)
  return before
}

const effectOf = (written: KeyEffect): Exclude<KeyEffect, string> =>
  typeof written === 'string' ? { with: written } : written

test.each(Object.entries(SITE_EFFECTS))('the key "%s" of site.yaml changes what is published', async (key, written) => {
  const { site: without = '', with: given, files = {} } = effectOf(written)
  const more = Object.assign({}, ...MORE_FILES.filter(([keys]) => keys.test(key)).map(([, each]) => each), files)
  expect(await published(given, more)).not.toBe(await publishedBefore(without, more))
})

/** Every colour has a test of its own, and each text is read by its English one. */
const MADE_FROM_LISTS = /^theme\.colors|^texts\./

test('each key of site.yaml has an entry, or a test elsewhere', () => {
  const keys = keysIn(siteShape.schema).map(({ path }) => path)
  const said = [...Object.keys(SITE_EFFECTS), ...Object.keys(SHOWN_ELSEWHERE)]
  const isSaid = (key: string): boolean => said.some((each) => each === key || each.startsWith(`${key}.`))
  expect([...new Set(keys)].filter((key) => !isSaid(key) && !MADE_FROM_LISTS.test(key))).toEqual([])
  expect(said.filter((key) => !keys.includes(key))).toEqual([])
})

test.each(Object.entries(SHOWN_ELSEWHERE))('the key "%s" is shown by test/%s', (key, path) => {
  const file = join(import.meta.dirname, '..', path)
  expect(existsSync(file) && readFileSync(file, 'utf8')).toContain(key.slice(key.lastIndexOf('.') + 1))
})
