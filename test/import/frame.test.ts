import { expect, test } from 'vitest'
import { docusaurus } from '../../src/import/docusaurus/docusaurus.ts'
import type { Generator } from '../../src/import/generator.ts'
import { hugo } from '../../src/import/hugo/hugo.ts'
import { mkdocs } from '../../src/import/mkdocs/mkdocs.ts'
import { starlight } from '../../src/import/starlight/starlight.ts'
import { vitepress } from '../../src/import/vitepress/vitepress.ts'
import type { Files } from '../site.ts'
import { imported } from './imported.ts'

/** What stands around every page by the new `site.yaml`, what is left, and what the build reports of that file. */
async function frameOf(generator: Generator, files: Files) {
  const { written, left, built } = await imported(generator, files)
  const keys = written['content/site.yaml']?.split(/^(?=\w)/m) ?? []
  const frame = keys.filter((each) =>
    /^(?:logo|favicon|announcement|footer|social|editUrl|image|colorMode|toc|head|analytics):/.test(each),
  )
  const problems = (await built()).problems.split('\n').filter((each) => each.includes('site.yaml'))
  return { frame: frame.join(''), left: left.map((each) => each.split(' at ')[0]), problems }
}

test('what stands around the pages of a Docusaurus site', async () => {
  const config = {
    title: 'T',
    url: 'https://x.example',
    baseUrl: '/base/',
    favicon: 'img/favicon.svg',
    presets: [['classic', { docs: { editUrl: 'https://github.com/x/y/edit/main/site/' } }]],
    themeConfig: {
      navbar: { logo: { src: 'img/logo.svg', srcDark: 'img/gone.svg', alt: 'Logo' } },
      announcementBar: {
        id: 'v2',
        content: 'Two &amp; <b>new</b>: <a href="/docs/intro">read</a>',
        isCloseable: false,
      },
      footer: {
        links: [
          { title: 'Docs', items: [{ label: 'Intro', to: '/docs/intro' }, { html: '<b>x</b>' }] },
          { label: 'Code', href: 'https://github.com/x/y' },
        ],
        copyright: 'X',
      },
    },
  }
  expect(
    await frameOf(docusaurus, {
      'docusaurus.config.js': `module.exports = ${JSON.stringify(config)}`,
      'docs/intro.md': '# Intro\n\nText.',
      'static/img/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
      'static/img/favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    }),
  ).toEqual({
    frame: `logo:
  light: /img/logo.svg
  alt: Logo
favicon: /img/favicon.svg
announcement:
  id: v2
  text: 'Two & new:'
  link:
    label: read
    to: /docs/intro/
  dismissible: false
footer:
  - title: Docs
    items:
      - label: Intro
        to: /docs/intro/
  - label: Code
    href: https://github.com/x/y
editUrl: https://github.com/x/y/edit/main/new/{path}
`,
    left: [
      'configuration: HTML in footer.links',
      'configuration: footer.copyright',
      'configuration: logo without a file of the site: img/gone.svg',
    ],
    problems: [],
  })
})

const SVG = '<svg xmlns="http://www.w3.org/2000/svg"/>'

test('what stands around the pages of a VitePress site', async () => {
  const { frame, left, problems } = await frameOf(vitepress, {
    'docs/.vitepress/config.ts': `export default {
  title: 'T', sitemap: { hostname: 'https://x.example' }, head: [['link', { rel: 'icon', href: '/i.svg' }]],
  themeConfig: {
    logo: { light: '/a.svg', dark: '/b.svg' }, socialLinks: [{ icon: 'x', link: 'https://x.com/x' }, { icon: 'm', link: 'mailto:a@b.c' }],
    editLink: { pattern: 'https://github.com/x/y/edit/main/docs/:path' }, footer: { message: 'MIT' },
  },
}`,
    'docs/index.md': '# T\n\nText.',
    ...{ 'docs/public/a.svg': SVG, 'docs/public/b.svg': SVG, 'docs/public/i.svg': SVG },
  })
  expect(frame).toBe(`logo:
  light: /a.svg
  dark: /b.svg
favicon: /i.svg
colorMode:
  respectSystem: true
social:
  - https://x.com/x
editUrl: https://github.com/x/y/edit/main/new/{path}
`)
  expect(left).toEqual(['configuration: footer.message', 'configuration: social link to mailto:a@b.c'])
  expect(problems).toEqual([])
})

test('what stands around the pages of a Starlight site', async () => {
  const { frame, left, problems } = await frameOf(starlight, {
    'astro.config.mjs': `import starlight from '@astrojs/starlight'
export default { site: 'https://x.example', integrations: [starlight({
  title: 'T', logo: { src: './src/assets/a.svg', alt: 'A' }, social: [{ icon: 'github', label: 'G', href: 'https://github.com/x' }],
  editLink: { baseUrl: 'https://github.com/x/y/edit/main/' }, components: { Footer: './src/Footer.astro' },
})] }`,
    'src/content/docs/index.md': '# T\n\nText.',
    ...{ 'src/assets/a.svg': SVG, 'public/favicon.svg': SVG },
  })
  expect(frame).toBe(`logo:
  light: /assets-of-pages/a.svg
  alt: A
favicon: /favicon.svg
colorMode:
  respectSystem: true
social:
  - https://github.com/x
editUrl: https://github.com/x/y/edit/main/new/{path}
`)
  expect([...left, ...problems]).toEqual(['configuration: components.Footer'])
})

test('what stands around the pages of an MkDocs site', async () => {
  const { frame, left, problems } = await frameOf(mkdocs, {
    'mkdocs.yml': `site_name: T
site_url: https://x.example
repo_url: https://github.com/x/y/
edit_uri: edit/main/docs/
copyright: X
theme: { name: material, custom_dir: overrides, logo: img/a.svg, favicon: img/a.svg }
extra: { social: [{ icon: fontawesome/brands/x, link: 'https://x.com/x' }] }
`,
    'overrides/main.html': '{% extends "base.html" %}{% block announce %}New{% endblock %}',
    ...{ 'docs/index.md': '# T\n\nText.', 'docs/img/a.svg': SVG },
  })
  expect(frame).toBe(`logo:
  light: /img/a.svg
favicon: /img/a.svg
social:
  - https://github.com/x/y/
  - https://x.com/x
editUrl: https://github.com/x/y/edit/main/new/{path}
`)
  expect(left).toEqual(['configuration: announcement of the theme’s main.html', 'configuration: copyright'])
  expect(problems).toEqual([])
})

test('what stands around the pages of a Hugo site', async () => {
  const { frame, left, problems } = await frameOf(hugo, {
    'hugo.toml': `baseURL = "https://x.example/"
title = "T"
[params]
logo = "/a.svg"
copyright = "X"
github_repo = "https://github.com/x/y"
github_subdir = "site"
[params.banner]
key = "two"
message = "Two"
[[params.links.user]]
url = "https://x.com/x"
[[menus.footer]]
name = "Home"
pageRef = "/"
`,
    ...{ 'content/_index.md': '# T\n\nText.', 'static/a.svg': SVG, 'static/favicon.svg': SVG },
  })
  expect(frame).toBe(`logo:
  light: /a.svg
favicon: /favicon.svg
announcement:
  id: two
  text: Two
footer:
  - label: Home
    to: /
social:
  - https://x.com/x
editUrl: https://github.com/x/y/edit/main/new/{path}
`)
  expect([...left, ...problems]).toEqual(['configuration: params.copyright'])
})

test('files can be edited where the new site stands, if that is in the repository of the old one', async () => {
  const editAt = async (editUrl: string, siteFolder: string | null) => {
    const config = { title: 'T', url: 'https://x.example', baseUrl: '/', presets: [['classic', { docs: { editUrl } }]] }
    const files = { 'docusaurus.config.js': `export default ${JSON.stringify(config)}`, 'docs/a.md': '# A' }
    const { written, left } = await imported(docusaurus, files, { siteFolder })
    return [
      /editUrl: (.*)/.exec(written['content/site.yaml'] ?? '')?.[1],
      left.find((each) => each.includes('edit address')),
    ]
  }
  const old = 'https://github.com/x/y/tree/main/website/'
  expect(await editAt(old, 'portal')).toEqual(['https://github.com/x/y/edit/main/portal/{path}', undefined])
  expect(await editAt('https://gitlab.com/a/b/c/-/edit/dev/', '')).toEqual([
    'https://gitlab.com/a/b/c/-/edit/dev/{path}',
    undefined,
  ])
  expect(await editAt(old, null)).toEqual([undefined, `configuration: edit address ${old} at docusaurus.config.js:1`])
  expect((await editAt('https://cms.example/files/', 'portal'))[0]).toBe(undefined)
})

test('colour mode, levels of contents, metadata and counted visits of a Docusaurus site are kept, scripts and styles named', async () => {
  const config = {
    title: 'T',
    url: 'https://x.example',
    baseUrl: '/',
    scripts: ['https://y.example/a.js'],
    stylesheets: [{ href: 'https://y.example/a.css' }],
    headTags: [
      { tagName: 'link', attributes: { rel: 'preconnect', href: 'https://y.example', crossorigin: true } },
      { tagName: 'script', attributes: {}, innerHTML: 'go()' },
    ],
    presets: [['classic', { theme: { customCss: ['./a.css'] }, gtag: { trackingID: 'G-1' } }]],
    themeConfig: {
      image: 'img/card.svg',
      colorMode: { defaultMode: 'dark', disableSwitch: true, respectPrefersColorScheme: false },
      tableOfContents: { maxHeadingLevel: 4 },
      metadata: [
        { name: 'keywords', content: 'a, b' },
        { name: 'og:title', content: 'T' },
      ],
    },
  }
  expect(
    await frameOf(docusaurus, {
      'docusaurus.config.js': `module.exports = ${JSON.stringify(config)}`,
      'docs/intro.md': '# Intro\n\nText.',
      'static/img/card.svg': SVG,
    }),
  ).toEqual({
    frame: `image: /img/card.svg
colorMode:
  default: dark
  switch: false
toc:
  min: 2
  max: 4
head:
  - link:
      rel: preconnect
      href: https://y.example
      crossorigin: ''
  - meta:
      name: keywords
      content: a, b
analytics:
  google:
    id: G-1
`,
    left: [
      'configuration: code in head',
      'configuration: script https://y.example/a.js',
      'configuration: style sheet ./a.css',
      'configuration: style sheet https://y.example/a.css',
    ],
    problems: [],
  })
})

test('colour mode, levels of contents and metadata of VitePress and Starlight are kept', async () => {
  const head = (name: string): string => `${name}: { 'data-site': 'x', src: 'https://y.example/a.js' }`
  const vue = await frameOf(vitepress, {
    '.vitepress/config.js': `export default { title: 'T', sitemap: { hostname: 'https://x.example' }, appearance: 'dark', head: [['meta', { name: 'theme-color', content: '#fff' }], ['meta', { property: 'og:image', content: 'https://x.example/card.svg' }], ['script', { ${head('a')} }, 'go()']], themeConfig: { outline: [2, 4] } }`,
    'index.md': '# Home\n\nText.',
    'public/card.svg': SVG,
  })
  expect(vue).toEqual({
    frame:
      "image: /card.svg\ncolorMode:\n  default: dark\ntoc:\n  min: 2\n  max: 4\nhead:\n  - meta:\n      name: theme-color\n      content: '#fff'\n",
    left: ['configuration: code in head'],
    problems: [],
  })
  const astro = await frameOf(starlight, {
    'astro.config.mjs': `import starlight from '@astrojs/starlight'\nexport default { site: 'https://x.example', integrations: [starlight({ title: 'T', tableOfContents: { minHeadingLevel: 3, maxHeadingLevel: 5 }, customCss: ['./a.css'], head: [{ tag: 'script', ${head('attrs')} }, { tag: 'link', attrs: { rel: 'me', href: 'https://y.example/me' } }] })] }`,
    'src/content/docs/index.md': '---\ntitle: Home\n---\nText.',
  })
  expect(astro).toEqual({
    frame:
      'colorMode:\n  respectSystem: true\ntoc:\n  min: 3\n  max: 5\nhead:\n  - link:\n      rel: me\n      href: https://y.example/me\n',
    left: ['configuration: script https://y.example/a.js', 'configuration: style sheet ./a.css'],
    problems: [],
  })
})

test('links of the bar and of the foot keep their anchors, entries of sidebars lead to whole pages', async () => {
  const link = { label: 'Two', to: '/docs/intro#two' }
  const config = {
    title: 'T',
    url: 'https://x.example',
    baseUrl: '/',
    presets: [['classic', { docs: { sidebarPath: 'sidebars.json' } }]],
    themeConfig: { navbar: { items: [link] }, footer: { links: [link] } },
  }
  const { written, built } = await imported(docusaurus, {
    'docusaurus.config.js': `module.exports = ${JSON.stringify(config)}`,
    'sidebars.json': '{ "docs": ["intro", { "type": "link", "label": "Two", "href": "/docs/intro#two" }] }',
    'docs/intro.md': '# Intro\n\n## Two\n\nText.',
  })
  const lines = written['content/site.yaml']?.split('\n') ?? []
  expect(lines.filter((line) => line.includes('to:'))).toEqual([
    '    to: /docs/intro/#two',
    '    to: /docs/intro/#two',
    '      - to: /docs/intro/',
  ])
  expect((await built()).problems.split('\n').filter((each) => each.includes('site.yaml'))).toEqual([])
})
