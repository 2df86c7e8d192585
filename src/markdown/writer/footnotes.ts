import type { Element, ElementContent } from 'hast'
import { prefixed } from '../../model/markdown.ts'
import { isElement } from '../hastElement.ts'

/** `[^1]` for the number that leads to a footnote, nothing for the arrow that leads back. */
export function footnoteReference({ properties }: Element): string | undefined {
  if ('dataFootnoteBackref' in properties) return ''
  if (!('dataFootnoteRef' in properties)) return undefined
  const label = footnoteLabel(fragmentIn(String(properties['href'] ?? '')))
  return label && `[^${label}]`
}

/** In a text that shares its page, the address is a placeholder. */
const fragmentIn = (href: string): string => href.replace(/^(?:#|\0[\w-]+ )/, '').replace(/\0$/, '')

/** The footnotes of a text, which Markdown has below it; undefined for what does not hold any. */
export function footnotesIn(
  { children, properties }: Element,
  blocksOf: (nodes: ElementContent[]) => string[],
): string[] | undefined {
  if (!('dataFootnotes' in properties)) return undefined
  const list = children.find((child) => isElement(child, 'ol'))
  if (!isElement(list, 'ol')) return undefined
  return list.children.flatMap((item) => {
    const label = isElement(item, 'li') ? footnoteLabel(String(item.properties['id'] ?? '')) : undefined
    if (label === undefined || !isElement(item, 'li')) return []
    return [prefixed(blocksOf(item.children).join('\n\n'), `[^${label}]: `, '    ')]
  })
}

/** The label that the writer gave it, after the prefix that ids of the text have. Raw HTML may spell any id. */
export function footnoteLabel(id: string): string | undefined {
  const [, prefix = '', label] = /^(.*?)fn-(.+)$/.exec(id) ?? []
  return label && (prefix + label).replace(/[^\p{L}\p{N}._~:%-]/gu, '-')
}
