import type { MathNode } from './mathElement.ts'

/** Writes MathML as HTML. */
export function mathMarkup(node: MathNode): string {
  if (typeof node === 'string') return escaped(node)
  const attributes = Object.entries(node.attributes).map(([name, value]) => ` ${name}="${escaped(value)}"`)
  return `<${node.name}${attributes.join('')}>${node.children.map(mathMarkup).join('')}</${node.name}>`
}

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

const escaped = (text: string): string => text.replace(/[&<>"]/g, (character) => ESCAPES[character] ?? '')
