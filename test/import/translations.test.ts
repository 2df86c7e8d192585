import { expect, test } from 'vitest'
import { docusaurus } from '../../src/import/docusaurus/docusaurus.ts'
import type { Generator } from '../../src/import/generator.ts'
import { hugo } from '../../src/import/hugo/hugo.ts'
import { mkdocs } from '../../src/import/mkdocs/mkdocs.ts'
import { starlight } from '../../src/import/starlight/starlight.ts'
import { vitepress } from '../../src/import/vitepress/vitepress.ts'
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
colorMode:
  respectSystem: true
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
  expect(pages).toEqual(['content/guides/a.md', 'content/index.md', 'content/pt-br/guides/a.md'])
  expect(page('index.md')).toContain('[A](./guides/a.md)')
  expect(yaml).toContain(`redirects:
  /en/guides/a/: /guides/a/
  /en/: /
`)
  expect(left).toEqual([])
  expect(errors).toEqual([])
})

const DOCUSAURUS: Files = {
  'docusaurus.config.js': `export default { title: 'T', url: 'https://x.example', presets: [['classic', {}]],
    i18n: { defaultLocale: 'en', locales: ['en', 'de'], localeConfigs: { en: { label: 'English' } } } }`,
  'versions.json': '["1.0"]',
  'docs/intro.md': '# Next',
  'versioned_docs/version-1.0/intro.md': '# Intro\n\nText.',
  'versioned_docs/version-1.0/more.md': '# More\n\n## Install\n\nText.',
  'blog/2024-01-02-first.md': '---\ntitle: First\n---\nOne.',
  'src/pages/about.md': '# About\n\nUs.',
}

test('the languages of a Docusaurus site are carried over, with its versions, blog, pages and labels', async () => {
  const home = 'i18n/de/docusaurus-'
  const { pages, yaml, left, page, errors } = await importOf(docusaurus, {
    ...DOCUSAURUS,
    [`${home}plugin-content-docs/current/intro.md`]: '# Nächste',
    [`${home}plugin-content-docs/version-1.0/intro.md`]: '# Einführung\n\n[Mehr](./more.md#install) ![](./a.png)',
    [`${home}plugin-content-docs/version-1.0/a.png`]: 'png',
    [`${home}plugin-content-docs/version-1.0.json`]: '{ "sidebar.docs.category.Guides": { "message": "Anleitungen" } }',
    [`${home}plugin-content-blog/2024-01-02-first.md`]: '---\ntitle: Erster\n---\nEins.',
    [`${home}plugin-content-pages/about.md`]: '# Über uns',
    [`${home}theme-classic/navbar.json`]: '{ "item.label.Docs": { "message": "Dokumente", "description": "…" } }',
    'i18n/de/code.json': '{ "theme.a": { "message": "A" } }',
    'i18n/fr/docusaurus-plugin-content-docs/current/intro.md': '# Introduction',
  })
  expect(pages.filter((path) => path.startsWith('content/de'))).toEqual([
    'content/de/about.md',
    'content/de/blog/2024/01/02/first.md',
    'content/de/docs/intro.md',
    'content/de/docs/next/intro.md',
  ])
  expect(yaml).toContain(`languages:
  - code: en
    label: English
  - code: de
    label: Deutsch
    labels:
      Guides: Anleitungen
      Docs: Dokumente
`)
  expect(page('de/docs/intro.md')).toContain('[Mehr](../../docs/more.md#install)')
  expect(left).toEqual([
    'translation of texts of the theme or of a plugin: de at i18n/de/code.json:1',
    'translation: fr at i18n/fr/docusaurus-plugin-content-docs/current/intro.md:1',
  ])
  expect(errors).toEqual([])
})

test('a translation is the index of its folder where its original is, also if it is the only page there', async () => {
  const { pages, left, errors } = await importOf(docusaurus, {
    ...DOCUSAURUS,
    'versions.json': '[]',
    'docs/intro.md': '---\nslug: /\n---\n# Intro\n\n[More](more.md)',
    'docs/more.md': '# More',
    'i18n/de/docusaurus-plugin-content-docs/current/intro.md': '---\nslug: /\n---\n# Einführung',
  })
  expect(pages.filter((path) => path.includes('/docs/'))).toEqual([
    'content/de/docs/index.md',
    'content/docs/index.md',
    'content/docs/more.md',
  ])
  expect(left).toEqual([])
  expect(errors).toEqual([])
})

