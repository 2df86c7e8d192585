import { expect, test } from 'vitest'
import { docusaurus } from '../../src/import/docusaurus/docusaurus.ts'
import { imported } from './imported.ts'
import { SITES } from './onePage.ts'

/** A page of a site that has other files, too: what it becomes, and what of it is left. */
async function page(kind: string, text: string, files: Record<string, string>) {
  const site = SITES[kind]
  if (!site) throw new Error(`there is no site of "${kind}"`)
  const { written, left } = await imported(site.generator, { ...site.config, ...files, [site.source]: text })
  const body = written[`content/${site.page}`]?.replace(/^---\n[\s\S]*?\n---\n\n/, '') ?? ''
  return {
    body: body
      .replace(/\n(?:[ \t]*\n)+/g, '\n')
      .trimEnd()
      .split('\n'),
    left: left.filter((each) => each.includes(site.source)),
  }
}

test('expressions, lists and conditions of Vue are what readers saw, where only constants decide', async () => {
  const text = `---
title: The page
tags: [a, b]
---
<script setup>
import { useData } from 'vitepress'
import pkg from './package.json'
import { plans } from './plans.ts'
const { frontmatter, site } = useData()
const version = '2.4'
let mutable = 1
</script>

# {{ $frontmatter.title }} of {{ site.title }}

{{ 1 + 1 }} of {{ pkg.name }} \`npm i ferry@{{ version }}\`, \`{{ raw }}\`, {{ frontmatter.none }}{{ "*" }}.

<ul><li v-for="(plan, i) in plans" :key="i" class="x">{{ i + 1 }}. {{ plan.name.toUpperCase() }}<b v-if="plan.isNew"> new</b><i v-else> old</i></li></ul>

<p v-if="version === '1'">One</p>
<p v-else-if="version === '2.4'">Two, *as is*</p>
<p v-else>Three</p>

<a :href="\`https://x.example/\${version}\`" v-text="pkg.name"></a> and <b v-for="n in 3">{{ n }}</b>

{{ mutable }} {{ Date.now() }}

<button @click="mutable++">Go</button>

<p v-show="open">Maybe</p>
`
  const files = {
    'package.json': '{ "name": "ferry" }',
    'plans.ts':
      "const of = (name: string, isNew = false) => ({ name, isNew })\nexport const plans = [of('free'), of('<b>', true)]",
  }
  expect(await page('vitepress', text, files)).toEqual({
    body: [
      '# The page of T',
      '2 of ferry `npm i ferry@2.4`, `{{ raw }}`, &#42;.',
      '<ul><li>1. FREE<i> old</i></li><li>2. &#60;B&#62;<b> new</b></li></ul>',
      '<p>Two, *as is*</p>',
      '<a href="https://x.example/2.4">ferry</a> and <b>1</b><b>2</b><b>3</b>',
      '`{{ mutable }}` `{{ Date.now() }}`',
      '<button>Go</button>',
      '<p>Maybe</p>',
    ],
    left: [
      '{{ expression }} at p.md:26',
      '{{ expression }} at p.md:26',
      'directives of Vue at p.md:28',
      'directives of Vue at p.md:30',
    ],
  })
})

test('components of Vue without a program stand in the page as their markup', async () => {
  const text = `<script setup>
import Plan from './components/Plan.vue'
import Counter from './components/Counter.vue'
</script>

<Plan name="Free" :seats="2 + 1">for **all**</Plan>

<Globe />

<Counter :start="3" />
`
  const files = {
    'components/Plan.vue': `<script setup lang="ts">
import { label } from './label'
defineProps<{ name: string; seats: number }>()
</script>
<template>
  <div class="plan">
    <h4>{{ label + name }}</h4> <slot />
    <em v-if="seats > 2">{{ seats }} seats</em>
  </div>
</template>
<style scoped>.plan { color: red }</style>`,
    'components/label.ts': "export const label = 'Plan '",
    'components/Counter.vue':
      '<script setup>\nimport { ref } from \'vue\'\nconst n = ref(1)\n</script>\n<template><b @click="n++">{{ n }}</b></template>',
    '.vitepress/theme/Globe.vue': '<template><img src="/globe.svg" alt="A globe"></template>',
    'public/globe.svg': '<svg/>',
  }
  expect(await page('vitepress', text, files)).toEqual({
    body: [
      '<div> <h4>Plan Free</h4> for **all** <em>3 seats</em> </div>',
      '<img src="/globe.svg" alt="A globe">',
      '`<Counter :start="3" />`',
    ],
    left: ['<Counter> at p.md:10'],
  })
})

