import { load } from 'js-yaml'
import { expect, test } from 'vitest'
import { starlight } from '../../src/import/starlight/starlight.ts'
import type { Files } from '../site.ts'
import { imported } from './imported.ts'
import { converted } from './onePage.ts'

const SITE: Files = {
  'astro.config.mjs': `import { defineConfig } from 'astro/config';
import starlight from '@astrojs/starlight';
export default defineConfig({ site: 'https://star.example', base: '/docs', redirects: {'/old': '/guides/example/', '/x/[id]': '/y'},
 integrations: [starlight({ title: 'Star', description: 'Shiny', social: [{icon: 'github', label: 'GitHub', href: 'https://github.com/s'}],
 sidebar: [ { label: 'Guides', items: [{ label: 'Example', slug: 'guides/example' }, 'guides/other'] }, { label: 'Reference', autogenerate: { directory: 'reference' } }, { label: 'Ext', link: 'https://x.example' } ] })] });`,
  'src/content/docs/index.mdx': `---
title: Welcome
template: splash
hero:
  tagline: Congrats
  actions:
    - text: Example Guide
      link: /docs/guides/example/
---
import { Card, CardGrid, LinkCard } from '@astrojs/starlight/components';

<CardGrid stagger>
	<Card title="Update" icon="pencil">
		Edit \`src\`.
	</Card>
	<LinkCard title="Ref" href="/docs/reference/api/" description="All." />
</CardGrid>
`,
  'src/content/docs/guides/example.mdx': `---
title: Example
sidebar:
  order: 2
  badge: New
tableOfContents: false
head:
  - tag: title
    content: X
---
import { Tabs, TabItem, Steps, FileTree, Aside, Badge, Icon, Code, LinkButton } from '@astrojs/starlight/components';
import img from '../../../assets/house.png';

## First

<Tabs syncKey="pkg">
  <TabItem label="npm" icon="seti:npm">npm i</TabItem>
  <TabItem label="pnpm">
  pnpm i
  </TabItem>
</Tabs>

<Steps>

1. One

   \`\`\`sh
   run
   \`\`\`

2. Two

</Steps>

<FileTree>

- src/
  - index.ts **important**
- package.json

</FileTree>

<Aside type="caution" title="Watch">Careful *now*.</Aside>

:::tip[Did you know?]
Yes.
:::

:::danger
No.
:::

<Badge text="beta" variant="tip" /> <Icon name="star" />

<LinkButton href="/docs/guides/other/">Go</LinkButton>

![House](../../../assets/house.png)

<img src={img.src} alt="h" />

\`\`\`js title="a.js" {2-3} ins={1} del={4} "mark" frame="none"
a
b
\`\`\`

[Other](/docs/guides/other/#part) [rel](../other/) [bad](/docs/none/)

<Custom client:load />
`,
  'src/content/docs/guides/other.md': `---
title: Other
description: o
draft: true
slug: guides/other
---

## Part

Text, <kbd>x</kbd>.
`,
  'src/content/docs/reference/api.md': `---
title: API
sidebar:
  label: The API
lastUpdated: 2024-01-01
editUrl: false
---

Text
`,
  'src/assets/house.png': `png`,
  'public/favicon.svg': `<svg/>`,
}

/** Imported once for all tests, which only look at it. */
const RESULT = imported(starlight, SITE)

test('guides/example.md of a Starlight site', async () => {
  expect((await RESULT).written['content/guides/example.md']).toBe(`---
title: Example
sidebar:
  position: 2
toc: false
---

## First

::::tabs{group=pkg}
:::tab[npm]
npm i
:::
:::tab[pnpm]
pnpm i
:::
::::

:::steps

1. One

   \`\`\`sh
   run
   \`\`\`

2. Two

:::

:::file-tree

- src/
  - index.ts **important**
- package.json

:::

:::caution[Watch]
Careful *now*.
:::

:::tip[Did you know?]
Yes.
:::

:::danger
No.
:::

<span class="badge">beta</span> :icon[star]

[Go](./other.md)

![House](/assets-of-pages/house.png)

<img src="/assets-of-pages/house.png" alt="h" />

\`\`\`js title="a.js" {2-3} ins={1} del={4}
a
b
\`\`\`

[Other](./other.md#part) [rel](./other.md) [bad](/docs/none/)

:::caution[Not imported]
\`<Custom client:load />\`
:::
`)
})

test('guides/other.md of a Starlight site', async () => {
  expect((await RESULT).written['content/guides/other.md']).toBe(`---
title: Other
description: o
draft: true
---

## Part

Text, <kbd>x</kbd>.
`)
})

