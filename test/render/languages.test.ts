import { expect, test } from 'vitest'
import { config, site } from '../site.ts'

const FILES = {
  'content/site.yaml': config(`language: en
languages:
  - { code: en, label: English }
  - { code: de, label: Deutsch, title: Entwicklerportal, labels: { Guides: Anleitungen, "More guides": Weitere } }
  - { code: ar, label: العربية }
navigation: [{ label: Guides, to: /docs/ }]
sidebars: { other: { items: [docs/a.md] }, docs: { label: Guides, routes: [/docs/], items: [docs/index.md, { category: More guides, items: [docs/a.md, docs/b.md] }] } }
`),
  'content/index.md': '# Home\n\n[Docs](docs/index.md)',
  'content/docs/index.md': '# Docs',
  'content/docs/a.md': '# A\n\nFirst.',
  'content/docs/b.md': '# B\n\nSecond.',
  'content/de/docs/index.md': '# Doku',
  'content/de/docs/a.md': '# A auf Deutsch\n\nErstens.',
}

const made = site(FILES)

const hreflangs = (html: string): string[] =>
  [...html.matchAll(/hrefLang="([^"]*)" href="https:\/\/developer.example.com([^"]*)"/gi)].map(
    ([, code, at]) => `${code} ${at}`,
  )

test('a page names the languages that it is written in, and the original for all others', async () => {
  const { html, problems } = await made
  expect(problems).toBe('')
  const written = ['en /docs/a/', 'x-default /docs/a/', 'de /de/docs/a/']
  expect(hreflangs(html('/docs/a/'))).toEqual(written)
  expect(hreflangs(html('/de/docs/a/'))).toEqual(written)
  expect(html('/de/docs/a/')).toContain('<link rel="canonical" href="https://developer.example.com/de/docs/a/"/>')
})

test('a page without a translation says so, has the language of its text, and leads search engines to the original', async () => {
  const { html } = await made
  const page = html('/ar/docs/a/')
  expect(page).toContain('<html lang="ar" dir="rtl"')
  expect(page).toContain('هذه الصفحة غير مترجمة بعد، وهي معروضة باللغة الإنجليزية.')
  expect(page).toContain('<h1 id="a" lang="en" dir="ltr">A</h1>')
  expect(page).toContain('<link rel="canonical" href="https://developer.example.com/docs/a/"/>')
  expect(hreflangs(page)).toEqual([])
  expect(html('/docs/a/')).not.toContain('not translated')
})

test('a page of an old version leads to the latest one in the language that it is written in', async () => {
  const { html } = await site({
    'content/site.yaml': config(`versions: [{ id: "2", to: /docs/ }, { id: "1", to: /docs/1/, banner: old }]
languages: [{ code: en, label: English }, { code: de, label: Deutsch }]
`),
    ...Object.fromEntries(
      ['docs/a', 'docs/b', 'docs/1/a', 'docs/1/b', 'docs/1/gone'].map((at) => [`content/${at}.md`, '# A']),
    ),
    'content/de/docs/b.md': '# B auf Deutsch',
    'content/de/docs/1/a.md': '# A auf Deutsch',
  })
  const listed = (at: string): (string | undefined)[] => [
    /rel="canonical" href="https:\/\/developer.example.com([^"]*)"/.exec(html(at))?.[1],
    ...hreflangs(html(at)),
  ]
  expect(listed('/docs/1/b/')).toEqual(['/docs/b/'])
  expect(listed('/de/docs/1/b/')).toEqual(['/docs/b/'])
  expect(listed('/de/docs/1/gone/')).toEqual(['/docs/1/gone/'])
  // The latest page is not translated, so that it is not listed itself.
  expect(listed('/de/docs/1/a/')).toEqual(['/de/docs/1/a/'])
  expect(listed('/de/docs/b/')).toEqual(['/de/docs/b/', 'en /docs/b/', 'x-default /docs/b/', 'de /de/docs/b/'])
})

test('navigation, sidebars and titles are in the language of the page', async () => {
  const { view, html } = await made
  const { navigation, sidebar, site: shown, breadcrumbs, next } = view('/de/docs/a/')
  expect(navigation).toMatchObject([{ label: 'Anleitungen', href: '/de/docs/' }])
  expect(sidebar).toMatchObject({
    label: 'Anleitungen',
    items: [
      { label: 'Doku', href: '/de/docs/' },
      {
        label: 'Weitere',
        items: [
          { label: 'A auf Deutsch', href: '/de/docs/a/' },
          { label: 'B', href: '/de/docs/b/' },
        ],
      },
    ],
  })
  expect([shown.home, shown.title, shown.language, next?.href]).toEqual([
    '/de/',
    'Entwicklerportal',
    'de',
    '/de/docs/b/',
  ])
  expect(breadcrumbs.map(({ href }) => href)).toEqual(['/de/', '', '/de/docs/a/'])
  expect(html('/de/docs/a/')).toContain('<a class="logo" href="/de/"')
  expect(html('/docs/a/')).toContain('<a class="logo" href="/"')
})

test('the menu leads to the same page in each language, with and without a translation', async () => {
  const { view } = await made
  expect(view('/de/docs/b/').languages).toEqual({
    label: 'Deutsch',
    all: [
      { code: 'en', label: 'English', href: '/docs/b/', direction: 'ltr', current: false },
      { code: 'de', label: 'Deutsch', href: '/de/docs/b/', direction: 'ltr', current: true },
      { code: 'ar', label: 'العربية', href: '/ar/docs/b/', direction: 'rtl', current: false },
    ],
  })
})

test('the sitemap lists what is written, and each language has its own 404 page and text for language models', async () => {
  const { file, site: all, html } = await made
  const listed = [...file('sitemap.xml').matchAll(/<loc>https:\/\/[^/]*([^<]*)/g)].map(([, at]) => at)
  expect(listed).toEqual(['/', '/de/docs/', '/de/docs/a/', '/docs/', '/docs/a/', '/docs/b/'])
  expect([...all.routes.keys()].filter((at) => at.endsWith('/404/'))).toEqual(['/404/', '/de/404/', '/ar/404/'])
  expect(html('/de/404/')).toContain('<html lang="de"')
})

test('from the page for unknown addresses, which has no address of its own, the menu leads to the home pages', async () => {
  const { view } = await made
  for (const at of ['/404/', '/ar/404/'])
    expect(view(at).languages?.all.map(({ href }) => href)).toEqual(['/', '/de/', '/ar/'])
})

test('a site in one language has no menu of languages', async () => {
  const { view } = await site({ 'content/index.md': '# Home' })
  expect([view('/').languages, view('/').original]).toEqual([undefined, undefined])
})
