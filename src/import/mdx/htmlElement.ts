import { frameLink } from '../convert/embeds.ts'
import { attributesOf, type JsxElement } from './attributes.ts'
import { type Context, note, rangeOf, tagsOf } from './context.ts'

/** HTML is Markdown, too; only what is JavaScript in it has to be written differently. */
export function visitHtml(node: JsxElement, name: string, context: Context): void {
  const isJavaScript = node.attributes.some(
    (each) =>
      each.type !== 'mdxJsxAttribute' ||
      (typeof each.value === 'object' && each.value !== null) ||
      /[A-Z]/.test(each.name),
  )
  const attributes = attributesOf(node, context.imports)
  if (name === 'iframe' && attributes['src']) {
    note('<iframe>', 'converted', node, context)
    context.edits.push({ ...rangeOf(node), text: frameLink(attributes['src'], attributes['title']) })
    return
  }
  const address = attributes['href'] ?? attributes['src']
  const target = address === undefined ? undefined : context.conversion.linkTo(address)
  if (!isJavaScript && (target === undefined || target === address)) return
  const { open } = tagsOf(node, context.text)
  const written = Object.entries(attributes).flatMap(([key, value]) =>
    htmlAttribute(key, value === address ? (target ?? value) : value),
  )
  const isClosed = /\/>$/.test(context.text.slice(open.start, open.end))
  const end = node.children.length > 0 ? '>' : isClosed ? ' />' : `></${name}>`
  note(`<${name}> with JavaScript`, 'converted', node, context)
  context.edits.push({ ...open, text: `<${[name, ...written].join(' ')}${end}` })
}

const HTML_NAMES: ReadonlyMap<string, string> = new Map([
  ['className', 'class'],
  ['htmlFor', 'for'],
])

function htmlAttribute(name: string, value: string): string[] {
  if (name === 'style' || name === 'key' || name.includes('.') || /^on[A-Z]/.test(name)) return []
  const key = HTML_NAMES.get(name) ?? name.toLowerCase()
  return [value === '' ? key : `${key}="${value.replaceAll('"', '&quot;')}"`]
}
