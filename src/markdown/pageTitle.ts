import type { Root } from 'hast'
import { routeOf, type SourcePath } from '../model/route.ts'
import type { TextContext } from './context.ts'
import { isBlank, isElement } from './hastElement.ts'
import { takeExplicitId } from './transforms/heading.ts'
import { replacedTextOf } from './variables.ts'

/**
 * Takes the `# heading` at the start of a page and returns its text: the theme shows the title. A heading stays if front
 * matter says otherwise.
 */
export function takeTitle(tree: Root, written: string | undefined, context: TextContext): string | undefined {
  const index = tree.children.findIndex((child) => !isBlank(child))
  const first = tree.children[index]
  if (!isElement(first, 'h1')) return undefined
  const heading = structuredClone(first)
  takeExplicitId(heading)
  const silent = { ...context, problems: [] }
  const title = replacedTextOf(heading, silent).trim()
  if (!isTitle(title, written)) return undefined
  context.problems.push(...silent.problems)
  tree.children.splice(index, 1)
  return title
}

export const isTitle = (text: string, written: string | undefined): boolean =>
  text !== '' && (written === undefined || written === text)

/** `content/docs/getting-started.md` is "Getting started". */
export function titleFromPath(source: SourcePath): string {
  const name = routeOf(source).split('/').at(-2) || 'home'
  const words = name.replace(/[-_]+/g, ' ').trim() || name
  return words.charAt(0).toUpperCase() + words.slice(1)
}
