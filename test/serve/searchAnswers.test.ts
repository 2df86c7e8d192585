import { expect, test } from 'vitest'
import type { Site } from '../../src/model/site.ts'
import { openRenderer } from '../../src/render/openRenderer.ts'
import { siteAnswers } from '../../src/serve/siteAnswers.ts'
import { defaultTheme } from '../../theme/theme.ts'
import { config, site } from '../site.ts'

const BUNDLE = { styles: 'assets/portal-0.css', inline: [], script: 'assets/portal-0.js', preloads: [], files: [] }

const serve = (served: Site) => siteAnswers(openRenderer({ site: served, theme: defaultTheme, bundle: BUNDLE }))

test('serve answers with the search index of the site as it is', async () => {
  const { site: served } = await site({ 'content/site.yaml': config('baseUrl: /portal/\n'), 'content/a.md': '# A' })
  const { answerTo } = serve(served)
  const manifest = answerTo('/portal/search.json')
  if (manifest?.kind !== 'content') throw new Error('there is no manifest')
  const { header }: { header: string } = JSON.parse(String(manifest.content))
  expect(answerTo(`/portal/${header}`)).toMatchObject({ kind: 'content', path: header })
  expect(answerTo('/portal/assets/search-0.json')).toBeUndefined()
  expect(answerTo('/search.json')).toBeUndefined()
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
  answerTo('/a/')
  const before = walks
  answerTo('/search.json')
  answerTo('/search.json')
  expect(walks - before).toBe(1)
})
