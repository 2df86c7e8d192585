import type { Root } from 'hast'
import { routeOf, type SourcePath } from '../model/route.ts'
import type { TextContext } from './context.ts'
import { isBlank, isElement } from './hastElement.ts'
import { takeExplicitId } from './transforms/heading.ts'
import { replacedTextOf } from './variables.ts'

/**
 * Returns the title of a page: from front matter, else from the `# heading` at its start, else from the file name. The
 * theme shows the title, so a heading with the same text is removed from the body.
 */
export function takeTitle(tree: Root, written: string | undefined, context: TextContext): string {
  const heading = takeHeading(tree, context, written)
  return written ?? heading ?? titleFromPath(context.source)
}

function takeHeading(tree: Root, context: TextContext, written: string | undefined): string | undefined {
  const index = tree.children.findIndex((child) => !isBlank(child))
  const first = tree.children[index]
  if (!isElement(first, 'h1')) return undefined
  takeExplicitId(first)
  const title = replacedTextOf(first, context).trim()
  if (title === '' || (written !== undefined && written !== title)) return undefined
  tree.children.splice(index, 1)
  return title
}

/** `content/docs/getting-started.md` is "Getting started". */
export function titleFromPath(source: SourcePath): string {
  const name = routeOf(source).split('/').at(-2) || 'home'
  const words = name.replace(/[-_]+/g, ' ').trim() || name
  return words.charAt(0).toUpperCase() + words.slice(1)
}