test('expressions and components of React are what readers saw, where only constants decide', async () => {
  const text = `import Highlight from '@site/src/components/Highlight'
import { Count, Clock, Card as Box } from '@site/src/components/parts'
import { features } from './features'

export const Local = ({ name }) => <em>Hello {name}</em>
export const isNew = true

This is <Highlight color="#25c2a0">**green** text</Highlight> and <Local name="B_ob" />.

<ul>
  {features.map(({ name, to }) => <li key={name}><a href={to}>{name}</a></li>)}
</ul>

{isNew && <strong>New</strong>} {isNew ? 'yes' : 'no'} {features.length * 2} {features.map((f) => f.name).join(', ')}

<Box title="Two words">

- a list

</Box>

<Count to={3} /> <Clock />

{Math.random()}
`
  const files = {
    'src/components/Highlight.js':
      'export default function Highlight({children, color}) {\n  return <span style={{backgroundColor: color}}>{children}</span>\n}',
    'src/components/parts.tsx': `import { useState } from 'react'
export const Count = ({ to }: { to: number }) => <b>{Array.from({ length: to })}</b>
export function Clock() { const [now] = useState(0); return <b>{now}</b> }
export const Card = ({ title, children, note = 'none' }) => (
  <section className="card" aria-label={title}>
    <p>{title}: {note}</p>
    {children}
  </section>
)`,
    'docs/features.js':
      "export const features = [{ name: 'Fast', to: '/fast' }, { name: 'A & B', to: 'https://x.example/?a&b' }]",
  }
  expect(await page('docusaurus', text, files)).toEqual({
    body: [
      'This is <span>**green** text</span> and <em>Hello B&#95;ob</em>.',
      '<ul>',
      '<li><a href="/fast">Fast</a></li><li><a href="https://x.example/?a&#38;b">A &#38; B</a></li>',
      '</ul>',
      '<strong>New</strong> yes 4 Fast, A &#38; B',
      '<section aria-label="Two words"><p>Two words: none</p>',
      '- a list',
      '</section>',
      '`<Count to={3} />` <code>&lt;Clock /></code>',
      '`{Math.random()}`',
    ],
    left: ['{expression} at docs/p.mdx:24', '<Clock> at docs/p.mdx:22', '<Count> at docs/p.mdx:22'],
  })
})

test('components of Astro are what they show of what they are given', async () => {
  const text = `import Stars from '~/components/Stars.astro'
import Live from '~/components/Live.astro'

<Stars count={5} of="x">

Text

</Stars>

<Live />
`
  const files = {
    'src/components/Stars.astro': `---
import Star from './Star.astro'
interface Props { count: number; of?: string }
const { count, of: name = 'y' } = Astro.props
const list = [1, 2]
---
<!-- { -->
<div class="stars">{"★".repeat(count)} {list.map((n) => <Star n={n}>{name}</Star>)}<br />
  <slot />
</div>
<style>.stars { color: gold }</style>
`,
    'src/components/Star.astro': '---\nconst { n } = Astro.props\n---\n<i><slot /> {n}</i>',
    'src/components/Live.astro':
      "---\nconst data = await fetch('https://x.example').then((r) => r.json())\n---\n<b>{data.n}</b>",
  }
  expect(await page('starlight', text, files)).toEqual({
    body: ['<div>★★★★★ <i>x 1</i><i>x 2</i><br>', 'Text', '</div>', ':::caution[Not imported]', '`<Live />`', ':::'],
    left: ['<Live> at src/content/docs/p.mdx:10'],
  })
})

test('components are found in the module that passes them on', async () => {
  const text = `import { Details, Plan, Tabs } from '~/components'

<Plan of="all" />

<Details header="What is made?">

Text

</Details>
`
  const files = {
    'src/components/index.ts': `export { Tabs } from '@astrojs/starlight/components'
export { default as Plan } from './Plan.astro'
export { default as Details } from './Details.astro'`,
    'src/components/Plan.astro': '<i>On {Astro.props.of} plans</i>',
  }
  expect(await page('starlight', text, files)).toEqual({
    body: ['<i>On all plans</i>', ':::details[What is made?]', 'Text', ':::'],
    left: [],
  })
})

