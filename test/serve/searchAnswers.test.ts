import { setImmediate } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { memoryTexts } from '../../src/disk/textStore.ts'
import type { Site } from '../../src/model/site.ts'
import { openRenderer } from '../../src/render/openRenderer.ts'
import type { KeptSearch } from '../../src/search/searchParts.ts'
import { siteAnswers } from '../../src/serve/siteAnswers.ts'
import { defaultTheme } from '../../theme/theme.ts'
import { config, site } from '../site.ts'

const BUNDLE = { styles: 'assets/portal-0.css', inline: [], script: 'assets/portal-0.js', preloads: [], files: [] }

const serve = (served: Site, kept?: KeptSearch) =>
  siteAnswers(openRenderer({ site: served, theme: defaultTheme, bundle: BUNDLE }), undefined, kept)

test('serve answers with the search index of the site as it is', async () => {
  const { site: served } = await site({ 'content/site.yaml': config('baseUrl: /portal/\n'), 'content/a.md': '# A' })
  const { answerTo } = serve(served)
  const manifest = await answerTo('/portal/search.json')
  if (manifest?.kind !== 'content') throw new Error('there is no manifest')
  const { header }: { header: string } = JSON.parse(String(manifest.content))
  expect(await answerTo(`/portal/${header}`)).toMatchObject({ kind: 'content', path: header })
  expect(await answerTo('/portal/assets/search-0.json')).toBeUndefined()
  expect(await answerTo('/search.json')).toBeUndefined()
})

test('the index is made when it is first asked for', async () => {
  const { site: served } = await site({ 'content/a.md': '# A' })
  let walks = 0
  const routes = new Proxy(served.routes, {
    get(target, key) {
      if (key === Symbol.iterator) walks += 1
      const value: unknown = Reflect.get(target, key)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
  const { answerTo } = serve({ ...served, routes })
  await answerTo('/a/')
  const before = walks
  await answerTo('/search.json')
  await answerTo('/search.json')
  expect(walks - before).toBe(1)
})

test('other requests are answered while the index is made', async () => {
  const { site: served } = await site({ 'content/a.md': '# A' })
  const { answerTo } = serve(served)
  const order: string[] = []
  const index = answerTo('/search.json').then(() => order.push('index'))
  await setImmediate()
  order.push('other')
  await index
  expect(order).toEqual(['other', 'index'])
})

test('after an edit, the terms of the other pages are not read again', async () => {
  const withText = async (text: string) =>
    (await site({ 'content/a.md': '# A\n\nOffers.', 'content/b.md': `# B\n\n${text}` })).site
  const kept = { ...memoryTexts().search, take: () => undefined }
  const keepIndexed = vi.spyOn(kept, 'keepIndexed')
  await serve(await withText('Limits.'), kept).answerTo('/search.json')
  expect(keepIndexed).toHaveBeenCalledTimes(3)
  const edited = await withText('Errors.')
  expect(await serve(edited, kept).answerTo('/search.json')).toEqual(await serve(edited).answerTo('/search.json'))
  expect(keepIndexed).toHaveBeenCalledTimes(4)
})
