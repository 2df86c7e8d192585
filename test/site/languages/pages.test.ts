import { expect, test } from 'vitest'
import { config, type Files, site } from '../../site.ts'

const LANGUAGES =
  'languages: [{ code: en, label: English }, { code: de, label: Deutsch }, { code: fr, label: Français }]\n'

const inLanguages = (files: Files, more = '') =>
  site({ 'content/site.yaml': config(LANGUAGES + more), 'content/index.md': '# Home\n\n[Setup](setup.md)', ...files })

test('a translation is at the address of its original, below its language; without one, the original is shown', async () => {
  const {
    site: made,
    problems,
    html,
  } = await inLanguages({
    'content/setup.md': '# Setup\n\nInstall it.',
    'content/de/setup.md': '# Einrichten\n\nInstalliere es.',
  })
  expect(problems).toBe('')
  expect([...made.routes.keys()].filter((at) => at.includes('setup'))).toEqual(['/setup/', '/de/setup/', '/fr/setup/'])
  expect(html('/de/setup/')).toContain('Installiere es.')
  expect(html('/fr/setup/')).toContain('Install it.')
})

test('a translation may stand beside its original, named by its language', async () => {
  const { html, problems } = await inLanguages({
    'content/setup.md': '# Setup',
    'content/setup.de.md': '# Einrichten\n\n[Start](index.md)',
  })
  expect(problems).toBe('')
  expect(html('/de/setup/')).toContain('<h1 id="einrichten">Einrichten</h1>')
  expect(html('/de/setup/')).toContain('<a href="/de/">Start</a>')
})

test('what is not beside a translation is included from where its original includes it', async () => {
  const { text, problems } = await inLanguages({
    'content/index.md': '# Home',
    'content/docs/setup.md': ':::include{file=../_parts/a.md}\n\n:::include{file=_b.md}',
    'content/_parts/a.md': 'A.\n\n:::include{file=more/c.md}\n\n[Guide](../docs/guide.md)',
    'content/_parts/more/c.md': 'C.\n\n```text file=../../../snippets/d.txt\n```',
    'content/docs/_b.md': 'B.',
    'content/docs/guide.md': '# Guide',
    'content/de/docs/setup.md': ':::include{file=../_parts/a.md}\n\n:::include{file=_b.md}',
    'content/de/docs/_b.md': 'B auf Deutsch.',
    'snippets/d.txt': 'D',
  })
  expect(problems).toBe('')
  const guide = '[Guide](https://developer.example.com/de/docs/guide/)'
  expect(text('/de/docs/setup/')).toContain(`A.\n\nC.\n\n\`\`\`\nD\n\`\`\`\n\n${guide}\n\nB auf Deutsch.`)
})

test('two translations of one page claim one address', async () => {
  const { problems } = await inLanguages({
    'content/setup.md': '# Setup',
    'content/de/setup.md': '# Einrichten',
    'content/setup.de.md': '# Einrichten',
  })
  expect(problems).toContain('the route "/de/setup/" is also the route of "content/setup.de.md:1"')
})

test('links lead to pages and files in the language of the page that shows them', async () => {
  const { html, problems } = await inLanguages({
    'content/setup.md': '# Setup\n\n[Home](/) [Self](#setup) ![All](all.png) ![Own](own.png)',
    'content/de/own.md': '# Eigenes\n\n[Setup](./setup.md) [Setup](/setup/) [Fr](/fr/setup/) ![All](./all.png)',
    'content/de/index.md': '# Start\n\n[Eigenes](own.md)',
    'content/all.png': '',
    'content/own.png': '',
    'content/de/own.png': '',
  })
  expect(problems).toBe('')
  expect(html('/de/setup/')).toMatch(/<a href="\/de\/">Home.*<a href="#setup">.*src="\/all.png".*src="\/de\/own.png"/s)
  expect(html('/setup/')).toMatch(/<a href="\/">Home.*src="\/own.png"/s)
  const own = [...html('/de/own/').matchAll(/<a href="([^"]*)">(?:Setup|Fr)<\/a> |src="([^"]*png)"/g)]
  expect(own.map(([, href, src]) => href ?? src)).toEqual(['/de/setup/', '/de/setup/', '/fr/setup/', '/all.png'])
})

test('a link is broken where the page that it leads to in its language lacks the anchor', async () => {
  const { problems } = await inLanguages({
    'content/index.md': '# Home\n\n[Steps](setup.md#steps)',
    'content/setup.md': '# Setup\n\n## Steps\n\n[More](more.md)',
    'content/de/setup.md': '# Einrichten\n\n## Schritte\n\n[Mehr](more.md#steps)',
    'content/more.md': '# More',
  })
  expect(problems).toBe(
    'content/de/setup.md:1:1  warning  broken-anchor\n' +
      '  "content/index.md", which has no translation, links to "#steps" of this page\n' +
      '  fix: write "{#steps}" after the heading that it means\n' +
      'content/de/setup.md:5:1  error  broken-anchor\n' +
      '  "/de/more/" has no anchor "#steps"',
  )
})

test('links of the navigation and the footer, and redirects, lead to pages in the language', async () => {
  const more = `redirects: { /gone/: /setup/ }
navigation: [{ label: Setup, to: /setup/ }]
footer: [{ title: More, items: [{ label: Setup, to: /setup/ }, { label: Site, href: "https://www.example.com/" }] }]
`
  const { html, file, problems } = await inLanguages({ 'content/setup.md': '# Setup' }, more)
  expect(problems).toBe('')
  expect(file('_redirects')).toContain('/de/gone/ /de/setup/ 301')
  const links = [...html('/de/').matchAll(/<a href="([^"]*)"[^>]*>(?:Setup|Site)/g)].map(([, href]) => href)
  expect([...new Set(links)]).toEqual(['/de/setup/', 'https://www.example.com/'])
  expect(html('/de/')).toContain('>More<')
})

test('a page without a translation keeps its old addresses and its neighbours in each language', async () => {
  const setup = '---\naliases: [/old/]\nprevious: other.md\n---\n# Setup'
  const { file, html, problems } = await inLanguages({
    'content/setup.md': setup,
    'content/de/setup.md': '# Einrichten',
    'content/other.md': '# Other',
  })
  expect(problems).toBe('')
  const redirects = ['fr/', 'de/', ''].flatMap((root) => [
    `/${root}old/ /${root}setup/ 301\n`,
    `/${root}old /${root}setup/ 301\n`,
  ])
  expect(file('_redirects')).toBe(redirects.join(''))
  expect(html('/de/setup/')).toContain('rel="prev" href="/de/other/"')
})
