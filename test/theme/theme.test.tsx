import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { html } from '../../src/model/html.ts'
import type { ContentView, HeadTag, PageView } from '../../src/model/view.ts'
import { drawWith } from '../../src/render/renderDocument.ts'
import { AnnouncementBanner } from '../../theme/islands/AnnouncementBanner.tsx'
import { ColorModeSwitch } from '../../theme/islands/ColorModeSwitch.tsx'
import { createTheme, defaultTheme } from '../../theme/theme.ts'
import { DOC, FULL, HOME, SITE, view } from './views.ts'

const CONTENTS: ContentView[] = [
  DOC,
  HOME,
  {
    part: 'CategoryPage',
    kind: 'category',
    title: 'Guides',
    description: 'All guides.',
    groups: [{ label: 'First', cards: [{ label: 'A', href: '/a/', description: 'First.', external: false }] }],
  },
  {
    part: 'HealthPage',
    kind: 'health',
    health: {
      status: 'ok',
      version: '1.2.3',
      commit: 'abc1234',
      pages: 30,
      apis: [{ title: 'Connect API', version: '2.0', route: '/api/', sha256: 'f00d' }],
    },
  },
  { part: 'NotFoundPage', kind: 'not-found' },
]

const render = (content?: ContentView, parts?: Partial<PageView>): string =>
  drawWith(defaultTheme)(view(content, parts))

const count = (markup: string, pattern: RegExp): number => [...markup.matchAll(pattern)].length

test.each(CONTENTS)('a page of kind "$kind" is one whole document with one h1 and its landmarks', (content) => {
  const markup = render(content, FULL)
  expect(markup).toMatch(/^<!doctype html><html lang="en" data-theme="light">.*<\/html>$/s)
  expect(count(markup, /<h1[ >]/g)).toBe(1)
  expect(count(markup, /<main[ >]/g)).toBe(1)
  expect(count(markup, /<header class="navbar"/g)).toBe(1)
  expect(count(markup, /<footer class="footer"/g)).toBe(1)
})

