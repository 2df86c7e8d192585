import { expect, test } from 'vitest'
import { docusaurus } from '../../src/import/docusaurus/docusaurus.ts'
import type { Files } from '../site.ts'
import { imported } from './imported.ts'

const ofPages = (files: Files) =>
  imported(docusaurus, {
    'docusaurus.config.js':
      "module.exports = { title: 'Ferry', tagline: 'Boats on time', url: 'https://x.example', baseUrl: '/' }",
    'docs/intro.md': '# Intro\n',
    'static/img/a.svg': '<svg/>',
    ...files,
  })

test('the home page of a Docusaurus site is what its component shows', async () => {
  const { page, left } = await ofPages({
    'src/pages/index.js': `import clsx from 'clsx';
import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Layout from '@theme/Layout';
import Provider from '@theme/Layout/Provider';
import Features from '@site/src/components/Features';
import styles from './index.module.css';
function Header() {
  const { siteConfig: { title, tagline } } = useDocusaurusContext();
  return (
    <header className={clsx('hero', styles.banner)}>
      <h1>{title}</h1>
      <p>{tagline}</p>
      <Link className="button" to="/docs/intro">Start in 5 min</Link>
    </header>
  );
}
export default function Home() {
  const { siteConfig } = useDocusaurusContext();
  return (
    <Provider><Layout title={\`Hello from \${siteConfig.title}\`} description="About boats">
      <Header />
      <main><Features /></main>
    </Layout></Provider>
  );
}`,
    'src/components/Features/index.jsx': `
const LIST = [{ title: 'Fast', to: '/docs/intro', text: <>In a <code>minute</code></> }]
export default () => <section>{LIST.map((each) => (
  <a href={each.to}><img src="/img/a.svg" alt="A boat" /><h3>{each.title}</h3><p>{each.text}</p></a>
))}
<ul><li>One <b>two</b></li><li>3 * 4</li></ul><p>See <a href="https://y.example">Y</a></p></section>`,
  })
  expect(left).toEqual([])
  expect(page('index.md')).toBe(`---
title: Hello from Ferry
description: About boats
layout: home
hero:
  title: Ferry
  tagline: Boats on time
  actions:
    - label: Start in 5 min
      to: ./docs/intro.md
---

[<img src="/img/a.svg" alt="A boat" width="200">](./docs/intro.md)

### Fast

In a <code>minute</code>

- One <b>two</b>
- 3 &#42; 4

See [Y](https://y.example)
`)
})

test('a page that a program decides is left, and the other ones are not lost with it', async () => {
  const { page, left } = await ofPages({
    'src/pages/index.tsx':
      "import { useState } from 'react'\nexport default function Home() { const [n] = useState(0); return <main>{n}</main> }",
    'src/pages/about.tsx': `import Layout from '@theme/Layout'
const About: React.FC = () => <Layout title="About us"><main><h1>About</h1><div>- Since 1999 <a href="/docs/intro">a</a><a href="/">b</a></div>
  <table><tbody><tr><td>1</td></tr></tbody></table></main></Layout>
export default About`,
  })
  expect(left).toEqual(['page that is a React component at src/pages/index.tsx:1'])
  expect(page('index.md')).toContain('- **[Start here](./docs/intro.md)**')
  expect(page('about.md')).toBe(`---
sidebar:
  label: About us
---

# About

\\- Since 1999 [a](./docs/intro.md) [b](/)

<table><tbody><tr><td>1</td></tr></tbody></table>
`)
})

test.each([
  ['text', '<p>{words.map(() => <b>{long}</b>)}</p>'],
  ['a list', '<p>{words.map(() => long)}</p>'],
])('a page that shows a long text very often is left: %s', async (_, shown) => {
  const { left } = await ofPages({
    'src/pages/often.js': `const long = 'a'.repeat(90000)\nconst words = 'b'.repeat(200).split('')\nexport default () => ${shown}`,
  })
  expect(left).toEqual(['page that is a React component at src/pages/often.js:1'])
})

test('what a page adds to its head is not shown, whatever is in it', async () => {
  const { page, left } = await ofPages({
    'src/pages/index.js': `import Head from '@docusaurus/Head'
import Layout from '@theme/Layout'
export default function Home() {
  return (
    <Layout>
      <Head><meta name="check" content="x" /><script type="application/ld+json">{JSON.stringify(data())}</script></Head>
      <p>Boats</p>
    </Layout>
  )
}`,
  })
  expect(page('index.md')).toContain('\n\nBoats\n')
  expect(left).toEqual([])
})
