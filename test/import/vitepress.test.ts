import { expect, test } from 'vitest'
import { pathsAbove } from '../../src/import/pathsAbove.ts'
import { vitepress } from '../../src/import/vitepress/vitepress.ts'
import type { Files } from '../site.ts'
import { imported } from './imported.ts'

const SITE: Files = {
  'docs/.vitepress/config.mts': `import { defineConfig } from 'vitepress'
import { sidebar } from './sidebar'
export default defineConfig({
  title: 'Vue Thing', description: 'A thing', base: '/thing/', lang: 'en-US', lastUpdated: true,
  sitemap: { hostname: 'https://thing.example/thing/' },
  themeConfig: { nav: [{ text: 'Guide', link: '/guide/intro' }, { text: 'More', items: [{ text: 'Repo', link: 'https://github.com/x/y' }] }],
    sidebar }
})`,
  'docs/.vitepress/sidebar.ts': `export const sidebar = { '/guide/': [{ text: 'Basics', collapsed: false, items: [{ text: 'Intro', link: '/guide/intro' }, { text: 'API', link: '/guide/api.html' }] }], '/': { base: '/guide/', items: [{text: 'Intro', link: 'intro'}] } }`,
  'docs/index.md': `---
layout: home
hero:
  name: Thing
  text: It does things
  tagline: Quickly
  actions:
    - theme: brand
      text: Start
      link: /guide/intro
features:
  - title: Fast
    details: Very fast.
  - title: Small
    details: Tiny.
    link: /guide/api
---
`,
  'docs/guide/intro.md': `---
outline: [2, 4]
prev: false
next:
  text: API
  link: /guide/api
---
<script setup>
import Demo from './Demo.vue'
</script>

# Intro

[[toc]]

See [API](./api#build-target), [abs](/guide/api.html), [rel](api.md) and [dir](../). ![x](./pic.png) ![y](/logo.svg)

## build.target

Text <Badge type="tip" text="new" /> and {{ version }} here.

::: tip Title here
Tip.
:::

::: details Click {open}
Hidden
:::

:::: warning
::: info
nested
:::
::::

::: v-pre
{{ raw }}
:::

::: code-group
\`\`\`js [config.js]
export default {}
\`\`\`

\`\`\`ts [config.ts] {1}
export default {} as X
\`\`\`
:::

\`\`\`js{1,3}
a
b
c
\`\`\`

\`\`\`ts:line-numbers {1}
const a = 1 // [!code focus]
const b = 2 // [!code --]
const c = 3 // [!code ++]
\`\`\`

> [!NOTE]
> Alert.

<<< @/snippets/code.ts#part{1 ts} [code.ts]

<!--@include: ./part.md-->

<Demo />

<CustomBox color="x">
Inside
</CustomBox>

## 10 things & Ünïcode (here)

<a href="/thing/guide/api">html</a>

:tada: done
`,
  'docs/guide/part.md': `Included *text*.
`,
  'docs/guide/api.md': `# API

## build.target

X [gone](./gone)

## Same

## Same

## Custom {#my-id}
`,
  'docs/snippets/code.ts': `// #region part
const x = 1
// #endregion part
const y = 2
`,
  'docs/guide/pic.png': `p`,
  'docs/public/logo.svg': `<svg/>`,
}

/** Imported once for all tests, which only look at it. */
const RESULT = imported(vitepress, SITE)

test('guide/api.md of a VitePress site', async () => {
  expect((await RESULT).written['content/guide/api.md']).toBe(`# API

## build.target {#build-target}

X [gone](./gone)

## Same

## Same

## Custom {#my-id}
`)
})

test('guide/intro.md of a VitePress site', async () => {
  expect((await RESULT).written['content/guide/intro.md']).toBe(`---
toc:
  min: 2
  max: 4
previous: false
next: ./api.md
---

# Intro



See [API](./api.md#build-target), [abs](./api.md), [rel](./api.md) and [dir](../index.md). ![x](/guide/pic.png) ![y](/logo.svg)

## build.target {#build-target}

Text <span class="badge">new</span> and \`{{ version }}\` here.

:::tip[Title here]
Tip.
:::

:::details[Click]{open}
Hidden
:::

::::warning
:::info
nested
:::
::::


\`{{ raw }}\`


::::tabs
:::tab[config.js]
\`\`\`js
export default {}
\`\`\`
:::

:::tab[config.ts]
\`\`\`ts {1}
export default {} as X
\`\`\`
:::
::::

\`\`\`js {1,3}
a
b
c
\`\`\`

\`\`\`ts {1} ins={3} del={2} lines
const a = 1
const b = 2
const c = 3
\`\`\`

> [!NOTE]
> Alert.

\`\`\`ts title="code.ts" {1}
const x = 1
\`\`\`

Included *text*.

\`<Demo />\`

<!-- not imported: <CustomBox color="x"> -->
Inside


## 10 things & Ünïcode (here) {#_10-things-unicode-here}

<a href="./api.md">html</a>

:tada: done
`)
})

