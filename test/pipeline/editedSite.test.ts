import { expect, test } from 'vitest'
import { memoryCache } from '../../src/disk/cache.ts'
import { route, sourcePath } from '../../src/model/route.ts'
import { editedSite } from '../../src/pipeline/editedSite.ts'
import { markdownEngines } from '../../src/pipeline/markdownOptions.ts'
import { renderRoute } from '../../src/render/renderRoute.ts'
import { defaultTheme } from '../../theme/theme.ts'
import { site } from '../site.ts'

const BUNDLE = { styles: 'assets/portal-0.css', script: 'assets/portal-0.js', preloads: [] }
const SOURCES = { pages: [], assets: [], problems: [], readFile: () => undefined }
const A = '---\ndescription: What A is.\n---\n# A\n\nOld.\n'

/** The document of `/a/` when that page alone was read anew; undefined when more would have to be. */
async function shownAfter(text: string, path = 'content/a.md'): Promise<string | undefined> {
  const { site: before } = await site({ 'content/a.md': A, 'content/b.md': '# B\n' })
  const cache = memoryCache()
  const files = [{ path: sourcePath(path), text }]
  const after = await editedSite({ site: before, sources: SOURCES, files, cache, engines: markdownEngines() })
  if (!after) return undefined
  const texts: typeof after.texts = (page) => cache.texts.find(page.key) ?? before.texts(page)
  return renderRoute({ site: { ...after, texts }, theme: defaultTheme, bundle: BUNDLE }, route('/a/'))
}

test('a page whose own text has changed can be shown at once', async () => {
  expect(await shownAfter(A.replace('Old.', '## Part\n\nNew.'))).toMatch(/href="#part"[\s\S]*<p>New\.<\/p>/)
})

test.each([
  ['its title', A.replace('# A', '# Other'), 'content/a.md'],
  ['its description', A.replace('What A is', 'What it is'), 'content/a.md'],
  ['its place', A.replace('---\n#', 'sidebar: { position: 2 }\n---\n#'), 'content/a.md'],
  ['that it is published', A.replace('---\n#', 'draft: true\n---\n#'), 'content/a.md'],
  ['that it is there', A, 'content/new.md'],
])('not so when others show what has changed: %s', async (_, text, path) => {
  expect(await shownAfter(text, path)).toBeUndefined()
})
