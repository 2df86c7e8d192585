import { escapeText, heading, joinBlocks, type MarkdownText, oneLine, paragraph } from '../../model/markdown.ts'
import { linkList } from '../../model/markdownLink.ts'
import type { TextParts } from '../../model/pageKind.ts'
import { fill } from '../../model/texts/texts.ts'
import type { ContentView, HistoryView, WrittenView } from '../../model/view.ts'
import { text as postsText } from '../blog/text.ts'

/** The text of the author; on the home page, after links to the main parts of the site. */
export function text(view: ContentView<'DocPage' | 'HomePage' | 'BlogPage'>, parts: TextParts): MarkdownText {
  if (view.part === 'BlogPage') return postsText(view)
  const { navigation, texts } = parts
  const { markdown } = view
  if (view.kind === 'doc')
    return titled(view, [view.post?.published.text ?? '', markdown, ...lastChange(view.history, texts)])
  const { text: line, tagline, actions = navigation.filter(({ external }) => !external), features } = view
  const own = markdown.startsWith('- ') ? '* ' : '- '
  const other = own === '- ' ? '* ' : '- '
  const lists = [linkList(actions, features.length > 0 ? other : own), linkList(features, own)]
  return titled(view, [paragraph(escapeText(line)), paragraph(escapeText(tagline)), ...lists, markdown])
}

function lastChange(history: HistoryView | undefined, { page, comma }: TextParts['texts']): string[] {
  if (!history) return []
  const { updated, contributors } = history
  const names = escapeText(contributors.join(comma))
  return [
    updated ? paragraph(fill(page.updated, { date: updated.text })) : '',
    names === '' ? '' : paragraph(fill(page.contributors, { names })),
  ]
}

/** The author's description is a quote below the title, unless the page begins with the same words. */
function titled({ title, description }: WrittenView, blocks: string[]): MarkdownText {
  const below = joinBlocks(blocks)
  const summary = escapeText(oneLine(description ?? '').trim())
  const isShown = summary === '' || below === summary || below.startsWith(`${summary}\n\n`)
  return joinBlocks([heading(1, escapeText(title)), isShown ? '' : `> ${summary}`, below])
}
