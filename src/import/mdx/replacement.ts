import { treatmentOf } from '../convert/components.ts'
import type { Attributes } from '../convert/treatment.ts'
import type { JsxElement } from './attributes.ts'
import { codeBlock, codeInComponent, codeOf } from './codeBlocks.ts'
import { collectionEntry } from './collectionEntry.ts'
import { type Context, rangeOf } from './context.ts'
import { listOfFiles } from './fileTree.ts'
import { iconMark } from './iconMark.ts'
import { importedImage, includedPartial, markupIn, translated } from './parts.ts'

/** A component, and what stands between its tags, if it has two. */
export type Component = { name: string; attributes: Attributes; inside: string | undefined }

/** What a component was, and the text that is written in its place. */
type Replacement = { what: string; text: string }

/** The text that a component stands for as a whole, if it does. */
export const replacementOf = (component: Component, node: JsxElement, context: Context): Replacement | undefined =>
  importedReplacement(component, node, context) ??
  namedReplacement(component, node, context) ??
  treeOfFiles(component, node, context)

/** A page or a picture that is imported under a name, and put on the page by it. */
function importedReplacement(
  { name, attributes, inside }: Component,
  node: JsxElement,
  context: Context,
): Replacement | undefined {
  const from = context.imports.get(name)
  if (!from || inside !== undefined) return undefined
  const partial = includedPartial(from, attributes, context) ?? collectionEntry(name, attributes, context)
  // The blocks of a file end where it does, also where another component is on the next line.
  const isFollowed = /^[ \t]*\n[ \t]*<[A-Z]/.test(context.text.slice(rangeOf(node).end))
  if (partial !== undefined) return { what: 'partial', text: isFollowed ? `${partial}\n` : partial }
  const address = context.conversion.linkTo(from.replace(/\?react$/, ''))
  const image = address === undefined ? undefined : importedImage(from, address, attributes)
  return image === undefined ? undefined : { what: 'picture as a component', text: image }
}

/** A component that stands for a text as a whole. */
function namedReplacement(
  { name, attributes, inside }: Component,
  node: JsxElement,
  context: Context,
): Replacement | undefined {
  const written = (text: string | undefined): Replacement | undefined =>
    text === undefined ? undefined : { what: `<${name}>`, text }
  switch (name) {
    case 'CodeBlock':
      return inside === undefined ? undefined : written(codeBlock(node, attributes, inside, context))
    case 'Code':
      return written(codeOf(node, attributes, context))
    case 'DocCardList':
      return written(context.conversion.folderCards())
    case 'Translate':
      return inside === undefined ? undefined : written(translated(inside, attributes, context))
    case 'Icon':
      return written(iconMark(attributes['name'] ?? '', node, context) || attributes['label'] || '')
    case 'BrowserOnly':
      return inside === undefined ? undefined : written(markupIn(inside))
    default:
      return treatmentOf(name, attributes, inside ?? '', context.conversion.components).kind === 'left'
        ? written(codeInComponent(node, attributes, inside, context))
        : undefined
  }
}

function treeOfFiles({ name }: Component, node: JsxElement, { imports }: Context): Replacement | undefined {
  const text = name === 'FileTree' || name === 'Files' ? listOfFiles(node, imports) : undefined
  return text === undefined ? undefined : { what: `<${name}>`, text }
}