test('the languages of a VitePress site are carried over, with the texts of their bars and sidebars', async () => {
  const { pages, yaml, left, page, errors } = await importOf(vitepress, {
    '.vitepress/config.ts': `const de = { label: 'Deutsch', lang: 'de-DE', title: 'Auf Deutsch', description: 'Alles.', themeConfig: {
      nav: [{ text: 'Anleitung', link: '/de/guide/' }],
      sidebar: { '/de/guide/': { base: '/de/guide/', items: [{ text: 'Erste Schritte', items: [{ text: 'Einbau', link: 'a' }] }] } } } }
      export default { title: 'T', cleanUrls: true, sitemap: { hostname: 'https://x.example' },
        locales: { root: { label: 'English', lang: 'en', themeConfig: { nav: [{ text: 'Guide', link: '/guide/' }],
          sidebar: { '/guide/': [{ text: 'First steps', items: [{ text: 'Install', link: '/guide/a' }] }] } } }, de } }`,
    'index.md': '# Home\n\nHome.',
    'guide/index.md': '# Guide\n\nGuide.',
    'guide/a.md': '# Install\n\nText.',
    'guide/b.md': '# B\n\nText.',
    'de/guide/a.md': '# Einbau\n\n[B](/guide/b)',
  })
  expect(pages.filter((path) => path.startsWith('content/de'))).toEqual(['content/de/guide/a.md'])
  expect(yaml).toContain(`languages:
  - code: en
    label: English
  - code: de
    label: Deutsch
    title: Auf Deutsch
    tagline: Alles.
    labels:
      Guide: Anleitung
      First steps: Erste Schritte
      Install: Einbau
`)
  expect(page('de/guide/a.md')).toContain('[B](../../guide/b.md)')
  expect(left).toEqual([])
  expect(errors).toEqual([])
})

test('a language of VitePress with a site of its own is linked', async () => {
  const { pages, yaml, left } = await importOf(vitepress, {
    '.vitepress/config.ts': `export default { title: 'T', cleanUrls: true, sitemap: { hostname: 'https://x.example' },
      locales: { root: { label: 'English' }, zh: { label: '简体中文', link: 'https://cn.x.example' } } }`,
    'index.md': '# Home\n\nHome.',
  })
  expect(pages).toEqual(['content/index.md'])
  expect(yaml).not.toContain('languages:')
  expect(yaml).toContain('navigation:\n  - label: 简体中文\n    href: https://cn.x.example\n    position: right\n')
  expect(left).toEqual([])
})

test('the languages of a Hugo site are carried over, with the labels of their menus', async () => {
  const { pages, yaml, left, page, errors } = await importOf(hugo, {
    'hugo.yaml': `baseURL: https://x.example/
title: T
defaultContentLanguageInSubdir: true
languages:
  en: { languageName: English, contentDir: content/en, menus: { main: [{ name: Guide, pageRef: /a }] } }
  de: { languageName: Deutsch, title: Auf Deutsch, contentDir: content/de, menus: { main: [{ name: Anleitung, pageRef: /a }] } }
`,
    'content/en/_index.md': '# Home\n\nHome.',
    'content/en/a.md': '# A\n\nA.',
    'content/en/b.md': '# B\n\nB.',
    'content/de/a.md': '# A\n\n[B](b.md) ![x](x.png)',
    'content/de/x.png': 'png',
  })
  expect(pages).toEqual(['content/a.md', 'content/b.md', 'content/de/a.md', 'content/index.md'])
  expect(yaml).toContain(`languages:
  - code: en
    label: English
  - code: de
    label: Deutsch
    title: Auf Deutsch
    labels:
      Guide: Anleitung
navigation:
  - label: Guide
    to: /a/
    position: left
redirects:
  /en/: /
  /en/a/: /a/
  /en/b/: /b/
`)
  expect(page('de/a.md')).toContain('[B](../b.md) ![x](/de/x.png)')
  expect(left).toEqual([])
  expect(errors).toEqual([])
})

