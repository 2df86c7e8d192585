import { expect, test } from 'vitest'
import type { Generator } from '../../src/import/generator.ts'
import { starlight } from '../../src/import/starlight/starlight.ts'
import type { Files } from '../site.ts'
import { imported } from './imported.ts'

/** What an import leaves, and where; the pages; `site.yaml` from its languages on; the errors of a build of them. */
async function importOf(generator: Generator, files: Files, options: { sitemap?: string } = {}) {
  const { written, left, page, built } = await imported(generator, files, options)
  const { found } = await built()
  return {
    pages: Object.keys(written).filter((path) => path.endsWith('.md')),
    yaml: written['content/site.yaml'] ?? '',
    left,
    page,
    errors: found.filter(({ severity }) => severity === 'error'),
  }
}

const starlightSite = (locales: string, files: Files): Files => ({
  'astro.config.mjs': `import starlight from '@astrojs/starlight'
export default { site: 'https://x.example', integrations: [starlight({ title: { en: 'Acme', de: 'Acme auf Deutsch' },
  ${locales}, sidebar: [{ label: 'Guides', translations: { de: 'Anleitungen' }, autogenerate: { directory: 'guides' } }] })] }`,
  ...files,
})

test('the languages of a Starlight site are carried over', async () => {
  const { pages, yaml, left, page, errors } = await importOf(
    starlight,
    starlightSite("locales: { root: { label: 'English', lang: 'en' }, de: { label: 'Deutsch' } }", {
      'src/content/docs/index.md': '---\ntitle: Home\n---\nHome',
      'src/content/docs/guides/a.md': '---\ntitle: A\n---\nA',
      'src/content/docs/guides/b.md': '---\ntitle: B\n---\nB',
      'src/content/docs/de/guides/a.md': '---\ntitle: Das A\n---\n[B](/de/guides/b/) [A](/de/guides/a/)\n',
    }),
    { sitemap: '<urlset><url><loc>https://x.example/de/guides/b/</loc></url></urlset>' },
  )
  expect(pages).toEqual(['content/de/guides/a.md', 'content/guides/a.md', 'content/guides/b.md', 'content/index.md'])
  expect(yaml).toContain(`languages:
  - code: en
    label: English
    title: Acme
  - code: de
    label: Deutsch
    title: Acme auf Deutsch
    labels:
      Guides: Anleitungen
sidebars:
  docs:
    label: Documentation
    items:
      - category: Guides
        items:
          - guides/a.md
          - guides/b.md
`)
  expect(page('de/guides/a.md')).toContain('[B](../../guides/b.md) [A](./a.md)')
  expect(left).toEqual([])
  expect(errors).toEqual([])
})

test('the folder of the default language of a Starlight site is the top of the new one', async () => {
  const { pages, yaml, left, page, errors } = await importOf(
    starlight,
    starlightSite(
      "defaultLocale: 'en', locales: { 'pt-br': { label: 'Português', lang: 'pt-BR' }, en: { label: 'English' } }",
      {
        'src/content/docs/en/index.md': '---\ntitle: Home\n---\n[A](/en/guides/a/)',
        'src/content/docs/en/guides/a.md': '---\ntitle: A\n---\nA',
        'src/content/docs/pt-br/guides/a.md': '---\ntitle: O A\n---\nA',
      },
    ),
  )
  expect(pages).toEqual(['content/guides/a.md', 'content/index.md', 'content/pt-BR/guides/a.md'])
  expect(page('index.md')).toContain('[A](./guides/a.md)')
  expect(yaml).toContain(`redirects:
  /en/guides/a/: /guides/a/
  /en/: /
`)
  expect(left).toEqual(['letters of addresses: /pt-br is /pt-BR at src/content/docs/pt-br/guides/a.md:1'])
  expect(errors).toEqual([])
})
