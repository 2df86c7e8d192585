import { expect, test } from 'vitest'
import { memoryCache } from '../../src/disk/cache.ts'
import { settingsOf } from '../../src/engine/settings.ts'
import { openTools, type Tools } from '../../src/engine/tools.ts'
import { html } from '../../src/model/html.ts'
import { markdownText } from '../../src/model/markdown.ts'
import type { PageText } from '../../src/model/page.ts'
import { folderWith } from '../disk/folder.ts'

test('what was read again before it was kept comes back in the next run', async () => {
  const root = folderWith({ 'content/site.yaml': 'title: Portal\n' })
  const open = () => openTools(settingsOf({ root }))
  const tools = open()
  tools.cache.set('page', { title: 'Home' })
  const secondRead = memoryCache(tools.cache.used, tools.cache.texts)
  secondRead.get('page')
  tools.keep({ cache: secondRead })
  await tools.close()
  const next = open()
  expect(next.cache.get('page')).toEqual({ title: 'Home' })
  await next.close()
})

const TEXT: PageText = { body: html('<p>Text</p>'), markdown: markdownText('Text'), sections: [] }

const page = (tools: Tools, key: string): void => {
  tools.cache.set(key, { title: key })
  tools.cache.texts.write(key, TEXT)
}

test('what is stored while pages are drawn is whole after the last keep', async () => {
  const root = folderWith({ 'content/site.yaml': 'title: Portal\n' })
  const open = () => openTools(settingsOf({ root }))
  const tools = open()
  page(tools, 'home')
  tools.keepValues()
  tools.keep({ cache: tools.cache })
  await tools.close()
  const next = open()
  expect(next.cache.get('home')).toEqual({ title: 'home' })
  expect(next.cache.texts.read('home')).toEqual(TEXT)
  await next.close()
})

test('the text of a page that is gone is removed also when its value went before', async () => {
  const root = folderWith({ 'content/site.yaml': 'title: Portal\n' })
  const open = () => openTools(settingsOf({ root }))
  const first = open()
  for (const key of ['home', 'gone']) page(first, key)
  first.keep({ cache: first.cache })
  await first.close()
  const second = open()
  second.cache.get('home')
  second.cache.texts.has('home')
  second.keepValues()
  second.keep({ cache: second.cache })
  await second.close()
  const third = open()
  expect(['home', 'gone'].filter((key) => third.cache.texts.has(key))).toEqual(['home'])
  await third.close()
})

test('a cache that cannot be written is reported once', async () => {
  const root = folderWith({ 'content/site.yaml': 'title: Portal\n', '.portalgen': 'a file' })
  const warnings: string[] = []
  const tools = openTools(settingsOf({ root, options: { onWarning: (warning) => warnings.push(warning) } }))
  page(tools, 'home')
  tools.keepValues()
  tools.keep({ cache: tools.cache })
  await tools.close()
  expect(warnings).toEqual([
    'cannot write .portalgen/cache: a part of the path is not a folder; the next build starts without a cache',
  ])
})
