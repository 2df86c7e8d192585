import type { Root } from 'mdast'
import { dateInPath } from '../model/blog.ts'
import { fillPlaceholders, type Html, html, placeholder } from '../model/html.ts'
import { type MarkdownText, markdownText } from '../model/markdown.ts'
import type { FrontMatter, PostText, Section } from '../model/page.ts'
import { type Href, hrefOf } from '../model/route.ts'
import type { TextContext } from './context.ts'
import type { RenderedPage } from './rendered.ts'
import { renderText } from './renderText.ts'

/** `more` is the word of Hugo and of Material for MkDocs. */
const MARKER = /^<!--\s*(?:truncate|more)\s*-->$/

/** Whether a page may be a post of a blog. */
export const isDated = (source: string, { date }: FrontMatter): boolean =>
  date !== undefined || dateInPath(source) !== undefined

/** What lists of posts show of a text, which has been rendered before. */
export function postTextOf(root: Root, page: RenderedPage, context: TextContext, sections: Section[]): PostText {
  return {
    minutes: minutesFor(sections.map(({ heading, text }) => `${heading} ${text}`).join(' ')),
    excerpt: excerptOf(root, page, context),
  }
}

/** Chinese and Japanese have no spaces between words, so that characters are counted. */
const CHARACTERS = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu
const CHARACTERS_PER_MINUTE = 500
const WORDS_PER_MINUTE = 200

function minutesFor(text: string): number {
  const characters = text.match(CHARACTERS)?.length ?? 0
  const words = text.replace(CHARACTERS, ' ').match(/[\p{L}\p{N}]+/gu)?.length ?? 0
  return Math.max(1, Math.round(characters / CHARACTERS_PER_MINUTE + words / WORDS_PER_MINUTE))
}

/** The text before the marker, without the title, rendered again as part of another page. Its problems are those of the page. */
function excerptOf({ children }: Root, { title }: RenderedPage, context: TextContext): PostText['excerpt'] {
  const { text, start, source, route, options } = context
  const end = children.find((node) => node.type === 'html' && MARKER.test(node.value))?.position?.start.offset
  if (end === undefined) return undefined
  const heading = title && children.find((node) => node.type === 'heading')
  const before = text.slice(heading?.position?.end.offset ?? 0, end)
  const definitions = children.flatMap(({ type, position }) =>
    type === 'definition' && position && (position.start.offset ?? 0) > end
      ? [text.slice(position.start.offset, position.end.offset)]
      : [],
  )
  const { value } = renderText([before, ...definitions].join('\n\n'), start, {
    ...options,
    context: source,
    route,
    headingLevel: 3,
  })
  const leading = (written: Html | MarkdownText): string => leadingTo(hrefOf(route, options), written)
  return { html: html(leading(value.repeated ?? value.html)), markdown: markdownText(leading(value.markdown)) }
}

/** A text whose links within its page lead to that page. */
const leadingTo = (page: Href, written: Html | MarkdownText): string =>
  fillPlaceholders(written, (each) => {
    const { kind, argument } = each
    if (kind === 'reference-href') return `${page}#${argument}`
    const isWithin = kind === 'address' && argument.startsWith('#')
    return placeholder(isWithin ? { kind, argument: page + argument } : each)
  })
