import type { ForeignPage, SourceTree } from '../foreignSite.ts'
import { allKnown } from '../read/allKnown.ts'
import { firstFile, readModuleIn } from '../read/files.ts'
import { asList, asText, at, isObject, type Json, objectAt, textAt } from '../read/json.ts'

/** A name of a path in brackets: `[pkg].md`, `[...path]/index.md`. */
const PART = /\[(?:\.\.\.)?([^[\]]+)\]/g

export const isDynamic = (path: string): boolean => /\[[^[\]]+\]/.test(path)

/**
 * The pages that a file with a name in brackets stands for (https://vitepress.dev/guide/routing#dynamic-routes), by what `paths` of
 * the program beside it returns; undefined where running it would tell.
 * @param page the file as a page, whose address has the brackets
 */
export function dynamicPages(tree: SourceTree, page: ForeignPage): ForeignPage[] | undefined {
  const stem = page.source.replace(/\.md$/, '')
  const file = firstFile(
    tree,
    ['js', 'ts', 'mjs', 'mts'].map((end) => `${stem}.paths.${end}`),
  )
  const read = file === undefined ? undefined : readModuleIn(tree, file)
  const paths = at(read?.value, 'paths')
  if (read === undefined || read.unreadable.length > 0 || !Array.isArray(paths)) return undefined
  return allKnown(asList(paths).map((path) => pageAt(path, page)))
}

function pageAt(path: Json, page: ForeignPage): ForeignPage | undefined {
  const params = objectAt(path, 'params')
  const names = [...page.address.matchAll(PART)].map(([, name = '']) => asText(params[name]))
  if (!isObject(path) || !allKnown(names)) return undefined
  const address = page.address.replace(PART, (_, name: string) => asText(params[name]) ?? '')
  const content = textAt(path, 'content') ?? ''
  return { ...page, address, params, body: page.body.replace(/<!--\s*@content\s*-->/, () => content) }
}
