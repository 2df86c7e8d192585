import { escapeText, heading, joinBlocks, type MarkdownText, oneLine, paragraph } from '../../model/markdown.ts'
import { linkList } from '../../model/markdownLink.ts'
import type { TextParts } from '../../model/pageKind.ts'
import type { ContentView, WrittenView } from '../../model/view.ts'

/** The text of the author; on the home page, after links to the main parts of the site. */
export function text(view: ContentView<'DocPage' | 'HomePage'>, { navigation }: TextParts): MarkdownText {
  const { markdown } = view
  if (view.kind === 'doc') return titled(view, [view.post?.published.text ?? '', markdown])
  const { text: line, tagline, actions = navigation.filter(({ external }) => !external), features } = view
  const own = markdown.startsWith('- ') ? '* ' : '- '
  const other = own === '- ' ? '* ' : '- '
  const lists = [linkList(actions, features.length > 0 ? other : own), linkList(features, own)]
  return titled(view, [paragraph(escapeText(line)), paragraph(escapeText(tagline)), ...lists, markdown])
}

/** The author's description is a quote below the title, unless the page begins with the same words. */
function titled({ title, description }: WrittenView, blocks: string[]): MarkdownText {
  const below = joinBlocks(blocks)
  const summary = escapeText(oneLine(description ?? '').trim())
  const isShown = summary === '' || below === summary || below.startsWith(`${summary}\n\n`)
  return joinBlocks([heading(1, escapeText(title)), isShown ? '' : `> ${summary}`, below])
}
