import { expect, test } from 'vitest'
import type { Site } from '../../src/model/site.ts'
import { openRenderer } from '../../src/render/openRenderer.ts'
import { siteAnswers } from '../../src/serve/siteAnswers.ts'
import { defaultTheme } from '../../theme/theme.ts'
import { config, site } from '../site.ts'

const BUNDLE = { styles: 'assets/portal-0.css', inline: [], script: 'assets/portal-0.js', preloads: [], files: [] }

/** What `serve` answers at an address; files of the site's own by their source. */
function answer(served: Site, address: string): string | undefined {
  const found = siteAnswers(openRenderer({ site: served, theme: defaultTheme, bundle: BUNDLE })).answerTo(address)
  if (found?.kind === 'file') return found.source
  return found?.kind === 'text' ? found.render() : undefined
}

test('serve answers with the text of each page, beside it', async () => {
  const { site: served } = await site({
    'content/site.yaml': config('baseUrl: /portal/\ntrailingSlash: false\n'),
    'content/docs/a.md': '# A\n\nText.\n',
  })
  expect(answer(served, '/portal/docs/a.md')).toBe('# A\n\nText.\n')
  expect(answer(served, '/portal/index.md')).toBe('# Home\n')
  expect(answer(served, '/portal/404.md')).toBeUndefined()
  expect(answer(served, '/docs/a.md')).toBeUndefined()
})

test('serve answers with the files for language models', async () => {
  const { site: served } = await site({ 'content/a.md': '# A\n\nText.\n' })
  expect(answer(served, '/llms.txt')).toContain('- [A](https://developer.example.com/a/index.md): Text.\n')
  expect(answer(served, '/llms-full.txt')).toContain('Source: https://developer.example.com/a/\n\n# A\n\nText.\n')
})
