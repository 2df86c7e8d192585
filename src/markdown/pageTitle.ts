import { slug } from 'github-slugger'
import type { Root } from 'hast'
import { nameInWords } from '../model/nameInWords.ts'
import { pushAll } from '../model/pushAll.ts'
import { routeOf, type SourcePath } from '../model/route.ts'
import type { TextContext } from './context.ts'
import { isBlank, isElement } from './hastElement.ts'
import { claimId, harmlessId } from './ids.ts'
import type { WrittenTitle } from './rendered.ts'
import { claimElementId } from './transforms/elementIds.ts'
import { takeExplicitId } from './transforms/heading.ts'
import { replacedTextOf } from './variables.ts'

/**
 * Takes the `# heading` at the start of a page and returns its text and id: the theme shows the title. A heading stays if front
 * matter says otherwise.
 */
export function takeTitle(tree: Root, written: string | undefined, context: TextContext): WrittenTitle | undefined {
  const index = tree.children.findIndex((child) => !isBlank(child))
  const first = tree.children[index]
  if (!isElement(first, 'h1')) return undefined
  const heading = structuredClone(first)
  const id = takeExplicitId(heading)
  const silent = { ...context, problems: [] }
  const title = replacedTextOf(heading, silent).trim()
  if (!isTitle(title, written)) return undefined
  pushAll(context.problems, silent.problems)
  tree.children.splice(index, 1)
  return { title, id: id === undefined ? undefined : claimElementId(id, context.placeOf(first), context) }
}

export const isTitle = (text: string, written: string | undefined): boolean =>
  text !== '' && (written === undefined || written === text)

/** Claims the id of a title, made of its text like that of a heading; undefined if the page has that id already. */
export function claimTitleId(title: string, { ids, start }: TextContext): string | undefined {
  const id = harmlessId(slug(title).normalize('NFC'))
  return id === '' || claimId(ids, id, start) ? undefined : id
}

/** `content/docs/getting-started.md` is "Getting started". */
export function titleFromPath(source: SourcePath): string {
  return nameInWords(routeOf(source).split('/').at(-2) || 'home')
}