test('a text that a component was given and does not have any more is shown by its own markup, or named', async () => {
  const text = `import { Accordion } from '../components'
import Note from '../components/Note.jsx'

<Accordion title="Open me" description="Two words" className="a b">

Text

</Accordion>

<Note title="See this" source="The old manual">

Text

</Note>
`
  const files = {
    'docs/components/index.js': "export { Accordion } from '@x/library'",
    'docs/components/Note.jsx':
      'export default ({ title, source, children }) => <blockquote><b>{title}</b> {children} <i>{source}</i></blockquote>',
  }
  const { body, left } = await page('docusaurus', text.replaceAll('../components', './components'), files)
  expect(body).toEqual([
    ':::details[Open me]',
    'Text',
    ':::',
    '<blockquote><b>See this</b>',
    'Text',
    '<i>The old manual</i></blockquote>',
  ])
  expect(left).toEqual(['the text "description" of <Accordion> at docs/p.mdx:4'])
})

test('drawings whose size a style sheet set are as large as a line, or as they were drawn', async () => {
  const text = "import Marks from './Marks'\n\n<Marks />\n"
  const files = {
    'docs/Marks.jsx': `export default () => (
  <p>
    <svg viewBox="0 0 24 12"><path d="M1 1" /></svg>
    <svg viewBox="0 0 900 300"><path d="M1 1" /></svg>
    <svg viewBox="0 0 24 24" width="50"><path d="M1 1" /></svg>
  </p>
)`,
  }
  expect((await page('docusaurus', text, files)).body).toEqual([
    '<p><svg viewBox="0 0 24 12" width="1.2em" height="1.2em"><path d="M1 1"></path></svg><svg viewBox="0 0 900 300" width="900" height="300"><path d="M1 1"></path></svg><svg viewBox="0 0 24 24" width="50"><path d="M1 1"></path></svg></p>',
  ])
})

test('markup among the values of a page is shown, and a list with a part that is not known is left whole', async () => {
  const text = `export const cards = [
  { title: 'A', text: <>Read <b>this</b></> },
  { title: 'B', text: 'Plain' },
];
export const clocks = [{ title: 'C', time: Date.now() }];

{cards.map(({ title, text }) => <p>{title}: {text}</p>)}

{clocks.map(({ title, time }) => <p>{title}: {time}</p>)}
`
  expect(await page('docusaurus', text, {})).toEqual({
    body: ['<p>A: Read <b>this</b></p><p>B: Plain</p>', '`{clocks.map(({ title, time }) => <p>{title}: {time}</p>)}`'],
    left: ['{expression} at docs/p.mdx:9'],
  })
})

test('what components of React are often made of is read: spread attributes, drawings, headings, effects', async () => {
  const text = `import Features from '@site/src/components/Features'

<Features />
`
  const files = {
    'src/components/Features.jsx': `import React, { useEffect } from 'react'
import Heading from '@theme/Heading'
import { translate } from '@docusaurus/Translate'
import useBaseUrl from '@docusaurus/useBaseUrl'
import Sun from '@site/static/img/sun.svg'
const LIST = [
  { title: 'A', Svg: require('@site/static/img/sun.svg').default, text: (<>One <i>two</i></>), more: { deep: 1 } },
]
function Feature({ Svg, title, text, more: { deep } }) {
  useEffect(() => { track() }, [])
  return <div><Svg className={styles.svg} role="img" title={title} /><Heading as="h3" id="a">{title}</Heading><p>{text} {deep}</p></div>
}
export default function Features() {
  return <>
    {LIST.map((each, index) => <Feature key={index} {...each} />)}
    <Sun /><img src={useBaseUrl('img/sun.svg')} alt={translate({ message: 'The sun' })} />
    <iframe src="https://x.example/a?b&c" title="Demo" width={160} />
  </>
}`,
    'static/img/sun.svg': '<svg/>',
  }
  expect(await page('docusaurus', text, files)).toEqual({
    body: [
      '<div><img src="/img/sun.svg" alt="A"><h3 id="a">A</h3><p>One <i>two</i> 1</p></div>' +
        '<img src="/img/sun.svg" alt=""><img src="/img/sun.svg" alt="The sun">' +
        '<a href="https://x.example/a?b&amp;c">Demo</a>',
    ],
    left: [],
  })
})

