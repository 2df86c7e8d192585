import { expect, test } from 'vitest'
import { config, type Files, SPEC, site } from '../site.ts'

/** Every kind of fault: how it is written on page `n`, and the rule that finds it. */
const FAULTS: [write: (n: number) => string, rule: string][] = [
  [(n) => `[x](./missing-${n}.md)`, 'broken-link'],
  [(n) => `[x](/nowhere/${n}/)`, 'broken-link'],
  [() => '[x](./Page-1.md)', 'broken-link'],
  [() => '[x](../../outside.md)', 'broken-asset'],
  [() => '[x](draft.md)', 'broken-link'],
  [() => '[x](page-1.md#nowhere)', 'broken-anchor'],
  [() => '[x](#nowhere)', 'broken-anchor'],
  [() => '[x](page-1.md#Setup)', 'broken-anchor'],
  [() => '[x](page-1.md#setup?a=1)', 'broken-anchor'],
  [() => '![x](../img/missing.png)', 'broken-asset'],
  [() => '<img src="../img/x.png" srcset="../img/y.png 2x" alt="">', 'broken-asset'],
  [() => '[x](../files/missing.pdf)', 'broken-asset'],
  [() => '<a href="missing.md">x</a>', 'broken-link'],
  [() => '[x](term:nothing)', 'broken-link'],
  [() => '[x](api:nothingAtAll)', 'broken-link'],
  [() => '[x](javascript:alert)', 'unsafe-link'],
  [() => '[x](https://me:secret@host.dev/)', 'unsafe-link'],
  [() => '[x](mailto:nobody)', 'broken-link'],
  [() => '[x](/100%25zz/)', 'broken-link'],
  [() => '[x](../img/icons.svg#nothing)', 'broken-anchor'],
]

const FINE = [
  '[x](page-1.md)',
  '[x](./page-2.md#setup)',
  '[x](/docs/page-3/)',
  '[x](../page-4/#setup)',
  '[x](#setup)',
  '[x](#top)',
  '![x](../img/x.png)',
  '[x](term:offer)',
  '[x](api:listOffers)',
  '[x](/api/#schema-Offer)',
  '[x](../img/icons.svg#one)',
  '[x](https://host.dev/a?b=c#d)',
  '[x](mailto:a@host.dev)',
  '<a href="page-5.md">x</a>',
]

const PAGES = 50
const FAULTS_A_PAGE = 4
const LINKS_A_PAGE = 40

type Planted = { files: Files; faults: string[] }

/** Pages with faults at places by chance: of the same seed always the same. */
function plantedSite(seed: number): Planted {
  let state = seed
  const random = (below: number): number => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * below)
  }
  const files: Files = {}
  const faults: string[] = []
  for (let page = 0; page < PAGES; page += 1) {
    const path = `content/docs/page-${page}.md`
    const lines = [`# Page ${page}`, '', '## Setup', '']
    const chosen = new Set<number>()
    while (chosen.size < FAULTS_A_PAGE) chosen.add(random(LINKS_A_PAGE))
    for (let link = 0; link < LINKS_A_PAGE; link += 1) {
      const before = ['', 'See ', '- Go to ', '> Read **now** '][random(4)] ?? ''
      const fault = chosen.has(link) ? FAULTS[faults.length % FAULTS.length] : undefined
      const written = fault ? fault[0](page) : (FINE[random(FINE.length)] ?? '')
      lines.push(before + written, '')
      if (fault) faults.push(`${path}:${lines.length - 1}:${before.length + 1} ${fault[1]}`)
    }
    files[path] = lines.join('\n')
  }
  return { files, faults }
}

test('of 2,000 links on 50 pages, 200 faults of 20 kinds are found where they are, and nothing else', async () => {
  const { files, faults } = plantedSite(2_026)
  expect(faults).toHaveLength(200)
  const { found, links } = await site({
    ...files,
    'content/site.yaml': config('glossary: terms\napis: [{ spec: openapi/offers.yaml, route: /api/ }]\n'),
    'content/terms/offer.md': '# Offer',
    'content/docs/draft.md': '---\ndraft: true\n---\n\nText.',
    'content/img/x.png': 'x',
    'content/img/icons.svg': '<svg><g id="one"/></svg>',
    'openapi/offers.yaml': SPEC,
  })
  const told = found.map(({ file, line, column, rule }) => `${file}:${line}:${column} ${rule}`)
  expect(told.toSorted()).toEqual(faults.toSorted())
  // Of 30 links that may not stand on a page nothing is left; ten pictures have two addresses.
  expect(links).toBe(PAGES * LINKS_A_PAGE - 30 + 10)
})