test.each(CONTENTS)(
  'a page of kind "$kind" has no style attribute, no positive tabindex and no id twice',
  (content) => {
    const markup = render(content, FULL)
    expect(markup).not.toMatch(/ style=/)
    expect(markup).not.toMatch(/tabindex="[1-9]/)
    const ids = [...markup.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id)
    expect(new Set(ids).size).toBe(ids.length)
  },
)

test('the link that skips to the content is the first thing in the body', () => {
  expect(render(DOC, FULL)).toContain('<body><a class="skip-link" href="#__content">Skip to content</a>')
})

test('navigation landmarks on a page have labels of their own', () => {
  const labels = [...render(DOC, FULL).matchAll(/<nav[^>]*aria-label="([^"]*)"/g)].map(([, label]) => label)
  expect(labels).toEqual([
    'Main',
    'Main menu',
    'Guides',
    'Breadcrumbs',
    'On this page',
    'Previous and next page',
    'Footer',
  ])
})

test('the frame of a page is far below its budget of 12 KB, even before compression', () => {
  expect(render(DOC, FULL).length).toBeLessThan(6000)
})

test('in the head the security policy stands before all that it governs, the inline script before the style', () => {
  const tags: HeadTag[] = [
    { tag: 'meta', attributes: { name: 'viewport', content: 'width=device-width' } },
    { tag: 'meta', attributes: { 'http-equiv': 'Content-Security-Policy', content: "script-src 'self'" } },
    { tag: 'meta', attributes: { name: 'description', content: 'Say "more" <here>' } },
    { tag: 'link', attributes: { rel: 'alternate', hreflang: 'en', href: 'https://x.example/' } },
    { tag: 'json-ld', json: '{"@type":"BreadcrumbList"}' },
    { tag: 'script', attributes: { src: 'https://cdn.example/a.js', async: '' }, code: '' },
  ]
  const markup = render(DOC, {
    head: {
      title: 'A & B',
      tags,
      inlineScript: 'run("<")',
      firstScript: undefined,
      style: html('a{b:c}'),
      sheet: undefined,
    },
  })
  const head = markup.slice(markup.indexOf('<head>'), markup.indexOf('</head>'))
  const order = [
    '<meta charSet="utf-8"/>',
    '<meta name="viewport"',
    '<meta http-equiv="Content-Security-Policy" content="script-src &#x27;self&#x27;"/>',
    '<meta name="description" content="Say &quot;more&quot; &lt;here&gt;"/>',
    '<link rel="alternate" hrefLang="en" href="https://x.example/"/>',
    '<title>A &amp; B</title>',
    '<script type="application/ld+json">{"@type":"BreadcrumbList"}</script>',
    '<script src="https://cdn.example/a.js" async=""></script>',
    '<script data-module="/assets/portal.js">run("<")</script>',
    '<style>a{b:c}</style>',
  ]
  const places = order.map((part) => head.indexOf(part))
  expect(places).not.toContain(-1)
  expect(places).toEqual(places.toSorted((a, b) => a - b))
})

test('the body of a page is its markup as it is', () => {
  expect(render()).toContain('<div class="doc-body prose"><p>Read page by page.</p></div>')
})

test('the current page is marked in sidebar and breadcrumbs, and a category without a page is text', () => {
  const markup = render(DOC, FULL)
  expect(markup).toContain('<a href="/paging/" aria-current="page">Paging</a>')
  expect(markup).toContain(
    '<ol><li><a href="/">Home</a></li><li>Guides</li><li><span aria-current="page">Paging</span></li></ol>',
  )
})

test('a category of the sidebar is a link beside its fold; without a page, the fold alone; without items, the link alone', () => {
  const category = { kind: 'category', label: 'More', current: false, open: true } as const
  const page = { kind: 'link', label: 'A', href: '/a/', external: false, current: false } as const
  const markupOf = (href: string | undefined, items: (typeof page)[]): string =>
    render(DOC, {
      sidebar: {
        label: 'Guides',
        whole: undefined,
        items: [{ ...category, href: href === undefined ? undefined : SITE.home, items }],
      },
    })
  expect(markupOf('/', [page])).toContain(
    '<li><a class="sidebar-category" href="/">More</a><details open=""><summary class="sidebar-fold" aria-label="Pages in More">',
  )
  expect(markupOf(undefined, [page])).toContain(
    '<li><details open=""><summary class="sidebar-category">More</summary><ul>',
  )
  expect(markupOf('/', [])).toContain('<li><a class="sidebar-category" href="/">More</a></li>')
})

test('the menu opens and closes without script', () => {
  const markup = render(DOC, FULL)
  expect(markup).toMatch(/<button[^>]* popoverTarget="__menu" aria-label="Open menu"/)
  expect(markup).toContain('<aside id="__menu" class="menu" popover="auto" aria-label="Menu">')
  expect(markup).toMatch(/<button[^>]* popoverTarget="__menu" popoverTargetAction="hide" aria-label="Close menu"/)
})

test('islands stand in the page as React itself renders them', () => {
  const markup = render(DOC, FULL)
  expect(markup).toContain(renderToString(<ColorModeSwitch standard="light" respectSystem={false} />))
  expect(markup).toContain(renderToString(<AnnouncementBanner id="v2" text="Version 2 is here" dismissible />))
  expect(markup).toContain(
    'data-props="{&quot;id&quot;:&quot;v2&quot;,&quot;text&quot;:&quot;Version 2 is here&quot;,&quot;dismissible&quot;:true}"',
  )
})

test('the switch of the colour mode is off until it is alive, and absent where readers may not choose', () => {
  expect(render()).toContain('disabled="" aria-label="Colour mode"')
  const colorMode = { default: 'dark', respectSystem: false, switch: false } as const
  const markup = render(DOC, { site: { ...SITE, colorMode } })
  expect(markup).toContain('data-theme="dark"')
  expect(markup).not.toContain('color-mode')
})

test('an announcement that cannot be dismissed is no island', () => {
  const announcement = { id: 'a', text: 'Stay', dismissible: false }
  const markup = render(DOC, { site: { ...SITE, announcement } })
  expect(markup).toContain('<section class="announcement" aria-label="Announcement"><p>Stay</p></section>')
  expect(markup).not.toContain('data-island="announcement"')
})

test('the home page calls to the parts of the site, not to other sites', () => {
  const home = CONTENTS.find(({ kind }) => kind === 'home')
  const markup = render(home, FULL)
  expect(markup).toContain('<a class="button button-primary" href="/docs/">Documentation</a>')
  expect(markup).not.toContain('<a class="button" href="https://www.example.com/">')
})

test('external links in the navigation do not hand over the page', () => {
  expect(render(DOC, FULL)).toContain(
    '<a href="https://www.example.com/" rel="noopener noreferrer" class="external">Acme</a>',
  )
})

test('text from the site is text, wherever it stands', () => {
  const evil = '<img src=x onerror=alert(1)>'
  const markup = render(
    {
      part: 'CategoryPage',
      kind: 'category',
      title: evil,
      description: evil,
      groups: [{ label: evil, cards: [{ label: evil, href: '/a/', description: evil, external: false }] }],
    },
    {
      site: { ...SITE, title: evil, brand: evil, announcement: { id: evil, text: evil, dismissible: true } },
      breadcrumbs: [
        { label: evil, href: '/' },
        { label: evil, href: '/a/' },
      ],
    },
  )
  expect(markup).not.toContain('<img')
})

test('a site replaces single parts', () => {
  const theme = createTheme({ SkipLink: () => <a href="#__content">Hop</a>, NavigationLinks: () => <p>Links</p> })
  const markup = drawWith(theme)(view(DOC, FULL))
  expect(markup).toContain('<a href="#__content">Hop</a>')
  expect(count(markup, /<p>Links<\/p>/g)).toBe(4)
  expect(markup).toContain('<h1>Paging</h1>')
})