test('the title of a Docusaurus site is known to its components, and what its own settings are is not', async () => {
  const text = `import useDocusaurusContext from '@docusaurus/useDocusaurusContext'

export const Name = () => <b>{useDocusaurusContext().siteConfig.title}</b>

<Name /> {useDocusaurusContext().siteConfig.customFields.n}
`
  expect(await page('docusaurus', text, {})).toEqual({
    body: ['<b>T</b> `{useDocusaurusContext().siteConfig.customFields.n}`'],
    left: ['{expression} at docs/p.mdx:5'],
  })
})

test('fields that a Docusaurus configuration adds are known to components', async () => {
  const { written } = await imported(docusaurus, {
    'docusaurus.config.js':
      'module.exports = { title: "T", url: "https://x.example", baseUrl: "/", customFields: { version: "1.2", links: { chat: "https://y.example" } } }',
    'docs/p.mdx': 'import Links from "@site/src/Links"\n\n<Links />\n',
    'src/Links.jsx':
      'import useDocusaurusContext from "@docusaurus/useDocusaurusContext"\nexport default function Links() { const { siteConfig: { customFields } } = useDocusaurusContext(); return <a href={customFields.links.chat}>Chat of {customFields.version}</a> }',
  })
  expect(written['content/docs/p.md']).toBe('<a href="https://y.example">Chat of 1.2</a>\n')
})

test('components that the theme makes known to all pages need no import', async () => {
  const text = `<Pill kind="new">text *inside*</Pill> <Mark /> <Tally /> <Gone />\n`
  const files = {
    'src/theme/MDXComponents.js': `import MDXComponents from '@theme-original/MDXComponents'
import { Pill, Tally } from '@site/src/components/parts'
export default { ...MDXComponents, Pill, Mark: () => <sup>M</sup>, Tally }`,
    'src/components/parts.jsx': `export const Pill = ({ children, kind }) => <mark title={kind}>{children}</mark>
export function Tally() { const [n] = useState(0); return n }`,
  }
  expect(await page('docusaurus', text, files)).toEqual({
    body: ['<mark title="new">text *inside*</mark> <sup>M</sup> <code>&lt;Tally /></code> <code>&lt;Gone /></code>'],
    left: ['<Gone> at docs/p.mdx:1', '<Tally> at docs/p.mdx:1'],
  })
})

test('components of Astro put contents where their slots are, and show what is inside of a slot without any', async () => {
  const text = `import Outer from '~/components/Outer.astro'

<Outer />
`
  const files = {
    'src/components/Outer.astro': `---
import Frame from './Frame.astro'
---
<Frame><b slot="head">Head</b>Body<Fragment slot="foot">Foot</Fragment><i slot="none">Nowhere</i></Frame>
<Frame>Alone</Frame>
`,
    'src/components/Frame.astro': `---
const hasFoot = Astro.slots.has('foot')
const html = await Astro.slots.render('default')
---
<section><h4><slot name="head">No head</slot></h4><Fragment set:html={html} />{hasFoot ? <em><slot name="foot" /></em> : <hr />}</section>
`,
  }
  expect(await page('starlight', text, files)).toEqual({
    body: ['<section><h4><b>Head</b></h4>Body<em>Foot</em></section> <section><h4>No head</h4>Alone<hr></section>'],
    left: [],
  })
})

test('a component of Astro that shows its slots in known components is what it shows', async () => {
  const text = `import { Badge } from '@astrojs/starlight/components'
import Preview from '~/components/Preview.astro'

<Preview>

<Fragment slot="preview">
	<Badge text="New" />
</Fragment>

\`\`\`mdx
<Badge text="New" />
\`\`\`

<div slot="markdoc">

\`\`\`md
{% badge text="New" /%}
\`\`\`

</div>

</Preview>

- <Preview>

  Only *this*, and <Gone />

  </Preview>

<Preview><b slot="preview">Shown</b></Preview>
`
  const files = {
    'src/components/Preview.astro': `---
import { TabItem, Tabs } from '@astrojs/starlight/components'
const hasMarkdoc = Astro.slots.has('markdoc')
---
<div class="preview"><slot name="preview">No preview</slot></div>
{
	hasMarkdoc ? (
		<Tabs syncKey="type">
			<TabItem label="MDX"><slot /></TabItem>
			<TabItem label="Markdoc"><slot name="markdoc" /></TabItem>
		</Tabs>
	) : (
		<slot />
	)
}
`,
  }
  expect(await page('starlight', text, files)).toEqual({
    body: [
      '<div>',
      '<span class="badge">New</span>',
      '</div>',
      '::::tabs{group=type}',
      ':::tab[MDX]',
      '```mdx',
      '<Badge text="New" />',
      '```',
      ':::',
      ':::tab[Markdoc]',
      '<div>',
      '```md',
      '{% badge text="New" /%}',
      '```',
      '</div>',
      ':::',
      '::::',
      '- <div>No preview</div>',
      '  Only *this*, and `<Gone />`',
      '<div>',
      '<b>Shown</b>',
      '</div>',
    ],
    left: ['<Gone> at src/content/docs/p.mdx:26'],
  })
})

