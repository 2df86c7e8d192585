import { expect, test } from 'vitest'
import { starlight } from '../../src/import/starlight/starlight.ts'
import { imported } from './imported.ts'

test('pages that are programs, redirects of patterns and pages in other formats are left', async () => {
  const { left } = await imported(starlight, {
    'astro.config.mjs':
      'import starlight from "@astrojs/starlight"\nexport default { site: "https://x.example", redirects: { "/old/[...slug]": "/" }, integrations: [starlight({ title: "T" })] }',
    'src/pages/extra.astro': '<p>x</p>',
    'src/pages/_part.astro': '<p>x</p>',
    'src/content/docs/index.md': '---\ntitle: T\n---\nText',
    'src/content/docs/more.mdoc': '{% aside %}',
  })
  expect(left.toSorted()).toEqual([
    'file that is a Markdoc page at src/content/docs/more.mdoc:1',
    'page that is a component at src/pages/extra.astro:1',
    'redirect of a pattern: /old/[...slug] at astro.config.mjs:1',
  ])
})
