import type { Root } from 'mdast'
import { dateInPath } from '../model/blog.ts'
import type { FrontMatter, PostText, Section } from '../model/page.ts'
import type { TextContext } from './context.ts'
import { excerptOf } from './excerpt.ts'
import type { RenderedPage } from './rendered.ts'

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
