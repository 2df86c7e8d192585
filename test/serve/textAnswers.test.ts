import { expect, test, vi } from 'vitest'
import type { Site } from '../../src/model/site.ts'
import { openRenderer } from '../../src/render/openRenderer.ts'
import { keptTexts } from '../../src/serve/keptTexts.ts'
import { siteAnswers } from '../../src/serve/siteAnswers.ts'
import { defaultTheme } from '../../theme/theme.ts'
import { config, site } from '../site.ts'

const BUNDLE = { styles: 'assets/portal-0.css', inline: [], script: 'assets/portal-0.js', preloads: [], files: [] }

/** What `serve` answers at an address; files of the site's own by their source. */
async function answer(served: Site, address: string): Promise<string | undefined> {
  const found = await siteAnswers(openRenderer({ site: served, theme: defaultTheme, bundle: BUNDLE })).answerTo(address)
  if (found?.kind === 'file') return found.source
  return found?.kind === 'text' ? found.render() : undefined
}

test('serve answers with the text of each page, beside it', async () => {
  const { site: served } = await site({
    'content/site.yaml': config('baseUrl: /portal/\ntrailingSlash: false\n'),
    'content/docs/a.md': '# A\n\nText.\n',
  })
  expect(await answer(served, '/portal/docs/a.md')).toBe('# A\n\nText.\n')
  expect(await answer(served, '/portal/index.md')).toBe('# Home\n')
  expect(await answer(served, '/portal/404.md')).toBeUndefined()
  expect(await answer(served, '/docs/a.md')).toBeUndefined()
})

test('serve answers with the files for language models', async () => {
  const { site: served } = await site({ 'content/a.md': '# A\n\nText.\n' })
  expect(await answer(served, '/llms.txt')).toContain('- [A](https://developer.example.com/a/index.md): Text.\n')
  expect(await answer(served, '/llms-full.txt')).toContain('Source: https://developer.example.com/a/\n\n# A\n\nText.\n')
})

test('a text for language models is made once for all requests of a site, whose edits make new ones', async () => {
  const { site: served } = await site({ 'content/a.md': '# A\n\nText.\n' })
  const renderer = openRenderer({ site: served, theme: defaultTheme, bundle: BUNDLE })
  const { answerTo } = siteAnswers(renderer)
  const read = vi.spyOn(served.routes, 'get')
  const ask = async (answers = answerTo) => {
    const found = await answers('/llms-full.txt')
    return found?.kind === 'text' && found.render()
  }
  const first = await ask()
  const reads = read.mock.calls.length
  expect(reads).toBeGreaterThan(0)
  expect(await ask()).toBe(first)
  expect(read).toHaveBeenCalledTimes(reads)
  await ask(siteAnswers(renderer).answerTo)
  expect(read.mock.calls.length).toBeGreaterThan(reads)
})

test('the texts of two languages are kept beside one another', async () => {
  const { site: served } = await site({
    'content/site.yaml': config('languages: [{ code: en, label: English }, { code: de, label: Deutsch }]\n'),
    'content/a.md': '# A\n',
    'content/de/a.md': '# B\n',
  })
  const { answerTo } = siteAnswers(openRenderer({ site: served, theme: defaultTheme, bundle: BUNDLE }))
  const titleAt = async (path: string) => {
    const found = await answerTo(path)
    return found?.kind === 'text' && /^# [AB]$/m.exec(found.render())?.[0]
  }
  expect([await titleAt('/llms-full.txt'), await titleAt('/de/llms-full.txt')]).toEqual(['# A', '# B'])
})

test('of the texts that were made, the newest and as many older ones as have room are kept', () => {
  const made: string[] = []
  const keep = keptTexts(10)
  const ask = (path: string, length: number) =>
    keep(path, () => {
      made.push(path)
      return 'a'.repeat(length)
    })
  ask('/a', 4)
  ask('/b', 6)
  ask('/a', 4)
  expect(made).toEqual(['/a', '/b'])
  ask('/c', 100)
  ask('/c', 100)
  ask('/a', 4)
  ask('/c', 100)
  expect(made).toEqual(['/a', '/b', '/c', '/a', '/c'])
})