test('the languages of a MkDocs site are carried over, with the labels of their navigation', async () => {
  const { pages, yaml, left, errors } = await importOf(mkdocs, {
    'mkdocs.yml': `site_name: T
site_url: https://x.example/
nav: [index.md, { Guide: [a.md] }]
plugins:
  - i18n:
      languages:
        - { locale: en, name: English, default: true }
        - { locale: zh_TW, name: 中文, site_name: 文件, nav_translations: { Guide: 指南 } }
`,
    'docs/index.md': '# Home\n\nHome.',
    'docs/a.md': '# A\n\nA.',
    'docs/a.zh_TW.md': '# 甲\n\n[Home](index.md)',
  })
  expect(pages).toEqual(['content/a.md', 'content/index.md', 'content/zh-TW/a.md'])
  expect(yaml).toContain(`languages:
  - code: en
    label: English
  - code: zh-TW
    label: 中文
    title: 文件
    labels:
      Guide: 指南
`)
  expect(yaml).toContain('redirects:\n  /zh_TW/a/: /zh-TW/a/\n')
  expect(left).toEqual([])
  expect(errors).toEqual([])
})

/** Sites with a page in English and in languages whose tags are spelt like this. */
const REGIONAL: [string, Generator, (locales: string[]) => Files][] = [
  [
    'Docusaurus',
    docusaurus,
    (locales) => ({
      'docusaurus.config.js': `export default { title: 'T', url: 'https://x.example', presets: [['classic', {}]],
        i18n: { defaultLocale: 'en', locales: ${JSON.stringify(['en', ...locales])} } }`,
      'docs/a.md': '# A',
      ...filesOf(locales, (locale) => [`i18n/${locale}/docusaurus-plugin-content-docs/current/a.md`, '# B']),
    }),
  ],
  [
    'Hugo',
    hugo,
    (codes) => ({
      'hugo.toml': `baseURL = "https://x.example/"\ntitle = "T"\n[languages.en]\n${codes.map((code) => `[languages.${code}]\ncontentDir = "content/${code}"\n`).join('')}`,
      'content/docs/a.md': '# A',
      ...filesOf(codes, (code) => [`content/${code}/docs/a.md`, '# B']),
    }),
  ],
  [
    'Starlight',
    starlight,
    (locales) => ({
      ...starlightSite(
        `locales: { root: { label: 'English', lang: 'en' }, ${locales.map((each) => `'${each}': { label: 'L' }`).join()} }`,
        { 'src/content/docs/docs/a.md': '---\ntitle: A\n---\nA' },
      ),
      ...filesOf(locales, (locale) => [`src/content/docs/${locale}/docs/a.md`, '---\ntitle: B\n---\nB']),
    }),
  ],
  [
    'VitePress',
    vitepress,
    (locales) => ({
      '.vitepress/config.js': `export default { title: 'T', cleanUrls: true, locales: { root: { label: 'English', lang: 'en' },
        ${locales.map((each) => `'${each}': { label: 'L', lang: '${each}' }`).join()} } }`,
      'docs/a.md': '# A',
      ...filesOf(locales, (locale) => [`${locale}/docs/a.md`, '# B']),
    }),
  ],
  [
    'MkDocs',
    mkdocs,
    (locales) => ({
      'mkdocs.yml': `site_name: T\nsite_url: https://x.example/\nplugins:\n  - i18n:\n      languages:\n        - { locale: en, default: true }\n${locales.map((locale) => `        - { locale: ${locale} }\n`).join('')}`,
      'docs/docs/a.md': '# A',
      ...filesOf(locales, (locale) => [`docs/docs/a.${locale}.md`, '# B']),
    }),
  ],
]

const filesOf = (locales: string[], fileOf: (locale: string) => [string, string]): Files =>
  Object.fromEntries(locales.map(fileOf))

test.each(REGIONAL)(
  'addresses below the tag of a language keep the letters that they have in %s',
  async (_, generator, siteWith) => {
    for (const locales of [
      ['zh-cn', 'pt-br'],
      ['zh-Hans', 'en-US'],
    ]) {
      const { written, left, built } = await imported(generator, siteWith(locales), { url: 'https://x.example' })
      const { found, html } = await built()
      const [first, second] = [hugo, starlight].includes(generator)
        ? locales.map((each) => each.toLowerCase())
        : locales
      expect(html(`/${first}/docs/a/`)).toContain(`<html lang="${first}"`)
      expect(html(`/${second}/docs/a/`)).toContain('B')
      expect(written['content/site.yaml']).not.toContain('redirects')
      expect([left, found.filter(({ severity }) => severity === 'error')]).toEqual([[], []])
    }
  },
)
