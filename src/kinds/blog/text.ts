import { escapeText, heading, joinBlocks, list, type MarkdownText, paragraph } from '../../model/markdown.ts'
import { link } from '../../model/markdownLink.ts'
import type { ContentView, PostView, YearView } from '../../model/view.ts'
import { text as cardsText } from '../category/text.ts'

/** The posts with their excerpts, or a list of them by year. */
export function text(view: ContentView<'BlogPage' | 'ArchivePage' | 'CategoryPage'>): MarkdownText {
  if (view.part === 'CategoryPage') return cardsText(view)
  const head = [heading(1, escapeText(view.title)), paragraph(escapeText(view.description))]
  return joinBlocks([
    ...head,
    ...(view.part === 'BlogPage' ? [view.written?.markdown ?? ''] : []),
    ...(view.part === 'BlogPage' ? view.posts.flatMap(postText) : view.years.flatMap(yearText)),
  ])
}

const postText = ({ label, href, published, excerpt, description }: PostView): string[] => [
  heading(2, link(escapeText(label), href)),
  published.text,
  excerpt?.markdown ?? paragraph(escapeText(description)),
]

const yearText = ({ year, posts }: YearView): string[] => [
  heading(2, year),
  list(posts.map(({ label, href, published }) => `${published.text} ${link(escapeText(label), href)}`)),
]
