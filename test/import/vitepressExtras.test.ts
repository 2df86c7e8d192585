import { expect, test } from 'vitest'
import { vitepress } from '../../src/import/vitepress/vitepress.ts'
import type { Files } from '../site.ts'
import { imported } from './imported.ts'
import { converted } from './onePage.ts'

const ofVitepress = (config: string, files: Files) =>
  imported(vitepress, {
    '.vitepress/config.js': `export default { title: "T", sitemap: { hostname: "https://x.example" }, ${config} }`,
    ...files,
  })

test('headings with components have the ids that their generator gives the words beside them', async () => {
  const written = '# One\n\n## Two <Badge type="tip" text="^3.0" />\n\n## Two <Badge>new</Badge> {#three}\n\n## Two\n'
  const page =
    '# One\n\n## Two <span class="badge">^3.0</span> {#two}\n\n## Two <span class="badge">new</span> {#three}\n\n## Two\n'
  expect(await converted('vitepress', written)).toEqual({ page, left: [] })
  expect((await converted('docusaurus', '## Two <Badge text="a" />')).page).toBe(
    '## Two <span class="badge">a</span> {#two-}\n',
  )
})

test('a part of a file may be the section of a heading, by its id', async () => {
  const part = '# Part\n\n## One\n\nA\n\n### More\n\nB\n\n## Größe!\n\nC\n\n## Two {#own}\n\nD\n'
  const { page } = await ofVitepress('', {
    'a.md': '<!--@include: ./part.md#one-->',
    'b.md': '<!--@include: ./part.md#große-->',
    'c.md': '<!--@include: ./part.md#own-->',
    'd.md': '<!--@include: ./part.md#none{3,5}-->',
    'part.md': part,
  })
  expect(page('a.md')).toBe('## One\n\nA\n\n### More\n\nB\n')
  expect(page('b.md')).toBe('## Größe! {#große}\n\nC\n')
  expect(page('c.md')).toBe('## Two {#own}\n\nD\n')
  expect(page('d.md')).toBe('## One\n\nA\n')
})

test('expressions in blocks of HTML are left unless they are shown as code', async () => {
  const written =
    '<div>{{ data }}</div>\n\n<pre>{{ data }}</pre>\n\n<pre v-pre>{{ data }}</pre>\n\n<div><code v-pre>{{ data }}</code></div>\n\n<!-- {{ data }} -->\n'
  const { page, left } = await converted('vitepress', written)
  expect(left).toEqual(['{{ expression }} at p.md:1', '{{ expression }} at p.md:3'])
  expect(page).toContain('\n<pre>{{ data }}</pre>\n\n<pre><code>{{ data }}</code></pre>\n')
})

test('tabs of VuePress are tabs, alignment is dropped, and unknown directives are left', async () => {
  const written =
    '::: code-tabs#shell\n@tab pnpm\na\n@tab:active npm\nb\n:::\n\n::: center\nc\n:::\n\n::: demo\nd\n:::\n'
  expect(await converted('vitepress', written)).toEqual({
    page: '::::tabs{group=shell}\n:::tab[pnpm]\na\n:::\n:::tab[npm]\nb\n:::\n::::\n\n\nc\n\n\n:::demo\nd\n:::\n',
    left: [':::demo at p.md:12'],
  })
})

test('tabs of the plugin are tabs, also inside one another', async () => {
  const written = `::::tabs key:ab
== One
:::tip Title
a
:::
== Two [x]
:::tabs
== Three
b
:::
::::
`
  expect(await converted('vitepress', written)).toEqual({
    page: `::::::tabs{group=ab}
::::tab[One]
:::tip[Title]
a
:::
::::
:::::tab[Two \\[x\\]]
::::tabs
:::tab[Three]
b
:::
::::
:::::
::::::
`,
    left: [],
  })
})

test('a sidebar may name pages by the addresses that "rewrites" gives them', async () => {
  const { written } = await ofVitepress(
    'rewrites: { "pkg/:name/README.md": "pkg/:name.md" }, themeConfig: { sidebar: [{ text: "Core", link: "/pkg/core" }, { text: "Guide", link: "/guide/" }] }',
    { 'pkg/core/README.md': '# Core', 'guide/index.md': '# Guide' },
  )
  expect(written['content/site.yaml']).toContain(
    '      - page: pkg/core/index.md\n        label: Core\n      - page: guide/index.md\n        label: Guide\n',
  )
})