test('guide/part.md of a VitePress site', async () => {
  expect((await RESULT).written['content/guide/part.md']).toBe(`Included *text*.
`)
})

test('index.md of a VitePress site', async () => {
  expect((await RESULT).written['content/index.md']).toBe(`---
title: Thing
layout: home
hero:
  title: Thing
  text: It does things
  tagline: Quickly
  actions:
    - label: Start
      to: ./guide/intro.md
features:
  - title: Fast
    details: Very fast.
  - title: Small
    details: Tiny.
    to: ./guide/api.md
---


`)
})

test('site.yaml of a VitePress site', async () => {
  expect((await RESULT).written['content/site.yaml']).toBe(`title: Vue Thing
tagline: A thing
url: https://thing.example
baseUrl: /thing/
language: en-US
trailingSlash: false
colorMode:
  respectSystem: true
navigation:
  - label: Guide
    to: /guide/intro/
    position: left
  - label: Repo
    href: https://github.com/x/y
    position: left
sidebars:
  guide:
    label: Guide
    routes:
      - /guide/
    items:
      - category: Basics
        items:
          - page: guide/intro.md
            label: Intro
          - page: guide/api.md
            label: API
  docs:
    label: Docs
    routes:
      - /
    items:
      - page: guide/intro.md
        label: Intro
`)
})

test('other files of a VitePress site are copied to their addresses', async () => {
  const { written } = await RESULT
  expect(Object.keys(written).filter((path) => !/\.(?:md|yaml)$/.test(path))).toEqual([
    'content/guide/pic.png',
    'content/logo.svg',
  ])
})

test('what a VitePress site has left is listed with its places', async () => {
  expect((await RESULT).left).toEqual([
    '<CustomBox> at docs/guide/intro.md:71',
    '<Demo> at docs/guide/intro.md:69',
    'front matter: text of the link to the next page at docs/guide/intro.md:1',
    '{{ expression }} at docs/guide/intro.md:20',
  ])
  expect((await RESULT).brokenBefore).toEqual(['link at docs/guide/api.md:5'])
})

test('the site that a VitePress site becomes builds, but for what was wrong before', async () => {
  const { problems } = await (await RESULT).built()
  expect(problems).toBe(`content/guide/api.md:5:3  error  broken-link
  "./gone" does not exist
content/guide/part.md:1:1  warning  orphan-page
  no page and no navigation links to "/guide/part/"
  fix: link to it, add it to a sidebar in content/site.yaml, or begin its file name with "_" to leave it out`)
})