test('a component that repeats its contents too often is left', async () => {
  const text = `import Echo from '~/components/Echo.astro'\n\n<Echo>\n\n${'word '.repeat(100)}\n\n</Echo>\n`
  const files = { 'src/components/Echo.astro': '<slot />'.repeat(1000) }
  expect((await page('starlight', text, files)).left).toEqual(['<Echo> at src/content/docs/p.mdx:3'])
})

test('what an object holds is listed by components of React and Vue', async () => {
  const kinds = "{ a: { n: 'One' }, b: { n: 'Two' } }"
  const react = {
    'src/Kinds.jsx': `const kinds = ${kinds}
export const Names = () => <ul>{Object.values(kinds).map(({ n }) => <li>{n}</li>)}</ul>
export const Both = () => <ul>{Object.entries(kinds).map(([key, { n }]) => <li>{key}: {n}</li>)}</ul>`,
  }
  expect(
    await page('docusaurus', "import { Names, Both } from '../src/Kinds'\n\n<Names />\n\n<Both />\n", react),
  ).toEqual({
    body: ['<ul><li>One</li><li>Two</li></ul>', '<ul><li>a: One</li><li>b: Two</li></ul>'],
    left: [],
  })
  const vue = `<script setup>
const kinds = ${kinds}
</script>

<p v-for="({ n }, key, i) in kinds">{{ i }} {{ key }}: {{ n }}</p>
<b v-for="[key, { n }] of Object.entries(kinds)">{{ key }}{{ n }}</b>
`
  expect(await page('vitepress', vue, {})).toEqual({
    body: ['<p>0 a: One</p><p>1 b: Two</p>', '<b>aOne</b><b>bTwo</b>'],
    left: [],
  })
})

test('a component of React shows the elements that its attributes are given', async () => {
  const text = `import Panel from '../src/Panel'

<Panel head={<em>Head</em>} foot={<>A <b>foot</b></>}>

Body *b*

</Panel>

<Panel head="Text" foot={<Gone />} />
`
  const files = {
    'src/Panel.jsx':
      'export default ({ head, foot, children }) => <section><h4>{head}</h4>{children}{foot && <p>{foot}</p>}</section>',
  }
  const { body, left } = await page('docusaurus', text, files)
  expect(body.slice(0, 3)).toEqual(['<section><h4><em>Head</em></h4>', 'Body *b*', '<p>A <b>foot</b></p></section>'])
  expect(left).toEqual(['<Panel> at docs/p.mdx:9'])
})

test('a component of Vue shows what the page writes for its slots', async () => {
  const text = `<Box>
<template #head>

## In *head*

</template>

Body {{ 1 + 1 }} and <Box>inner</Box>

<template v-slot:foot>Foot</template>
</Box>

- <Box><template #default>Text</template><template #head>H</template></Box>

<Box />

<Box><template #foot="{ n }">{{ n }}</template></Box>
`
  const files = {
    '.vitepress/theme/Box.vue': `<script setup>defineProps<{ kind?: string }>()</script>
<template>
  <div><header><slot name="head">No head</slot></header><slot>Empty</slot><footer v-if="$slots.foot"><slot name="foot" /></footer></div>
</template>`,
  }
  expect(await page('vitepress', text, files)).toEqual({
    body: [
      '<div><header>',
      '## In *head*',
      '</header>',
      'Body 2 and <div><header>No head</header>inner</div>',
      '<footer>Foot</footer></div>',
      '- <div><header>H</header>Text</div>',
      '<div><header>No head</header>Empty</div>',
      '<template>`{{ n }}`</template><!-- not imported: <Box> -->',
    ],
    left: ['<Box> at p.md:17', '{{ expression }} at p.md:17'],
  })
})

