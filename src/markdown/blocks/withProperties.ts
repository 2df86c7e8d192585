import type { Properties } from 'hast'
import type { Block } from '../../model/blocks.ts'

/** A block with what the steps over the tree have made of the attributes of its element: ids, addresses. */
export function withProperties(block: Block, properties: Properties): Block {
  const { id, open, className: _, ...others } = properties
  switch (block.name) {
    case 'Callout':
      return { name: block.name, props: { ...block.props, id: text(id) } }
    case 'Tabs':
      return { name: block.name, props: { ...block.props, id: text(id) } }
    case 'Tab':
      return { name: block.name, props: { ...block.props, id: text(id) } }
    case 'Hero':
    case 'Exchange':
    case 'Quote':
    case 'Numbers':
    case 'FileTree':
    case 'Steps':
      return { name: block.name, props: { id: text(id) } }
    case 'Directive':
      return { name: block.name, props: { ...block.props, id: text(id) } }
    case 'CardLink': {
      const { href, title, rel, ariaDescribedBy } = others
      return {
        name: block.name,
        props: { href: text(href), title: text(title), rel: text(rel), describedBy: text(ariaDescribedBy) },
      }
    }
    case 'Details':
      return {
        name: block.name,
        props: { open: open === true ? true : undefined, id: text(id), attributes: attributesOf(others) },
      }
    default:
      return block
  }
}

type Value = Properties[string]

function text(value: Value): string | undefined {
  if (value === undefined || value === null || typeof value === 'boolean') return undefined
  return Array.isArray(value) ? value.join(' ') : String(value)
}

function attributesOf(properties: Properties): Record<string, string | true> | undefined {
  const attributes = Object.entries(properties).flatMap(([name, value]): [string, string | true][] => {
    const written = value === true ? value : text(value)
    return written === undefined ? [] : [[attributeName(name), written]]
  })
  return attributes.length > 0 ? Object.fromEntries(attributes) : undefined
}

/** `ariaLabelledBy` is `aria-labelledby`, `dataLabel` is `data-label`. */
function attributeName(property: string): string {
  if (/^aria[A-Z]/.test(property)) return `aria-${property.slice(4).toLowerCase()}`
  return property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}
