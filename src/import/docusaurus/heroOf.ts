import { attributeOf, elementsIn, type HtmlElement, type HtmlNode, textIn } from '../markup/htmlBlocks.ts'
import type { JsonObject } from '../read/json.ts'

/** The header of a home page: one heading, at most one paragraph and one picture, links, and no other text. */
export function heroOf(nodes: readonly HtmlNode[]): { header: HtmlElement; hero: JsonObject } | undefined {
  const header = elementsIn(nodes).find(({ tagName }) => tagName === 'header')
  const inside = elementsIn(header?.childNodes ?? [])
  const named = (name: string): HtmlElement[] => inside.filter(({ tagName }) => tagName === name)
  const [headings, paragraphs, images, links] = ['h1', 'p', 'img', 'a'].map(named)
  const [title, tagline, image] = [headings?.[0], paragraphs?.[0], images?.[0]]
  if (!header || !title || !headings || !paragraphs || !images || !links) return undefined
  const parts = [...headings, ...paragraphs, ...links]
  const isWhole = lengthOf(header) === parts.reduce((sum, part) => sum + lengthOf(part), 0)
  if (!isWhole || headings.length > 1 || paragraphs.length > 1 || images.length > 1) return undefined
  return {
    header,
    hero: {
      name: plainText(title),
      ...(tagline ? { tagline: plainText(tagline) } : {}),
      ...(image ? { image: { src: attributeOf(image, 'src') ?? '', alt: attributeOf(image, 'alt') ?? '' } } : {}),
      actions: links.map((link) => ({ text: plainText(link), link: attributeOf(link, 'href') ?? '' })),
    },
  }
}

const lengthOf = (node: HtmlNode): number => textIn(node).replace(/\s+/g, '').length

const plainText = (node: HtmlNode): string => textIn(node).replace(/\s+/g, ' ').trim()