test('the conditions of a component decide what it returns, and handlers are left out', async () => {
  const files = {
    'src/components/Rows.jsx': `export default function Rows({ rows = [], kind }) {
  if (!rows.length) return <em>none</em>
  switch (kind) {
    case 'a':
    case 'b':
      return <b onClick={() => alert(1)}>{rows.join('+')}</b>
    default:
      return null
  }
}
export function Late({ of }) {
  const [first] = of.split('.')
  if (Number(first) > 2) {
    return <i>{first}</i>
  } else if (of === '1.0') {
    return 'one'
  }
  return <u>old</u>
}
export function Inner({ of }) {
  const shown = 'outer'
  if (of) {
    const shown = 'inner'
    return <i>{shown}</i>
  }
  return <u>{shown}</u>
}`,
  }
  const text = `import Rows, { Inner, Late } from '@site/src/components/Rows'

<Rows /> <Rows kind="b" rows={[1, 2]} />. <Rows kind="c" rows={[1]} />. <Late of="3.1" /> <Late of="1.0" /> <Late of="2.0" /> <Inner of="x" />
`
  expect(await page('docusaurus', text, files)).toEqual({
    body: ['<em>none</em> <b>1+2</b>. . <i>3</i> one <u>old</u> <code>&lt;Inner of="x" /></code>'],
    left: ['<Inner> at docs/p.mdx:3'],
  })
})

test('a component of the site that is named as a known one is its own, if it is given more', async () => {
  const astro = {
    'src/components/Note.astro':
      '---\nimport { Aside } from \'@astrojs/starlight/components\'\nconst { label } = Astro.props\n---\n<Aside type="tip" title={label}><slot /></Aside>',
    'src/components/Card.astro': '---\nconst { to, title } = Astro.props\n---\n<a href={to}><b>{title}</b></a>',
  }
  const page1 = `import Note from '../../components/Note.astro'
import Card from '../../components/Card.astro'

<Note label="Attention">a</Note>

<Note>b</Note>

<Card title="One" to="https://x.example" />
`
  expect(await page('starlight', page1, astro)).toEqual({
    body: [':::tip[Attention]', 'a', ':::', ':::note', 'b', ':::', '<a href="https://x.example"><b>One</b></a>'],
    left: [],
  })
  const vue = {
    '.vitepress/theme/Card.vue':
      '<template><a :href="link"><b>{{ title }}</b></a></template>\n<script setup>\ndefineProps({ link: String, title: String })\n</script>',
  }
  expect(await page('vitepress', '<Card title="One" link="https://x.example" />', vue)).toEqual({
    body: ['<a href="https://x.example"><b>One</b></a>'],
    left: [],
  })
})

test('components of Vue show their defaults, data and what they compute, but not what they change', async () => {
  const text = `<script setup>
import { ref, computed } from 'vue'
import { data as releases } from './r.data.ts'
const items = ref(['a', 'b'])
const total = computed(() => items.value.length)
const clicks = ref(0)
</script>

{{ total }} {{ clicks }}

<button @click="clicks++">More</button>

<p v-html="'<b>raw</b>'" :class="{ big: clicks }"></p>

<i v-for="r of releases" :key="r.v">{{ r.v }}</i>

<Since version="2" /> and <Since version="3" is-beta kind="x" />

<Listed />

<Opened />
`
  const files = {
    'r.data.ts': `import { defineLoader } from 'vitepress'
declare const data: { v: string }[]
export { data }
export default defineLoader({ watch: ['x'], async load() { const all = ['1', '2']; return all.map((v) => ({ v })) } })`,
    'theme/Since.vue': `<script setup lang="ts">
import { computed } from 'vue'
interface Props { version: string; kind?: string; isBeta?: boolean }
const props = withDefaults(defineProps<Props>(), { kind: 'stable' })
const label = computed(() => \`v\${props.version}+\`)
</script>
<template><b>{{ label }} {{ kind }}<i v-if="isBeta"> beta</i></b></template>`,
    'theme/Listed.vue': `<template><ul><li v-for="(text, name) in options">{{ name }} {{ text }} {{ count }}{{ mark }}</li></ul></template>
<script>
import options from '../options.json'
export default { name: 'Listed', props: { mark: { type: String, default: '!' } }, data() { return { options, step: 2 } }, computed: { count() { return this.step + 1 } } }
</script>`,
    'options.json': '{ "port": "Number" }',
    'theme/Opened.vue': `<script setup>
import { ref } from 'vue'
const open = ref(false)
</script>
<template><p v-if="open">Hidden</p></template>
<!-- <b @click="open = !open"> -->`,
  }
  expect(await page('vitepress', text, files)).toEqual({
    body: [
      '2 `{{ clicks }}`',
      '<button>More</button>',
      '<p><b>raw</b></p>',
      '<i>1</i><i>2</i>',
      '<b>v2+ stable</b> and <b>v3+ x<i> beta</i></b>',
      '<ul><li>port Number 3!</li></ul>',
      '`<Opened />`',
    ],
    left: ['directives of Vue at p.md:11', '{{ expression }} at p.md:9', '<Opened> at p.md:21'],
  })
})

