import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { extname, join } from 'node:path'
import { createElement } from 'react'
import { expect, test } from 'vitest'
import type { Site } from '../../src/model/site.ts'
import type { PageView } from '../../src/model/view.ts'
import { renderMarkup } from '../../src/render/markup/renderMarkup.ts'
import { openRenderer } from '../../src/render/openRenderer.ts'
import { drawnByReact } from '../../src/render/renderDocument.ts'
import { viewAt } from '../../src/render/renderRoute.ts'
import { defaultTheme } from '../../theme/theme.ts'
import { folderWith } from '../disk/folder.ts'
import { siteAt } from '../search/memory.ts'
import { portal } from '../search/portal.ts'

const BUNDLE = {
  styles: 'assets/portal-0.css',
  inline: [{ css: 'a{color:red}', hash: 'x', shownBy: [[]] }],
  script: 'assets/portal-0.js',
  preloads: ['assets/a.js', 'assets/b.js'],
}
const SHARED = join(import.meta.dirname, '../../../shared')

/** The routes whose documents differ from those that React renders, and how many are the same. */
function compare(site: Site) {
  const [ours, react] = [defaultTheme, drawnByReact(defaultTheme)].map((theme) =>
    openRenderer({ site, theme, bundle: BUNDLE }),
  )
  if (!ours || !react) throw new Error('there are two renderers')
  const views = [...site.routes.keys()].map((route) => ({ route, view: viewAt(ours, route) }))
  const differing = views.filter(({ view }, index) => {
    const expected = react.draw(view)
    // Some of them also without React's help.
    return ours.draw(view) !== expected || (index % 4 === 0 && drawnAlone(view) !== expected)
  })
  return { differing: differing.map(({ route }) => route), same: views.length - differing.length }
}

function drawnAlone(view: PageView): string {
  const parts = { ...defaultTheme.parts, texts: view.texts }
  return `<!doctype html>${renderMarkup(createElement(parts.Document, { view, parts }))}`
}

test('every page of the portal is drawn to the bytes of React', async () => {
  const { differing, same } = compare(portal)
  expect(differing).toEqual([])
  expect(same).toBeGreaterThan(20)
}, 240_000)

const corpus = join(SHARED, 'bench', 'make-corpus.mjs')
const skipped = existsSync(corpus) ? '' : ' (skipped: ../shared/bench is not there)'

test.skipIf(skipped !== '')(`every page of a corpus, too${skipped}`, async () => {
  const root = folderWith({ 'content/site.yaml': 'title: Corpus\nurl: https://developer.example.com\n' })
  execFileSync(process.execPath, [corpus, join(root, 'content', 'docs'), '30'], { stdio: 'ignore' })
  expect(compare(await siteAt(root)).differing).toEqual([])
})

const LARGEST = 1 << 20
const specs = join(SHARED, 'specs')
const documents = (existsSync(specs) ? readdirSync(specs) : []).filter(
  (name) => ['.json', '.yaml'].includes(extname(name)) && statSync(join(specs, name)).size < LARGEST,
)
const without = documents.length === 0 ? ' (skipped: ../shared/specs is not there)' : ''

test.skipIf(documents.length === 0)(
  `every page of a reference, too${without}`,
  async () => {
    for (const name of documents) {
      const apis = `apis:\n  - { spec: openapi/${name}, route: /api/ }\n`
      const root = folderWith({
        'content/site.yaml': `title: API\nurl: https://developer.example.com\n${apis}`,
        'content/index.md': '# Home\n',
        [`openapi/${name}`]: readFileSync(join(specs, name), 'utf8'),
      })
      expect([name, compare(await siteAt(root)).differing]).toEqual([name, []])
    }
  },
  240_000,
)