test('index.md of a Starlight site', async () => {
  expect((await RESULT).written['content/index.md']).toBe(`---
title: Welcome
layout: home
hero:
  tagline: Congrats
  actions:
    - label: Example Guide
      to: ./guides/example.md
---

:::cards
- :icon[pencil] **Update**

  Edit \`src\`.
- **[Ref](./reference/api.md)** All.
:::
`)
})

test('reference/api.md of a Starlight site', async () => {
  expect((await RESULT).written['content/reference/api.md']).toBe(`---
title: API
sidebar:
  label: The API
lastUpdated: '2024-01-01'
---

Text
`)
})

test('site.yaml of a Starlight site', async () => {
  expect((await RESULT).written['content/site.yaml']).toBe(`title: Star
tagline: Shiny
url: https://star.example
baseUrl: /docs/
favicon: /favicon.svg
colorMode:
  respectSystem: true
social:
  - https://github.com/s
sidebars:
  docs:
    label: Documentation
    items:
      - category: Guides
        items:
          - page: guides/example.md
            label: Example
          - guides/other.md
      - category: Reference
        items:
          - page: reference/api.md
            label: The API
      - href: https://x.example
        label: Ext
redirects:
  /old/: /guides/example/
`)
})

test('other files of a Starlight site are copied to their addresses', async () => {
  const { written } = await RESULT
  expect(Object.keys(written).filter((path) => !/\.(?:md|yaml)$/.test(path))).toEqual([
    'content/assets-of-pages/house.png',
    'content/favicon.svg',
  ])
})

test('what a Starlight site has left is listed with its places', async () => {
  expect((await RESULT).left).toEqual([
    '<Custom> at src/content/docs/guides/example.mdx:68',
    'badge in the sidebar at astro.config.mjs:1',
    'front matter: head at src/content/docs/guides/example.mdx:1',
    'redirect of a pattern: /x/[id] at astro.config.mjs:1',
  ])
  expect((await RESULT).brokenBefore).toEqual(['link at src/content/docs/guides/example.mdx:66'])
})

test('the site that a Starlight site becomes builds, but for what was wrong before', async () => {
  const { problems } = await (await RESULT).built()
  expect(problems).toBe(`content/guides/example.md:53:1  error  broken-link
  "./other.md" links to "content/guides/other.md", which is a draft and not part of this build
  fix: publish it by removing "draft: true" from content/guides/other.md
content/guides/example.md:64:1  error  broken-link
  "./other.md#part" links to "content/guides/other.md", which is a draft and not part of this build
  fix: publish it by removing "draft: true" from content/guides/other.md
content/guides/example.md:64:26  error  broken-link
  "./other.md" links to "content/guides/other.md", which is a draft and not part of this build
  fix: publish it by removing "draft: true" from content/guides/other.md
content/guides/example.md:64:44  error  broken-link
  "/docs/none/" does not exist`)
})

test('banners of Starlight pages are callouts, and badges of its sidebar are listed as left', async () => {
  const { left, page } = await imported(starlight, {
    'astro.config.mjs': `import starlight from '@astrojs/starlight'
export default { site: 'https://x.example', integrations: [starlight({ sidebar: [{ label: 'A', items: [{ slug: 'a', badge: 'New' }] }] })] }`,
    'src/content/docs/a.md': '---\ntitle: A\nbanner: { content: News }\n---\nText.',
  })
  expect(left).toEqual(['badge in the sidebar at astro.config.mjs:1'])
  expect(page('a.md')).toContain(':::note{title=""}\nNews\n:::')
})

