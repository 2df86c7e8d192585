import { expect, test } from 'vitest'
import { searchEntries } from '../../src/search/searchFiles.ts'
import { llmsTxt } from '../../src/text/llmsTxt.ts'
import { site } from '../site.ts'

test('an unlisted page has its address, and no list, search or sitemap names it', async () => {
  const built = await site({
    'content/index.md': '# Home',
    'content/guides/index.md': '# Guides',
    'content/guides/shown.md': '---\ntags: [money]\n---\n# Shown',
    'content/guides/template.md': '---\nunlisted: true\ntags: [money]\n---\n# Template',
  })
  expect(built.problems).toBe('')
  expect(built.view('/guides/template/').content).toMatchObject({ part: 'DocPage', title: 'Template' })
  expect(built.view('/tags/money/').content).toMatchObject({ groups: [{ cards: [{ label: 'Shown' }] }] })
  expect(searchEntries(built.site).map(({ href }) => href)).not.toContain('/guides/template/')
  expect(JSON.stringify(built.site.sidebars)).not.toContain('/guides/template/')
  for (const list of [built.file('sitemap.xml'), llmsTxt(built.site)]) expect(list).not.toContain('/guides/template/')
  expect(built.html('/guides/template/')).toContain('<meta name="robots" content="noindex"/>')
})
