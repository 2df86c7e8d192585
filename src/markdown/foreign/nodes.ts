import type { Delete, Image, Link, List, Nodes, Root, TableRow, ThematicBreak } from 'mdast'
import { pushAll } from '../../model/pushAll.ts'
import type { TextContext } from '../context.ts'
import { reportCode, reportInlineCode } from './code.ts'
import { reportHtml } from './html.ts'
import { foreign, startOf } from './report.ts'

/** Reports what is a node of Markdown, and means something else elsewhere. */
export function reportForeignNodes(root: Root, context: TextContext): void {
  const open: Nodes[] = [root]
  for (let node = open.pop(); node; node = open.pop()) {
    reportNode(node, context)
    if ('children' in node) pushAll(open, node.children)
  }
}

function reportNode(node: Nodes, context: TextContext): void {
  switch (node.type) {
    case 'html':
      reportHtml(node, context)
      return
    case 'code':
      reportCode(node, context)
      return
    case 'inlineCode':
      reportInlineCode(node, context)
      return
    case 'delete':
      reportLowered(node, context)
      return
    case 'link':
      reportTitle(node, context)
      return
    case 'image':
      reportSize(node, context)
      reportTitle(node, context)
      return
    case 'list':
      reportContinuation(node, context)
      return
    case 'table':
      for (const row of node.children) reportRow(row, node.align?.length ?? row.children.length, context)
      return
    case 'thematicBreak':
      reportRule(node, context)
      return
    case 'blockquote':
      if (/^>{3,}$/.test(sourceOf(node, context)))
        foreign(
          context,
          startOf(node),
          '>>>',
          'begins or ends a GitLab quote',
          'write ">" before each line of the quote',
        )
  }
}

const sourceOf = (node: Nodes, { text }: TextContext): string => text.slice(startOf(node), node.position?.end.offset)

/** `H~2~O`, which one tilde on each side deletes. */
function reportLowered(node: Delete, context: TextContext): void {
  const written = sourceOf(node, context)
  if (!/^~[^~\s]{1,30}~$/.test(written) || !/[\w)]/.test(context.text[startOf(node) - 1] ?? '')) return
  const fix = 'set "subSup: true" under "markdown" in content/site.yaml, or "~~" on each side for deleted text'
  foreign(context, startOf(node), written, 'is subscript, which is struck through here', fix)
}

const OPTION = /^(?::(?:include|ignore|disabled|target|size|type|class|id|no-zoom|crossorgin)\b.*|mention|@embed)$/s

/** docsify has options in titles, and GitBook marks links to pages. */
function reportTitle(node: Link | Image, context: TextContext): void {
  const { title } = node
  if (!title || !OPTION.test(title)) return
  const [what, fix] = title.startsWith(':include')
    ? ['is a docsify include, and is a link here', 'write ":::include{file=…}"']
    : ['is an option of another generator, and becomes the title here', 'remove it']
  foreign(context, startOf(node), title, what, fix)
}

/** `![Text|100x200](…)` */
function reportSize(node: Image, context: TextContext): void {
  const size = /\|\d+(?:x\d+)?$/.exec(node.alt ?? '')?.[0]
  if (size === undefined) return
  foreign(
    context,
    startOf(node),
    size,
    'is an Obsidian image size, which is part of the alternative text here',
    'remove it',
  )
}

/** A line with "+" alone, which continues the item above it in AsciiDoc. */
function reportContinuation(node: List, context: TextContext): void {
  const start = startOf(node)
  if ((node.position?.end.offset ?? 0) - start > 9 || sourceOf(node, context).trim() !== '+') return
  if (!/\S[ \t]*\n[ \t]*$/.test(context.text.slice(Math.max(0, start - 100), start))) return
  const what = 'is an AsciiDoc list continuation, and is an empty item here'
  foreign(context, start, '+', what, 'remove it, and indent what follows below its item')
}

/** What a row has beyond the columns of its table is not shown, often because of a bar in code. */
function reportRow({ children }: TableRow, columns: number, context: TextContext): void {
  const extra = children.slice(columns).find((cell) => cell.children.length > 0)
  const [first] = extra?.children ?? []
  if (!extra || !first) return
  const written = context.text.slice(startOf(first), extra.children.at(-1)?.position?.end.offset)
  const what = 'is in a cell beyond the columns of its table, which is left out'
  foreign(context, startOf(first), written, what, 'write "\\|" for a bar within a cell, or add a column')
}

/** `---- -----` below a row of words is a Pandoc table; two lines close to the text between them are no lines. */
function reportRule(node: ThematicBreak, context: TextContext): void {
  const written = sourceOf(node, context)
  if (/^-{2,}(?:[ \t]+-{2,})+[ \t]*$/.test(written)) {
    const what = 'is part of a Pandoc table, and is a thematic break here'
    foreign(context, startOf(node), written, what, 'write a table with "|"')
  } else if (
    !isBelowHeading(node, context) &&
    isOpening(written.trim(), context.text.slice(node.position?.end.offset))
  ) {
    const what = 'is an AsciiDoc block delimiter or a reStructuredText title line, and is a thematic break here'
    foreign(context, startOf(node), written, what, 'write a fence, or "#" before the title')
  }
}

/** A line right below a heading separates it from its text, as the next one does. */
const isBelowHeading = (node: ThematicBreak, { text }: TextContext): boolean =>
  /(?:^|\n)#{1,6}[ \t][^\n]*\n[ \t]*$/.test(text.slice(0, startOf(node)).slice(-300))

/** Compared with a text: a pattern may overflow the stack on millions of characters. */
const isRule = (line: string): boolean =>
  line.length >= 4 && '-*_'.includes(line.charAt(0)) && line === line.charAt(0).repeat(line.length)

/** Whether the same line of four or more characters ends the text that follows without a blank line. */
function isOpening(line: string, after: string): boolean {
  if (!isRule(line) || !/^[ \t]*\n[ \t>]*\S/.test(after)) return false
  const lines = after.split('\n').map((each) => each.replace(/^[ \t>]+/, '').trimEnd())
  const closing = lines.indexOf(line, 2)
  return closing > 0 && lines[closing - 1] !== ''
}
