import { type DefaultTreeAdapterMap, parse } from 'parse5'
import { expect, test } from 'vitest'
import { GENERATORS } from '../../src/import/generators.ts'
import { importTable } from '../../src/reporting/results/importTable.ts'
import { site } from '../site.ts'
import { imported } from './imported.ts'
import { treeNamed } from './trees/tree.ts'

const KINDS = GENERATORS.map(({ kind }) => kind)

type Node = DefaultTreeAdapterMap['node']

/** The text of a page's own content that is not marked as code. */
function proseOf(node: Node, isContent = false): string {
  if ('value' in node) return isContent ? node.value : ''
  if (!('childNodes' in node)) return ''
  if ('tagName' in node && ['pre', 'code', 'script', 'style', 'template'].includes(node.tagName)) return ' '
  const isInside = isContent || ('tagName' in node && node.tagName === 'main')
  return node.childNodes.map((child) => proseOf(child, isInside)).join('')
}

/** What generators write and no reader should see. */
const FOREIGN = [
  /\{\{.{0,40}/,
  /\{%.{0,40}/,
  /\{\/\*.{0,40}/,
  /^\s*:::.{0,40}/m,
  /^\s*(?:!!!|\?\?\?|===).{0,40}/m,
  /^\s*(?:import|export)\s.{0,40}/m,
  /<\/?[A-Z][\w.]+.{0,40}/,
  /--8<--.{0,40}/,
  /<<<.{0,40}/,
  /\[\[.{0,40}/,
  /\{[ ]?[.#:][\w-].{0,40}/,
  /\{(?:width|height)=.{0,40}/,
  /\[!\w+\].{0,40}/,
  /^\s*\*\[.{0,40}/m,
  /:(?:material|octicons|fontawesome)-.{0,40}/,
  /!\[.{0,40}/,
  /`.{0,40}/,
  /==\w.{0,40}/,
]

/** Each tree is imported and built once for all tests, which only look at it. */
const BUILT = new Map(
  GENERATORS.map((generator) => [
    generator.kind,
    (async () => {
      const result = await imported(generator, treeNamed(generator.kind))
      return { result, built: await result.built() }
    })(),
  ]),
)

async function found(kind: (typeof KINDS)[number]) {
  const tree = await BUILT.get(kind)
  if (!tree) throw new Error(`there is no generator "${kind}"`)
  const pages = [...tree.built.site.routes].filter(([, { kind: each }]) => each === 'page').map(([route]) => route)
  return { ...tree, pages }
}

test.each(KINDS)('no syntax of %s is text in the pages of an imported site', async (kind) => {
  const { built, pages } = await found(kind)
  const leaks = pages.flatMap((route) => {
    const prose = proseOf(parse(built.html(route)))
    return FOREIGN.flatMap((pattern) => (pattern.exec(prose) ?? []).map((text) => `${route} ${text.trim()}`))
  })
  expect(leaks).toEqual([])
})

test.each(KINDS)(
  'no value of the program stands in the reports on a site of %s, imported and as it is',
  async (kind) => {
    const { result, built } = await found(kind)
    const files = Object.entries(treeNamed(kind)).map(([path, text]) => [`content/${path}`, text])
    const asItIs = await site(Object.fromEntries(files))
    const report = [importTable(result.rows, true), built.problems, asItIs.problems].join('\n')
    expect(report).toContain('foreign-syntax')
    expect(report.split('\n').filter((line) => /\b(?:null|undefined|NaN)\b|\[object /.test(line))).toEqual([])
  },
)
