import { type DefaultTreeAdapterMap, parse } from 'parse5'
import { expect, test } from 'vitest'
import { GENERATORS } from '../../src/import/generators.ts'
import { imported } from './imported.ts'
import { treeNamed } from './trees/tree.ts'

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

/** The share of pages with something left, where a tree of this size is full of constructs. */
const found = async (kind: string) => {
  const generator = GENERATORS.find((each) => each.kind === kind)
  if (!generator) throw new Error(`there is no generator "${kind}"`)
  const result = await imported(generator, treeNamed(kind))
  const built = await result.built()
  const pages = [...built.site.routes].filter(([, { kind: each }]) => each === 'page').map(([route]) => route)
  return { result, built, pages }
}

test.each(GENERATORS.map(({ kind }) => kind))(
  'no syntax of %s is text in the pages of an imported site',
  async (kind) => {
    const { built, pages } = await found(kind)
    const leaks = pages.flatMap((route) => {
      const prose = proseOf(parse(built.html(route)))
      return FOREIGN.flatMap((pattern) => (pattern.exec(prose) ?? []).map((text) => `${route} ${text.trim()}`))
    })
    expect(leaks).toEqual([])
  },
)