test.each([
  ['<b @click="n++">+</b>', '`{{ n }}`'],
  ['<b @click="() => { [m, n.value] = [1, 2] }">+</b>', '`{{ n }}`'],
  ['<b @click="function () { delete n.a }">+</b>', '`{{ n }}`'],
  ['<my-field v-model.trim="n.a" />', '`{{ n }}`'],
  ['<i v-for="each in n.sort()">{{ m }}</i>', '`{{ n }}`'],
  ['<b title="n = 1" @click="other.n++">n++</b>', '0'],
  ['<b @click="m === n && go()">+</b>', '0'],
])('a value of Vue is shown as it is at first, unless something changes it: %s', async (element, shown) => {
  const script = "<script setup>\nimport { ref } from 'vue'\nconst n = ref(0)\n</script>"
  const { body } = await page('vitepress', `${script}\n\n{{ n }}\n\n${element}\n`, {})
  expect(body[0]).toBe(shown)
})

test.each([
  ['mounted() { this.open = true }', '<p v-if="open">Open</p>', undefined],
  ['methods: { go() { this.list.push(1) } }', '<p>{{ list.length }}</p>', undefined],
  ['methods: { go() { other.open = 1 } }', '<p v-else-if="open">Open</p><p v-else>Shut</p>', undefined],
  ['methods: { go() { other.open = 1 } }', '<p v-if="open">Open</p><p v-else>Shut</p>', '<p>Shut</p>'],
])('the data of a component of Vue is shown unless its options change it: %s', async (option, template, shown) => {
  const data = 'data() { return { open: false, list: [] } }'
  const component = `<template>${template}</template>\n<script>\nexport default { ${data}, ${option} }\n</script>`
  const { body } = await page('vitepress', '<Door />\n', { '.vitepress/theme/Door.vue': component })
  expect(body).toEqual([shown ?? '`<Door />`'])
})

test('components are the same with the line ends of other systems', async () => {
  const files = {
    'src/components/Since.astro': '---\r\nconst { v } = Astro.props;\r\n---\r\n<b>Since {v}</b>\r\n',
    'src/components/index.ts': "export { default as Since } from './Since.astro'\r\n",
  }
  const text = 'import { Since } from \'../../components\'\r\n\r\n<Since v="1" />\r\n'
  expect(await page('starlight', text, files)).toEqual({ body: ['<b>Since 1</b>'], left: [] })
})

test('tabs and callouts that an expression makes of a list are those of the page', async () => {
  const text = `import Tabs from '@theme/Tabs'
import TabItem from '@theme/TabItem'
import Admonition from '@theme/Admonition'

<Tabs>
  {['npm', 'yarn'].map((name) => (
    <TabItem key={name} value={name} label={name.toUpperCase()}>
      Use <code>{name}</code>.
    </TabItem>
  ))}
</Tabs>

- In a list

  {[1].map((n) => <Admonition type="tip" title={\`No. \${n}\`}>a</Admonition>)}
`
  expect(await page('docusaurus', text, {})).toEqual({
    body: [
      '::::tabs',
      ':::tab[NPM]',
      'Use <code>npm</code>.',
      ':::',
      ':::tab[YARN]',
      'Use <code>yarn</code>.',
      ':::',
      '::::',
      '- In a list',
      '  :::tip[No. 1]',
      '  a',
      '  :::',
    ],
    left: [],
  })
})

test('partials on lines one after another are paragraphs of their own', async () => {
  const site = SITES['docusaurus']
  const { written } = await imported(docusaurus, {
    ...site?.config,
    'docs/_a.mdx': 'Part a.',
    'docs/_b.mdx': '- Part b.',
    'docs/p.mdx': 'import A from "./_a.mdx"\nimport B from "./_b.mdx"\n\n<A />\n<B />\n<A />\n\n- <A />\n- <A />\n',
  })
  expect(written['content/docs/p.md']).toContain('Part a.\n\n- Part b.\n\nPart a.\n\n- Part a.\n- Part a.\n')
})