test('pages and folders of a generated sidebar are in one order, and closed as their group is', async () => {
  const page = (title: string, sidebar = '') => `---\ntitle: ${title}\n${sidebar}---\n`
  const { written } = await imported(starlight, {
    'astro.config.mjs': `import starlight from '@astrojs/starlight'
export default { integrations: [starlight({ title: 'T', sidebar: [
      { label: 'Guides', collapsed: true, autogenerate: { directory: 'guides' } },
      { label: 'More', autogenerate: { directory: 'more', collapsed: true } } ] })] }`,
    'src/content/docs/guides/zoo.md': page('Zoo'),
    'src/content/docs/guides/Äpfel.md': page('Apples'),
    'src/content/docs/guides/deploy/index.md': page('Deploy', 'sidebar: { label: Overview, order: 2 }\n'),
    'src/content/docs/guides/deploy/aws.md': page('AWS'),
    'src/content/docs/guides/first.md': page('First', 'sidebar: { order: 1 }\n'),
    'src/content/docs/guides/mid/a.md': page('A'),
    'src/content/docs/more/deep/b.md': page('B'),
  })
  expect(load(written['content/site.yaml'] ?? '')).toMatchObject({
    sidebars: {
      docs: {
        items: [
          {
            category: 'Guides',
            collapsed: true,
            items: [
              'guides/first.md',
              {
                category: 'deploy',
                collapsed: true,
                items: [{ page: 'guides/deploy/index.md', label: 'Overview' }, 'guides/deploy/aws.md'],
              },
              'guides/äpfel.md',
              { category: 'mid', items: ['guides/mid/a.md'] },
              'guides/zoo.md',
            ],
          },
          { category: 'More', items: [{ category: 'deep', collapsed: true, items: ['more/deep/b.md'] }] },
        ],
      },
    },
  })
})

test('dashes and dots are what readers saw, with the ids made of them, and titles in attributes are text', async () => {
  const { page } = await converted(
    'starlight',
    `import { Card, Aside, Tabs, TabItem } from '@astrojs/starlight/components'

## --force -- or not...

A --- b, \`--c ...\` at https://x.example/a--b and [up](#_top), [over](/p/#_top "--"), \`[up](#_top)\`.

<Aside title="Use *args and snake_case">One -- two</Aside>

<Card title="\`x\` <T>">

Text

</Card>
`,
  )
  expect(page).toBe(`## —force — or not…

A --- b, \`--c ...\` at https://x.example/a--b and [up](#top), [over](#top "--"), \`[up](#_top)\`.

:::note[Use \\*args and snake_case]
One — two
:::

:::cards
- **\\\`x\\\` \\<T>**

  Text
:::
`)
})

test('pictures beside programs are copied if the configuration or a head names them, and a head says what it lacks', async () => {
  const { page, written, left } = await imported(starlight, {
    'astro.config.mjs':
      "import starlight from '@astrojs/starlight'\nexport default { site: 'https://x.example', integrations: [starlight({ title: 'T', logo: { src: './src/images/logo.svg' } })] }",
    'src/content/docs/index.md':
      '---\ntitle: A\ntemplate: splash\nhero: { title: A, image: { light: ../../images/house.svg, dark: ../../images/night.svg } }\n---\n',
    'src/content/docs/b/index.md':
      '---\ntitle: B\ntemplate: splash\nhero: { title: B, image: { file: ./gone.svg } }\n---\n',
    'src/images/logo.svg': '<svg/>',
    'src/images/house.svg': '<svg/>',
    'src/images/night.svg': '<svg/>',
    'src/images/other.svg': '<svg/>',
  })
  expect(written['content/site.yaml']).toContain('logo:\n  light: /assets-of-pages/images/logo.svg\n')
  expect(page('index.md')).toContain(
    '    src: /assets-of-pages/images/house.svg\n    dark: /assets-of-pages/images/night.svg\n',
  )
  expect(Object.keys(written).filter((path) => path.includes('other'))).toEqual([])
  expect(left).toEqual(['picture of a home page without a file at src/content/docs/b/index.md:1'])
})

test('a component of the site may show a badge of the generator', async () => {
  const { page, left } = await imported(starlight, {
    'astro.config.mjs': "export default { site: 'https://x.example' }",
    'src/content/docs/a.mdx': 'import Since from \'../../Since.astro\'\n\n<Since v="2.1" />\n',
    'src/Since.astro':
      "---\nimport { Badge } from '@astrojs/starlight/components'\nconst { v, pkg = 'core' } = Astro.props\n---\n<p>Since {pkg}@{v} <Badge text=\"New\" /></p>",
  })
  expect(page('a.md')).toBe('<p>Since core@2.1 <span class="badge">New</span></p>\n')
  expect(left).toEqual([])
})

