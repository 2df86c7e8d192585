import type { Attributes } from '../convert/treatment.ts'
import { attributesOf, type JsxElement } from './attributes.ts'
import { type Context, rangeOf, tagsOf } from './context.ts'
import { elementsIn } from './elementsIn.ts'

/** The attributes of `<Details>`, its summary with them: it is an attribute, markup in one, or an element inside. */
export function withSummary(node: JsxElement, attributes: Attributes, context: Context): Attributes {
  const written = node.attributes.find((each) => each.type === 'mdxJsxAttribute' && each.name === 'summary')?.value
  const markup = typeof written === 'object' ? written?.value : undefined
  if (markup !== undefined) return { ...attributes, summary: attributes['summary'] || withoutTags(markup) }
  const own = elementsIn(node).find((child) => child.name === 'summary')
  if (attributes['summary'] !== undefined || !own) return attributes
  const { open, close } = tagsOf(own, context.text)
  context.edits.push({ ...rangeOf(own), text: '' })
  return { ...attributesOf(node, context.imports), summary: context.text.slice(open.end, close?.start).trim() }
}

const withoutTags = (markup: string): string => markup.replace(/<\/?[A-Za-z][^<>]*>/g, '').trim()