test('a configuration may be made by functions around it, whose additions are named', async () => {
  const { written, left } = await imported(vitepress, {
    '.vitepress/config.ts': `import { extended } from '@x/theme'
import { defineConfig, withPwa } from 'vitepress'
export default ({ mode }) => withPwa(extended(defineConfig({ title: 'T', themeConfig: { nav: [{ text: 'A', link: '/a' }] } })))`,
    'a.md': '# A',
  })
  expect(written['content/site.yaml']).toContain('navigation:\n  - label: A\n    to: /a/\n')
  expect(left).toEqual([
    'configuration: what "extended" adds at .vitepress/config.ts:1',
    'no address of the site in the configuration at .vitepress/config.ts:1',
  ])
})

test('components of the theme show badges, and other components of the site', async () => {
  const { page, left } = await ofVitepress('', {
    'a.md': '# A\n\n## B <Since>2.1</Since> {#b}\n\n<Todo />\n\n<Clock />',
    '.vitepress/theme/Since.vue': `<script setup lang="ts">
import { VPBadge } from 'vitepress/theme'
const { type = 'stable' } = defineProps<{ type?: string }>()
</script>
<template>
  <VPBadge :type="type === 'stable' ? 'info' : 'warning'">
    <slot />+
  </VPBadge>
</template>`,
    '.vitepress/theme/Todo.vue': `<script setup>
import Step from './Step.vue'
</script>
<template><ul><Step v-for="n in 2" :key="n" :number="n">Do <b>it</b></Step><Step v-if="false" /></ul></template>`,
    '.vitepress/theme/Step.vue':
      '<script setup>\ndefineProps({ number: Number })\n</script>\n<template><li>{{ number }}: <slot /></li></template>',
    '.vitepress/theme/Clock.vue': "<script setup>\nimport Now from 'x'\n</script>\n<template><p><Now /></p></template>",
  })
  expect(page('a.md')).toBe(
    '# A\n\n## B <span class="badge">2.1+</span> {#b}\n\n<ul><li>1: Do <b>it</b></li><li>2: Do <b>it</b></li></ul>\n\n`<Clock />`\n',
  )
  expect(left).toEqual(['<Clock> at a.md:7'])
})

test('"$withBase" is a known value, too', async () => {
  expect((await converted('vitepress', '<img :src="$withBase(\'/a.png\')" alt="A">')).page).toBe(
    '<img src="/a.png" alt="A">\n',
  )
})

test('groups of code of other themes are tabs, links of the router are links, and titles keep their links', async () => {
  const written = `<CodeGroup>
<CodeGroupItem title="npm">

a

</CodeGroupItem>
</CodeGroup>

<RouterLink to="/p">b</RouterLink>

::: tip A [link](/p) and [x]
c
:::
`
  const { page, left } = await converted('vitepress', written)
  expect(page).toContain('::::tabs\n:::tab[npm]\n\na\n\n:::\n::::\n\n[b](')
  expect(page).toMatch(/:::tip\[A \[link\]\(.*\) and \\\[x\\\]\]/)
  expect(left).toEqual([])
})

test('a file beside pages with the address of a published one gets another name, which the pages name', async () => {
  const { written, page } = await ofVitepress('', {
    'index.md': '![Own](./p.png) and ![Shared](/p.png)',
    'public/p.png': 'shared',
    'p.png': 'own',
  })
  expect(page('index.md')).toBe('![Own](/p-2.png) and ![Shared](/p.png)\n')
  expect([written['content/p.png'], written['content/p-2.png']]).toEqual(['shared', 'own'])
})