test('pages of Markdoc are those of Markdown with components', async () => {
  const { page, written, left } = await imported(starlight, {
    'astro.config.mjs': `import markdoc from '@astrojs/markdoc'
import starlight from '@astrojs/starlight'
export default { site: 'https://x.example', integrations: [markdoc(), starlight({ title: 'T' })] }`,
    'src/content/docs/a.mdoc': `---
title: A
---

## Two {% #other .big %}

{% aside type="caution" title="Say \\"x\\"" %}
Take *care*, {% $frontmatter.title %}. {% badge text="New" /%}
{% /aside %}

{% tabs %}
{% tabitem label="One" %}
1
{% /tabitem %}
{% tabitem label="Two" %}
2
{% /tabitem %}
{% /tabs %}

{% linkcard
   title="B"
   href="/b/" /%}

\`{% aside %}\` {% own kind=$x %}

\`\`\`md title="a.mdoc"
{% aside %}
\`\`\`
`,
    'src/content/docs/b.md': '---\ntitle: B\n---\n[A](/a/)\n',
  })
  expect(page('a.md').replace(/^---\n[\s\S]*?---\n\n/, '')).toBe(`## Two {#other}

:::caution[Say "x"]
Take *care*, A. <span class="badge">New</span>
:::

::::tabs
:::tab[One]
1
:::
:::tab[Two]
2
:::
::::

- **[B](./b.md)**

\`{% aside %}\` \`{% own kind=$x %}\`

\`\`\`md title="a.mdoc"
{% aside %}
\`\`\`
`)
  expect(page('b.md')).toContain('[A](./a.md)')
  expect(Object.keys(written)).not.toContain('content/a.mdoc')
  expect(left).toEqual(['{% own %} at src/content/docs/a.mdoc:24'])
})

test('badges in one paragraph stay in it', async () => {
  const { page } = await converted('starlight', '<Badge text="a_b_" />\n<Badge text="2 < 3" variant="tip" />\n\nText')
  expect(page).toBe('<span class="badge">a_b\\_</span>\n<span class="badge">2 \\< 3</span>\n\nText\n')
})

test('cards have the icons that they had, if there is one that shows the same', async () => {
  const { page, left } = await converted(
    'starlight',
    `<CardGrid>
  <Card title="A" icon="open-book">One</Card>
  <Card title="B" icon="seti:x" href="/p/">Two</Card>
  <Card title="C" icon="seti:x">Three</Card>
</CardGrid>

<Icon name="starlight" label="Logo" />`,
  )
  expect({ page, left }).toEqual({
    page: `:::cards
- :icon[book] **A**

  One
- **[B](./p.md)** Two
- **C**

  Three
:::

Logo
`,
    left: [
      'icon without a counterpart: seti:x at src/content/docs/p.mdx:3',
      'icon without a counterpart: starlight at src/content/docs/p.mdx:7',
    ],
  })
})

test('attributes of a component of Astro may be named by their values', async () => {
  const { page, left } = await imported(starlight, {
    ...SITE,
    'src/components/Quote.astro':
      '---\nconst { name, cite } = Astro.props\n---\n<blockquote {cite}><slot /></blockquote> <a href={cite} title="of {x}">{name}</a>',
    'src/content/docs/a.mdx':
      "import Quote from '../../components/Quote.astro'\n\n<Quote name='Ada' cite='https://x.example'>\n*Hi*\n</Quote>\n",
  })
  expect(page('a.md')).toBe(
    '<blockquote cite="https://x.example">\n\n\n*Hi*\n\n\n</blockquote> <a href="https://x.example" title="of {x}">Ada</a>\n',
  )
  expect(left.filter((each) => each.includes('a.mdx'))).toEqual([])
})

test('texts of the links to the page before and after are reported', async () => {
  const { page, left } = await imported(starlight, {
    ...SITE,
    'src/content/docs/a.md': '---\ntitle: A\nprev: Go back\nnext: { link: /guides/example/, label: On }\n---\nText\n',
  })
  expect(page('a.md')).toBe('---\ntitle: A\nnext: ./guides/example.md\n---\n\nText\n')
  expect(left.filter((each) => each.includes('a.md:'))).toEqual([
    'front matter: text of the link to the next page at src/content/docs/a.md:1',
    'front matter: text of the link to the previous page at src/content/docs/a.md:1',
  ])
})

test('the label of an entry of the sidebar may be an object of its translations', async () => {
  const { written } = await imported(starlight, {
    'astro.config.mjs': `import starlight from '@astrojs/starlight'
export default { site: 'https://s.example', integrations: [starlight({ title: 'S', defaultLocale: 'de',
 locales: { en: { label: 'English' }, de: { label: 'Deutsch', lang: 'de-AT' } },
 sidebar: [{ label: { en: 'Home', 'de-AT': 'Start' }, link: 'https://x.example' }, { label: { en: 'More' }, items: ['a'] }] })] }`,
    'src/content/docs/de/a.md': '---\ntitle: A\n---\nText\n',
    'src/content/docs/en/a.md': '---\ntitle: A\n---\nText\n',
  })
  expect(written['content/site.yaml']).toBe(`title: S
url: https://s.example
languages:
  - code: de-AT
    label: Deutsch
  - code: en
    label: English
    labels:
      Start: Home
colorMode:
  respectSystem: true
sidebars:
  docs:
    label: Documentation
    items:
      - href: https://x.example
        label: Start
      - category: More
        items:
          - a.md
redirects:
  /de/a/: /a/
`)
})