test('pictures that a component of Astro finds by a pattern are shown, whatever size it makes them', async () => {
  const text = `---
title: P
---
import Shot from '../../components/Shot.astro'
import Grid from '../../components/Grid.astro'

<Shot src="one.png" alt="One" scale={1.5} />

<Grid images={['one.png', 'two.webp']} captions={{ 'one.png': 'First', 'two.webp': 'Second' }} />
`
  const files = {
    'src/components/Shot.astro': `---
import { Image } from 'astro:assets'
const { src, alt, scale = 1 } = Astro.props
const files = import.meta.glob<{ default: ImageMetadata }>('/src/assets/**/*.{png,webp}')
const path = \`/src/assets/\${src}\`
if (!(path in files)) {
  throw new Error('Missing: ' + path)
}
const image = files[path]()
const width = Math.round((await image).default.width / scale)
---
<Image src={image} alt={alt} width={width} widths={[width]} />`,
    'src/components/Grid.astro': `---
import { Image } from 'astro:assets'
const { images, captions } = Astro.props
function find(name) {
  const files = import.meta.glob('../assets/*', { eager: true })
  if (!(\`../assets/\${name}\` in files)) throw new Error(name)
  return files[\`../assets/\${name}\`].default
}
---
<div>{images.map((name) => <div><Image src={find(name)} alt={name} /> <p>{captions[name]}</p></div>)}</div>`,
    'src/assets/a.svg': '<svg/>',
    'src/assets/one.png': '',
    'src/assets/two.webp': '',
  }
  expect(await page('starlight', text, files)).toEqual({
    body: [
      '![One](/assets-of-pages/one.png)',
      '<div>',
      '<div>',
      '![one.png](/assets-of-pages/one.png)',
      '<p>First</p>',
      '</div>',
      '<div>',
      '![two.webp](/assets-of-pages/two.webp)',
      '<p>Second</p>',
      '</div>',
      '</div>',
    ],
    left: [],
  })
})

test('a text whose language a component names is code, and cards of a site with the name of known ones are such cards', async () => {
  const text = `import Snippet from '../src/Snippet'
import DocCard, { DocCardGrid } from '../src/DocCard'

<Snippet language="bash" maxLines={3} title="Install">
{\`npm i \\\\
  --save\`}
</Snippet>

<Snippet lang="js" code={\`let a\`} />

<Snippet lang="en">Hello</Snippet>

<DocCardGrid columns={2}>
  <DocCard title="One" description="The first." href="./other" icon={<b>1</b>} />
  <DocCard title="Two" description="The second." href="https://x.example/two" />
</DocCardGrid>
`
  const files = {
    'src/Snippet.js':
      'import { useState } from "react"\nexport default function Snippet({ children }) { const [open, set] = useState(false); return <pre onClick={() => set(!open)}>{open ? children : ""}</pre> }',
    'src/DocCard.js':
      'export default function DocCard({ title, size = pick() }) { return <b className={size}>{pick(title)}</b> }\nexport function DocCardGrid({ columns, children }) { return <div style={{ columns }}>{children}</div> }',
    'docs/other.md': '# Other',
  }
  expect(await page('docusaurus', text, files)).toEqual({
    body: [
      '```bash title="Install"',
      'npm i \\',
      '  --save',
      '```',
      '```js',
      'let a',
      '```',
      'Hello<!-- not imported: <Snippet lang="en"> -->',
      ':::cards',
      '- **[One](./other.md)** The first.',
      '- **[Two](https://x.example/two)** The second.',
      ':::',
    ],
    left: ['<Snippet> at docs/p.mdx:11'],
  })
})

test('a component may declare another one in itself', async () => {
  const text = 'import Tile from \'../src/Tile\'\n\n<Tile title="One" href="https://x.example/">\n\nText\n\n</Tile>\n'
  const files = {
    'src/Tile.js': `export default function Tile({ title, href, children }) {
  const Body = ({ mark }) => (<><b>{mark} {title}</b>{children}</>)
  if (href) return <a href={href}><Body mark="→" /></a>
  return <div><Body mark="-" /></div>
}`,
  }
  expect(await page('docusaurus', text, files)).toEqual({
    body: ['<a href="https://x.example/"><b>→ One</b>', 'Text', '</a>'],
    left: [],
  })
})
