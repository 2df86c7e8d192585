import { expect, test } from 'vitest'
import { freezingOf } from '../../../src/engine/version/freezing.ts'
import { frozenConfig } from '../../../src/engine/version/frozenConfig.ts'
import { route, sourcePath } from '../../../src/model/route.ts'
import { type Files, SPEC, site } from '../../site.ts'

const PAGES: Files = { 'content/docs/index.md': '# Docs', 'content/about.md': '# About', 'openapi/offers.yaml': SPEC }
const HEAD = 'title: Portal\nurl: https://developer.example.com\n'

async function changed(yaml: string, next?: string, name = '1.0', more: Files = {}): Promise<string> {
  const { site: built } = await site({ ...PAGES, ...more, 'content/site.yaml': HEAD + yaml })
  const specs = new Map([[sourcePath('openapi/offers.yaml'), `openapi/${name}/offers.yaml`]])
  const text = frozenConfig(HEAD + yaml, freezingOf(built, built.config.versions[0], route('docs'), name), {
    next,
    specs,
  })
  return text.slice(HEAD.length)
}

test('a site without versions has two', async () => {
  expect(await changed('')).toBe(
    'versions:\n  - { id: current, label: Current, to: /docs/ }\n  - { id: "1.0", to: /docs/1.0/, banner: old }\n',
  )
  expect(await changed('language: de\n')).toContain('  - { id: current, label: Aktuell, to: /docs/ }\n')
  expect(await changed('', '2.0')).toContain('  - { id: "2.0", to: /docs/ }\n')
})

test('comments and layout stay, and the new version comes before older ones', async () => {
  const written = `# All versions
versions:
- id: "2.0"   # what we write
  to: /docs/

# Kept for one customer
- { id: '0.9', to: /docs/0.9/ } # old

apis:
    # The only one
    - { spec: openapi/offers.yaml, route: /api/, primaryColor: "#0b1d3a" }

# The end
toc: { min: 2 }
`
  expect(await changed(written, '3.0', '2.0', { 'content/docs/0.9/index.md': '# Old' })).toBe(`# All versions
versions:
- id: "3.0"   # what we write
  to: /docs/
- { id: "2.0", to: /docs/2.0/, banner: old }

# Kept for one customer
- { id: '0.9', to: /docs/0.9/ } # old

apis:
    # The only one
    - { spec: openapi/offers.yaml, route: /api/, primaryColor: "#0b1d3a" }
    - { spec: openapi/2.0/offers.yaml, route: /api/2.0/, primaryColor: "#0b1d3a", version: "2.0" }

# The end
toc: { min: 2 }
`)
})

test('a sidebar is copied with the pages and addresses of the version', async () => {
  const written = `sidebars:
  docs:
    label: "{{brand}} docs" # shown above
    routes: [docs, /elsewhere/]
    items:
      - docs/index.md
      - { page: ./docs/index.md, label: Start }
      - category: Overview
        route: /docs/category/overview
        items: [{ folder: /docs }, about.md, { to: /about/, label: About }]
      - category: Elsewhere
        route: /elsewhere/
        items: [docs/index.md, { href: "https://www.example.com", label: Site }]
  about: { items: [about.md] }
brand: Acme
`
  const after = await changed(written)
  expect(after.slice(0, after.indexOf('  docs-1.0'))).toBe(written.slice(0, written.lastIndexOf('brand: Acme')))
  expect(after.slice(after.indexOf('  docs-1.0'), after.indexOf('brand: Acme'))).toBe(`  docs-1.0:
    label: '{{brand}} docs 1.0'
    routes:
      - /docs/1.0/
    items:
      - docs/1.0/index.md
      - page: docs/1.0/index.md
        label: Start
      - category: Overview
        route: /docs/1.0/category/overview
        items:
          - folder: docs/1.0
          - about.md
          - to: /about/
            label: About
      - category: Elsewhere
        route: /docs/1.0/elsewhere/
        items:
          - docs/1.0/index.md
          - href: https://www.example.com
            label: Site
`)
})

test('what is within brackets is written again', async () => {
  expect(
    await changed('versions: [{ id: 2.10, to: /docs/ }, { id: next, to: /about/ }] # all\ntoc: { min: 2 }\n'),
  ).toBe(
    'versions:\n  - { id: "2.10", to: /docs/ }\n  - { id: "1.0", to: /docs/1.0/, banner: old }\n  - { id: next, to: /about/ }\ntoc: { min: 2 }\n',
  )
})
