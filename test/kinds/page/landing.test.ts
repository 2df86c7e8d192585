import { expect, test } from 'vitest'
import { config, type Files, problemsOf, site } from '../../site.ts'

const HERO = `---
layout: landing
hero:
  name: Acme
  text: Pay abroad
  tagline: One call, forty currencies.
  image: { src: /map.png, alt: A map }
  actions:
    - { text: Start, link: ./start.md#first, icon: rocket }
    - { label: Blog, to: "https://blog.example.org/" }
features:
  - { title: Fast, details: Answers in 35 ms., link: /start }
  - { title: Safe }
---
- More
`
const FILES: Files = {
  'content/site.yaml': config('brand: Acme\ntagline: Of the site.\nnavigation: [{ label: Guide, to: /start/ }]\n'),
  'content/index.md': HERO,
  'content/start.md': '# Start\n\n## First {#first}\n\nText.',
  'content/wide.md': '---\nlayout: wide\n---\n# Wide\n\n## Part\n\nText.',
}
const MAP = { 'content/map.png': 'png' }

test('a landing page has a head, buttons and cards of its own, as several generators write them', async () => {
  const { view, text } = await site({ ...FILES, ...MAP })
  expect(view('/').content).toMatchObject({
    part: 'HomePage',
    title: 'Acme',
    brand: '',
    text: 'Pay abroad',
    tagline: 'One call, forty currencies.',
    image: { src: '/map.png', alt: 'A map' },
    actions: [
      { label: 'Start', href: '/start/#first' },
      { label: 'Blog', href: 'https://blog.example.org/' },
    ],
    features: [
      { label: 'Fast', href: '/start/', description: 'Answers in 35 ms.', external: false },
      { label: 'Safe', href: '', description: '', external: false },
    ],
  })
  expect(text('/')).toContain('* **Safe**\n\n- More')
})

test('the home page has what the site says where it says nothing itself', async () => {
  const { view } = await site({ ...FILES, 'content/index.md': '---\nlayout: home\n---\n# Acme' })
  expect(view('/').content).toMatchObject({ brand: 'Acme', tagline: 'Of the site.', actions: undefined, features: [] })
})

test('a head with a title of its own says that in place of the title of the page', async () => {
  const hero = 'title: Acme\nhero: { title: "Pay abroad, {{where}}" }'
  const files = { ...FILES, 'content/index.md': `---\nlayout: home\n${hero}\n---\n\nMore` }
  const { view, html, text } = await site(files)
  expect(view('/')).toMatchObject({ head: { title: 'Portal | Acme' }, content: { title: 'Pay abroad, {{where}}' } })
  expect(html('/')).toContain('>Pay abroad, {{where}}</h1>')
  expect(text('/')).toMatch(/^# Pay abroad/)
  expect(await problemsOf(files)).toBe(
    'content/index.md:4:16  warning  unknown-variable\n' +
      '  "{{where}}" is not a variable of this site\n' +
      '  fix: add it under "variables" in content/site.yaml',
  )
})

test('the picture of a head may be another one in dark mode, and only one of them is loaded', async () => {
  const both = {
    ...FILES,
    'content/index.md': HERO.replace('/map.png', '/map.png, dark: /night.png'),
    'content/map.png': 'png',
    'content/night.png': 'png',
  }
  const { html } = await site(both)
  expect(html('/')).toContain(
    '<img class="hero-image only-light" src="/map.png" width="40" height="20" alt="A map" loading="lazy"/>' +
      '<img class="hero-image only-dark" src="/night.png" width="40" height="20" alt="A map" loading="lazy"/>',
  )
  const { 'content/night.png': _, ...without } = both
  expect(await problemsOf(without)).toBe('content/index.md:7:33  error  broken-asset\n  "/night.png" does not exist')
})

test('a wide page has no table of contents', async () => {
  const { view } = await site({ ...FILES, ...MAP })
  expect(view('/wide/')).toMatchObject({ toc: [], content: { part: 'DocPage', isWide: true } })
})

test('the links of a head are checked', async () => {
  const broken = {
    ...FILES,
    ...MAP,
    'content/index.md': HERO.replace('#first', '#frist').replace('/start }', 'term:x }'),
  }
  expect(await problemsOf(broken)).toBe(
    'content/index.md:12:54  error  invalid-front-matter\n' +
      '  "term:x" is not the address of a page\n' +
      '  fix: write the address, such as "/api/" or "./start.md"\n' +
      'content/index.md:9:28  error  broken-anchor\n' +
      '  "/start/" has no anchor "#frist"\n' +
      '  fix: did you mean "#first"?',
  )
})

test('in place of a translation, only what is of the page is in its language', async () => {
  const { html } = await site({
    'content/site.yaml': config(
      'tagline: All of it.\nlanguages: [{ code: en, label: English }, { code: ar, label: العربية, tagline: كل شيء }]\n',
    ),
    'content/index.md': '---\nlayout: home\nfeatures: [{ title: Fast, details: As wind. }]\n---\n# Home',
    'content/start.md':
      '---\nlayout: landing\nhero: { text: Begin, tagline: Now., actions: [{ label: Go, to: / }] }\n---\n# Start',
  })
  const english = ' lang="en" dir="ltr"'
  expect(html('/ar/')).toContain('<p class="hero-tagline">كل شيء</p>')
  expect(html('/ar/')).toContain(`<div class="home-features"${english}>`)
  const start = html('/ar/start/')
  expect(start).toContain(`<p class="hero-text"${english}>Begin</p><p class="hero-tagline"${english}>Now.</p>`)
  expect(start).toContain(`<ul class="hero-actions"${english}>`)
  expect(html('/start/')).not.toContain(english)
})

test('a card that leads to another site is a link as a whole, too', async () => {
  const { html } = await site({
    ...FILES,
    'content/index.md': '---\nlayout: home\nfeatures: [{ title: Fast, to: "https://example.org/" }]\n---\n# Home',
  })
  // The mark of other links to other sites would stand where the title covers the card.
  expect(html('/')).toContain('<a class="card-title" href="https://example.org/" rel="noopener noreferrer">Fast</a>')
})

test('buttons and cards that cannot be shown are reported; they name where they lead as the navigation does, too', async () => {
  const page = `---
layout: landing
hero: { actions: [{ label: Go, href: /docs/ }, { label: Nowhere }, { link: "https://a.example/" }] }
features: [{ title: One, href: /docs/ }, { details: Alone }]
---
# Start`
  const { view, problems } = await site({ 'content/index.md': page, 'content/docs/index.md': '# Docs' })
  expect(view('/').content).toMatchObject({
    actions: [{ label: 'Go', href: '/docs/' }],
    features: [{ label: 'One', href: '/docs/' }],
  })
  expect(problems).toBe(
    'content/index.md:3:57  warning  invalid-front-matter\n' +
      '  the button "Nowhere" leads nowhere, so it is not shown\n  fix: add "to: /docs/"\n' +
      'content/index.md:3:76  warning  invalid-front-matter\n' +
      '  the button to "https://a.example/" has no text, so it is not shown\n  fix: add "label: …"\n' +
      'content/index.md:4:53  warning  invalid-front-matter\n' +
      '  this card has no title, so it is not shown\n  fix: add "title: …"',
  )
})
