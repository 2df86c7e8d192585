import type { Html } from 'mdast'
import type { Directive } from '../directives/directiveParts.ts'

export const mayEmbed = (text: string): boolean => /::[ \t]*embed[ \t]*[[{]/.test(text)

const WRITTEN = /^:{2,}[ \t]*embed[ \t]*(?:\[([^\]\n]*)\])?(?:\{([^{}\n]*)\})?/
// A name is tried once, and not again from each of its characters.
const ATTRIBUTE = /(?<![\w-])([\w-]+)=(?:"([^"]*)"|'([^']*)'|([^\s"']+))/g

/** `::embed{url=… title=…}`, which the parser takes for a comment: a directive around a link, which is there without script. */
export function embedNode(node: Html, text: string): Directive | Html {
  const { position } = node
  const [whole, label = '', written = ''] = WRITTEN.exec(text.slice(position?.start.offset, position?.end.offset)) ?? []
  if (whole === undefined) return node
  const found = [...written.matchAll(ATTRIBUTE)].map(([, name = '', a, b, c]): [string, string] => [
    name,
    a ?? b ?? c ?? '',
  ])
  const attributes: Record<string, string> = { ...(label === '' ? {} : { title: label }), ...Object.fromEntries(found) }
  const { url = '', title = '' } = attributes
  const link = { type: 'link' as const, url, children: [{ type: 'text' as const, value: title || url }] }
  return {
    type: 'containerDirective',
    name: 'embed',
    attributes,
    children: url === '' ? [] : [{ type: 'paragraph', children: [link] }],
    ...(position ? { position } : {}),
  }
}
