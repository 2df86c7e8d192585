import { expect, test } from 'vitest'
import { readConfig } from '../../src/config/readConfig.ts'
import { sourcePath } from '../../src/model/route.ts'
import { markdownEngines, markdownFor } from '../../src/pipeline/markdownOptions.ts'
import { config } from '../site.ts'

const fileOf = (path: string, text: string) => ({ path: sourcePath(path), text, hash: '' })
const PAGES = [fileOf('content/a.md', '```js\n```\n'), fileOf('content/b.md', '```python\n```\n:tada:\n')]

function markdown() {
  const { value } = readConfig({ path: sourcePath('content/site.yaml'), text: config('') })
  const sources = { pages: PAGES, readFile: () => undefined }
  return markdownFor(sources, value ?? expect.fail(), markdownEngines())
}

test('a site has the grammars of all of its pages, and an edited page those of its own', () => {
  const setups = [markdown(), markdown().of(PAGES.slice(0, 1))].map((each) => each.setup())
  expect(setups.map(({ languages, namesEmoji }) => [languages, namesEmoji])).toEqual([
    [['js', 'python'], true],
    [['js'], false],
  ])
})

test('grammars that are loaded are not loaded again for a page that needs fewer', async () => {
  const engines = markdownEngines()
  const loaded = await engines.load({ languages: ['js', 'python'], namesEmoji: true })
  expect(await engines.load({ languages: ['python'], namesEmoji: false })).toBe(loaded)
  expect(await engines.load({ languages: ['css'], namesEmoji: false })).not.toBe(loaded)
})