test('the topics of a sidebar are sidebars with entries in the bar, and other plugins are listed', async () => {
  const { written, left } = await imported(starlight, {
    'astro.config.mjs': `import starlight from '@astrojs/starlight'
import starlightBlog from 'starlight-blog'
import starlightLinksValidator from 'starlight-links-validator'
import starlightSidebarTopics from 'starlight-sidebar-topics'
export default { site: 'https://x.example', integrations: [starlight({ title: 'T', plugins: [starlightLinksValidator(), starlightBlog(), starlightSidebarTopics([
  { label: 'Guides', link: '/a/', icon: 'open-book', items: [{ label: 'Start', items: ['a'] }] },
  { label: { en: 'Reference' }, id: 'ref', link: '/b/', items: ['b'] },
  { label: 'Code', link: 'https://code.example/' },
])] })] }`,
    'src/content/docs/index.md': 'Home',
    'src/content/docs/a.md': 'A',
    'src/content/docs/b.md': 'B',
  })
  const site = load(written['content/site.yaml'] ?? '')
  expect(site).toMatchObject({
    navigation: [
      { label: 'Guides', sidebar: 'topic-1', position: 'left' },
      { label: 'Reference', sidebar: 'ref', position: 'left' },
      { label: 'Code', href: 'https://code.example/', position: 'left' },
    ],
    sidebars: {
      'topic-1': { label: 'Guides', items: [{ category: 'Start', items: ['a.md'] }] },
      ref: { label: 'Reference', items: ['b.md'] },
    },
  })
  expect(left).toEqual(['configuration: plugin starlightBlog at astro.config.mjs:1'])
})

test('a component that shows an entry of a collection by its name is replaced by the entry', async () => {
  const { page, left } = await imported(starlight, {
    'astro.config.mjs':
      'import starlight from "@astrojs/starlight"\nexport default { site: "https://x.example", integrations: [starlight({ title: "T" })] }',
    'src/components/Render.astro':
      '---\nconst { file, product, params } = Astro.props\nconst { Content } = await (await getEntry("partials", product + "/" + file)).render()\n---\n<Content {...params} />',
    'src/content/partials/dns/steps.mdx': '---\nparams:\n  - zone\n---\nOpen **{props.zone}**.',
    'src/content/partials/mail/note.md': 'A note.',
    'src/content/docs/mail/a.mdx':
      '---\ntitle: A\n---\nimport Render from "~/components/Render.astro"\n\n<Render file="steps" product="dns" params={{ zone: "x.example" }} />\n\n<Render file="note" />\n\n<Render file="gone" product="dns" />\n',
  })
  expect(page('mail/a.md')).toContain('Open **x.example**.\n\nA note.\n\n:::caution[Not imported]\n')
  expect(left).toEqual(['<Render> at src/content/docs/mail/a.mdx:10'])
})

test('icons that are drawn in the site are drawings in the line', async () => {
  const { page, left } = await imported(starlight, {
    'astro.config.mjs':
      'import starlight from "@astrojs/starlight"\nexport default { integrations: [starlight({ title: "T" })], site: "https://x.example" }',
    'src/components/PlugIcon.astro':
      '---\nimport { Icon } from "astro-icon/components"\nconst { name } = Astro.props\nconst file = "own/" + name + "-dark"\n---\n<Icon name={file} class="small" />\n',
    'src/icons/own/add-dark.svg': '<svg viewBox="0 0 16 16">\n  <path d="M1 1h2"/>\n</svg>\n',
    'src/content/docs/p.mdx':
      '---\ntitle: P\n---\nimport PlugIcon from "../../components/PlugIcon.astro"\n\nPress <PlugIcon name="add" /> or <PlugIcon name="sub" />.\n\n## <PlugIcon name="add" /> Add\n',
  })
  const drawing = '<svg viewBox="0 0 16 16" width="1.2em" height="1.2em"> <path d="M1 1h2"/> </svg>'
  expect(page('p.md')).toContain(`Press ${drawing} or .\n\n## ${drawing} Add {#-add}\n`)
  expect(left).toEqual(['icon without a counterpart: own/sub-dark at src/content/docs/p.mdx:6'])
})
