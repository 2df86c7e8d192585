import { expect, test } from 'vitest'
import { hugo } from '../../src/import/hugo/hugo.ts'
import { mdbook } from '../../src/import/mdbook/mdbook.ts'
import { starlight } from '../../src/import/starlight/starlight.ts'
import { imported } from './imported.ts'

test('the source of a drawing beside a page is published as it was', async () => {
  const { written, left } = await imported(hugo, {
    'hugo.toml': 'baseURL = "https://x.example/"\n',
    'content/a/index.md': 'A',
    'content/a/b.excalidraw': '{}',
  })
  expect([Object.keys(written).includes('content/a/b.excalidraw'), left]).toEqual([true, []])
})

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

test('programs of a Hugo site and chapters that a book announces are left', async () => {
  const site = await imported(hugo, {
    'hugo.toml': 'title = "T"\nbaseURL = "https://x.example/"\n',
    'content/docs/a.md': 'Text',
    'content/docs/_content.gotmpl': '{{ $.AddPage (dict "path" "b") }}',
    'layouts/_default/_markup/render-link.html': '<a>{{ .Text }}</a>',
  })
  expect(site.left).toEqual([
    'pages that a program makes at content/docs/_content.gotmpl:1',
    'render hook at layouts/_default/_markup/render-link.html:1',
  ])
  const book = await imported(mdbook, {
    'book.toml': '[book]\ntitle = "T"\n',
    'src/SUMMARY.md': '- [One](one.md)\n- [Two]()\n- [Three]()\n    - [Four](one.md)\n',
    'src/one.md': '# One',
  })
  expect(book.left).toEqual([
    'chapter without a page at src/SUMMARY.md:2',
    'no address of the site in the configuration at book.toml:1',
  ])
})

test('the styles of a component are a setting, and its page is finished', async () => {
  const { left, unfinished, settings } = await imported(starlight, {
    'astro.config.mjs':
      'import starlight from "@astrojs/starlight"\nexport default { site: "https://x.example", integrations: [starlight({ title: "T" })] }',
    'src/content/docs/index.mdx': 'import Big from "../../components/Big.astro"\n\n<Big />',
    'src/components/Big.astro': '<b>Big</b>\n<style>b { font-size: 3rem }</style>',
  })
  expect(left).toEqual(['<style> of src/components/Big.astro at src/components/Big.astro:1'])
  expect([unfinished, settings]).toEqual([0, 1])
})