test('a page about a team becomes headings and cards', async () => {
  const { page, left } = await ofVitepress('', {
    'team.md': `<script setup>
import { VPTeamPage, VPTeamPageTitle, VPTeamPageSection, VPTeamMembers } from 'vitepress/theme'
import members from './members.json'
const more = [{ name: 'Bob' }]
</script>

<VPTeamPage>
  <VPTeamPageTitle>
    <template #title>Our Team</template>
    <template #lead>
      Who we are.
    </template>
  </VPTeamPageTitle>
  <VPTeamMembers size="small" :members="members" />
  <VPTeamPageSection>
    <template #title>Partners</template>
    <template #members>
      <VPTeamMembers :members="more" />
    </template>
  </VPTeamPageSection>
</VPTeamPage>
`,
    'members.json': JSON.stringify([
      {
        name: 'Ada',
        avatar: 'https://x.example/ada.png',
        title: 'Creator',
        org: 'Acme',
        orgLink: 'https://acme.example',
        desc: 'Writes <b>much</b>',
        links: [{ icon: 'github', link: 'https://x.example/ada' }],
      },
    ]),
  })
  expect(left.filter((each) => !each.startsWith('front matter'))).toEqual([])
  expect(page('team.md').replace(/\n{3,}/g, '\n\n')).toBe(`# Our Team

Who we are.

:::cards
- **Ada** Creator · [Acme](https://acme.example)

  <img src="https://x.example/ada.png" alt="Ada" width="96">

  Writes <b>much</b>

  [github](https://x.example/ada)
:::

## Partners

:::cards
- **Bob**
:::
`)
})

test('attributes of HTML hold constants and imported pictures', async () => {
  const { page, left } = await ofVitepress('', {
    'a/p.md':
      '<script setup>\nimport plan from "./plan.svg"\nconst name = "Plan"\nlet wide = 9\n</script>\n\n<img :src="plan" :alt="name"> <img src="https://x.example/a.png" :width="wide">\n',
    'a/plan.svg': '<svg/>',
  })
  expect(page('a/p.md')).toBe('<img src="/a/plan.svg" alt="Plan"> <img src="https://x.example/a.png" :width="wide">\n')
  expect(left).toEqual(['directives of Vue at a/p.md:7'])
})

test.each([
  ["{{ { b: 'c' }.b }}", 'c'],
  ['{{ own({ a: 1 }) }}', '`{{ own({ a: 1 }) }}`'],
  ['<VPButton text="Go" href="https://x.example" theme="brand" />', '[Go](https://x.example)'],
  ['A <VPBadge type="tip" text="new" />', 'A <span class="badge">new</span>'],
  ['```js:line-numbers=2{1}\na\n```', '```js {1} lines=2\na\n```'],
])('%s of VitePress', async (written, expected) => {
  expect((await converted('vitepress', written)).page).toBe(`${expected}\n`)
})

test('a route with a name in brackets is the pages that a list of values makes of it', async () => {
  const { page, written, left } = await ofVitepress('themeConfig: { sidebar: [{ text: "Two", link: "/p/two" }] }', {
    'p/[pkg].md': '# {{ $params.pkg }} {{ $params.major }}\n\n<!-- @content -->\n',
    'p/[pkg].paths.js': `const names = ['one', 'two']
export default { paths() { return names.map((pkg) => ({ params: { pkg, major: 2 }, content: \`About *\${pkg}* [a](../a.md).\` })) } }`,
    'q/[id].md': '# {{ $params.id }}\n',
    'q/[id].paths.ts': `import fs from 'fs'
export default { paths: () => [{ params: { id: 'x' } }, ...fs.readdirSync('y')] }`,
    'a.md': '# A\n\n[Two](/p/two)\n',
  })
  expect(page('p/one.md')).toBe('# one 2\n\nAbout *one* [a](../a.md).\n')
  expect(page('a.md')).toBe('# A\n\n[Two](./p/two.md)\n')
  expect(page('site.yaml')).toContain('to: /p/two/')
  expect(Object.keys(written).filter((path) => path.includes('/q/'))).toEqual([])
  expect(left).toEqual(['pages that a program makes of one at q/[id].md:1'])
})

test('code has line numbers where the configuration says so', async () => {
  const { page } = await imported(vitepress, {
    '.vitepress/config.ts': 'export default { title: "T", markdown: { lineNumbers: true } }',
    'a.md':
      '```js\na\n```\n\n```js:line-numbers=3 {1}\nb\n```\n\n```js:no-line-numbers\nc\n```\n\n```mermaid\nd\n```\n',
  })
  expect(page('a.md')).toBe('```js lines\na\n```\n\n```js {1} lines=3\nb\n```\n\n```js\nc\n```\n\n```mermaid\nd\n```\n')
})
