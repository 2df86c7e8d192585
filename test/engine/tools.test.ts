import { expect, test } from 'vitest'
import { memoryCache } from '../../src/disk/cache.ts'
import { settingsOf } from '../../src/engine/settings.ts'
import { openTools } from '../../src/engine/tools.ts'
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