test('included code keeps its line numbers, and languages with signs in their names', async () => {
  const { page } = await imported(vitepress, {
    '.vitepress/config.js': 'export default { title: "T" }',
    'p.md': '<<< @/x.ts{1 ts:line-numbers}\n\n<<< @/x.ts{ts:line-numbers=7}\n\n<<< @/x.ts{1-2}\n\n<<< @/x.ts{1,3 c#}\n',
    'x.ts': 'let x',
  })
  expect(page('p.md').match(/(?<=```).+/g)).toEqual(['ts {1} lines', 'ts lines=7', 'ts {1-2}', 'c# {1,3}'])
})

test('parts of a part are found beside it, and parts that include one another end', async () => {
  const { page, left } = await imported(vitepress, {
    '.vitepress/config.js': 'export default { title: "T" }',
    'p.md': '<!--@include: ./parts/a.md-->\n\n<!--@include: ./parts/loop.md-->\n',
    'parts/a.md': 'See [q](./q.md).\n\n<!-- @include: ./deep/b.md -->\n<!--@include: ./none.md-->\n',
    'parts/deep/b.md': 'B\n\n<<< ./x.js\n',
    'parts/loop.md': '<!--@include: ./loop.md-->',
    'q.md': '# Q\n',
    'x.js': 'let x\n',
  })
  expect(page('p.md')).toMatch(/^See \[q\]\(\.\/q\.md\)\.\n\nB\n\n```js\nlet x\n```\n`\.\/none\.md`\n/m)
  expect(left).toContain('<!--@include: …--> at parts/a.md:4')
})

test('links and pictures in the text of a feature are named as left', async () => {
  const { page, left } = await imported(vitepress, {
    '.vitepress/config.js': 'export default {}',
    'index.md':
      '---\nlayout: home\nhero: { name: T }\nfeatures:\n  - title: Fast\n    details: \'See <a href="/x">it</a> <img src="/a.png"> <i>now</i>\'\n---\n',
  })
  expect(page('index.md')).toContain('details: See it now\n')
  expect(left).toEqual(expect.arrayContaining(['<a> in features at index.md:1', '<img> in features at index.md:1']))
})

test('languages that a function makes of their labels have their bar, sidebar and labels', async () => {
  const { written, left } = await imported(vitepress, {
    '.vitepress/config.ts': `import { themeIn } from './theme'
import { en } from './en'
const ALL: [string, string, object][] = [['root', '', en], ['de', '/de', { label: 'Deutsch', nav: 'Handbuch', pages: { a: 'Erstens', 'b/c': 'Zweitens' } }]]
const locales = Object.fromEntries(ALL.map(([key, base, texts]) => [key, { label: texts.label, lang: key === 'root' ? 'en' : key, themeConfig: themeIn(base, texts) }]))
export default { title: 'T', sitemap: { hostname: 'https://x.example' }, locales }`,
    '.vitepress/en.ts': "export const en = { label: 'English', nav: 'Guide', pages: { a: 'First', 'b/c': 'Second' } }",
    '.vitepress/theme.ts': `const LIST = ['a', { group: 'b', items: ['b/c'] }]
export function themeIn(base, texts) {
  return {
    nav: [{ text: texts.nav, link: \`\${base}/guide/a\` }],
    sidebar: LIST.map((item) => {
      const page = (slug) => ({ text: texts.pages[slug], link: \`\${base}/guide/\${slug}\` })
      if (typeof item === 'string') return page(item)
      return { text: texts.nav, collapsed: true, items: item.items.map(page) }
    }),
  }
}`,
    ...Object.fromEntries(['guide/a', 'guide/b/c', 'de/guide/a'].map((path) => [`${path}.md`, `# ${path}`])),
  })
  expect(written['content/site.yaml']).toContain(`    labels:
      Guide: Handbuch
      First: Erstens
      Second: Zweitens
`)
  expect(written['content/site.yaml']).toContain(`navigation:
  - label: Guide
    to: /guide/a/
    position: left
sidebars:
  docs:
    label: Documentation
    items:
      - page: guide/a.md
        label: First
      - category: Guide
        collapsed: true
        items:
          - page: guide/b/c.md
            label: Second
`)
  expect(left).toEqual([])
})

test('a sidebar that a package makes is left', async () => {
  const { left } = await imported(vitepress, {
    '.vitepress/config.ts': `import { generateSidebar } from 'vitepress-sidebar'
export default { title: 'T', sitemap: { hostname: 'https://x.example' }, themeConfig: { sidebar: generateSidebar({ scanStartPath: 'guide' }) } }`,
    'index.md': '# T',
  })
  expect(left).toEqual(['configuration: what "generateSidebar" returns at .vitepress/config.ts:1'])
})

test('what a theme adds to the slots of its layout is left, each slot once', async () => {
  const { left, settings, unfinished } = await imported(vitepress, {
    '.vitepress/config.ts': "export default { title: 'T', sitemap: { hostname: 'https://x.example' } }",
    '.vitepress/theme/index.ts': `import Theme from 'vitepress/theme'
export default { ...Theme, Layout: () => h(Theme.Layout, null, { 'home-hero-after': () => h(Stars), 'doc-before': () => h(Ad) }) }`,
    '.vitepress/theme/Own.vue': '<template><Layout><template #doc-before>Ad</template></Layout></template>',
    'index.md': '# T',
  })
  expect(left).toEqual([
    'configuration: doc-before of the layout at .vitepress/theme/Own.vue:1',
    'configuration: home-hero-after of the layout at .vitepress/theme/index.ts:2',
  ])
  expect([unfinished, settings]).toEqual([0, 2])
})

test('icons are those of ours, or are named once as a setting, also in headings', async () => {
  const { page, left, unfinished } = await imported(vitepress, {
    '.vitepress/config.ts': "export default { title: 'T', sitemap: { hostname: 'https://x.example' } }",
    'index.md':
      '# T\n\n## <Icon icon="mdi:rocket-outline" inline /> Start\n\n<Icon name="mdi:x-ray" /> A\n\n<Icon name="mdi:x-ray" /> B\n',
  })
  expect(page('index.md')).toContain('## :icon[rocket] Start {#start}\n\n A\n\n B\n')
  expect(left).toEqual(['icon without a counterpart: mdi:x-ray at index.md:5'])
  expect(unfinished).toBe(0)
})

test('a site whose title is that of the language at its top has this title', async () => {
  const { written } = await imported(vitepress, {
    '.vitepress/config.ts':
      "export default { sitemap: { hostname: 'https://x.example' }, locales: { root: { lang: 'en', label: 'English', title: 'Ferry', description: 'Boats' }, de: { label: 'Deutsch', title: 'Fähre' } } }",
    'index.md': '# T',
    'de/index.md': '# D',
  })
  expect(written['content/site.yaml']).toMatch(/^title: Ferry\ntagline: Boats\n/)
})

test('files above the site that modules of its configuration import are read', () => {
  const text = "import { version } from '../../../../package.json'"
  expect(pathsAbove(['.vitepress/config/locales/root.ts'], () => text)).toContainEqual({
    written: '../package.json',
    path: 'package.json',
    by: 'configuration',
  })
})
