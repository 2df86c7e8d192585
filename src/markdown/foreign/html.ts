import type { Html } from 'mdast'
import type { TextContext } from '../context.ts'
import { ALLOW_LIST } from '../sanitize/allowList.ts'
import { foreign, startOf } from './report.ts'
import { TEMPLATES } from './templates.ts'

const COMPONENT = /<([A-Z][\w.]*|[a-z]+(?:-[a-z]+)+)(?=[\s/>])/g

/** Reports something that is written at an offset of a block or an element. */
type Report = (at: number, written: string, what: string, fix: string) => void

export function reportHtml(node: Html, context: TextContext): void {
  const start = startOf(node)
  const report: Report = (at, written, what, fix) => foreign(context, start + at, written, what, fix)
  if (/^<!--/.test(node.value)) {
    reportComment(node.value, report)
    return
  }
  const reference = referenceAround(node, context)
  if (reference !== undefined)
    report(-1, reference, 'is an AsciiDoc reference, whose outer "<" and ">" are printed', 'write "[text](#id)"')
  reportTags(node.value, report)
  reportMarkdown(node.value, report)
  for (const { 1: written = '', 0: before, index } of node.value.matchAll(IN_ATTRIBUTE))
    report(index + before.length - written.length, written, 'stays in HTML', 'write the value')
  reportComponents(node.value, report)
}

function reportComment(html: string, report: Report): void {
  const [written] = /^<!--[ \t]*@include:[^\n]*?-->/.exec(html) ?? []
  if (written) report(0, written, 'is a VitePress include, which is left out', INCLUDE)
  const [opening] = /^<!--[ \t]*(?:(?:tabs|panels):start[ \t]*|tab:[^\n]*?)-->/.exec(html) ?? []
  if (opening) report(0, opening, 'begins docsify tabs, which are headings here', 'write "::::tabs"')
  const [badge] = /^<!--[ \t]*md:[a-z]+\b[^\n]*?-->/.exec(html) ?? []
  if (badge) report(0, badge, 'is a badge of Material for MkDocs, which is left out', 'write what it shows')
  const [option] = /^<!--[ \t]*\{?docsify-[\w-]+\}?[ \t]*-->/.exec(html) ?? []
  if (option) report(0, option, 'is a docsify option, which has no effect', 'remove it')
}

function reportTags(html: string, report: Report): void {
  const tagBeforeText = [...html.matchAll(TAG_BEFORE_TEXT)].at(-1)?.index ?? -1
  for (const { 0: tag, index: at } of html.matchAll(TAG)) {
    for (const { name, pattern, fix } of TEMPLATES)
      for (const { 0: written, index } of tag.matchAll(pattern))
        report(at + index, written, `is ${name}, which stays in HTML`, fix)
    if (DRAWN.test(tag)) report(at, tag, 'contains a diagram, whose source is printed', 'write a fence "```mermaid"')
    const [named] = /(?<=\s)(?:className|htmlFor)(?==)/.exec(tag) ?? []
    if (named) report(at, tag, `has the attribute "${named}" from JSX, which is removed`, 'write "class" or "for"')
    if (at <= tagBeforeText && /\smarkdown(?:=["']?\w*["']?)?[\s>]/.test(tag))
      report(at, tag, 'contains text that is not read as Markdown', BLANK_LINE)
  }
}

const TAG_BEFORE_TEXT = /<[a-z][^<>]*>[ \t]*\n?[ \t]*[^\s<]/g

function reportMarkdown(html: string, report: Report): void {
  for (const { 1: written = '', 0: before, index } of html.matchAll(DIRECTIVE)) {
    const at = index + before.length - written.length
    report(at, written, 'is a directive inside HTML, which is printed as text', 'write a blank line before it')
  }
  const shown = masked(html)
  // Text after a tag does not begin a line.
  const line = [...shown.matchAll(LINE_OF_MARKDOWN)].find(({ index }) =>
    /(?:^|\n)[ \t]*$/.test(html.slice(Math.max(0, index - 100), index)),
  )
  const unread = MARKDOWN.exec(shown) ?? line
  if (unread) report(unread.index, unread[0], 'is Markdown inside HTML, which is printed as text', BLANK_LINE)
}

/** Names with a capital or a hyphen are components, which are removed while their contents are kept. */
function reportComponents(html: string, report: Report): void {
  for (const { 0: written, 1: name = '', index } of html.matchAll(COMPONENT)) {
    if (isElementInCapitals(name)) continue
    const fix =
      FIXES.get(name) ?? (name.length === 1 ? 'mark it as code' : 'write a directive or Markdown in its place')
    report(index, `${written}>`, 'is a component, which is removed', fix)
  }
}

/** `<<install>>`, which is a tag between two marks. */
function referenceAround(node: Html, { text }: TextContext): string | undefined {
  const start = startOf(node)
  if (!/^<[a-z][\w-]*>$/.test(node.value) || ALLOW_LIST.tagNames?.includes(node.value.slice(1, -1))) return
  const around = text.slice(Math.max(0, start - 2), start + node.value.length + 2)
  return /(?:^|[^\w<])(<<[^<>]+>>)(?!>)/.exec(around)?.[1]
}

/** HTML has no case, and old pages are written in capitals: `<BR>`, `<TABLE>`. */
const isElementInCapitals = (name: string): boolean =>
  name === name.toUpperCase() && ALLOW_LIST.tagNames?.includes(name.toLowerCase()) === true

const DRAWN = /^<(?:div|pre|p|center)\s[^<>]*\bclass=["']?(?:[\w-]+ )*mermaid\b/

const TAG = /<[A-Za-z](?:[^<>"']|"[^"]*"|'[^']*'){0,2000}>/g

/** A link, strong text or code, which is read in blocks of HTML by MDX and others. */
const MARKDOWN =
  /!?\[[^\][\n]{1,200}\]\((?:[./#]|https?:)[^()\s]{1,500}\)|(?<![*\w])\*\*[^*\s](?:[^*\n]{0,200}[^*\s])?\*\*(?![*\w])|(?<![`\w])`[^`\n]{1,200}`(?![`\w])/

/** A fence, a heading, or two items of a list. */
const LINE_OF_MARKDOWN =
  /(?=[`~#*+-])(?<=(?:^|\n)[ \t]*)(?:```[^\n]{0,100}|~~~[^\n]{0,100}|#{1,6}[ \t]+\S[^\n]{0,100}|[-*+][ \t]+\S[^\n]{0,300}(?=\n[ \t]*[-*+][ \t]+\S))/g

const PART = /<!--[\s\S]*?(?:-->|$)|<(\/?)([a-z][\w-]*)(?![\w-])[^<>]*>/gi
const SHOWN = /^(?:pre|code|script|style|textarea)$/i

/** HTML in which tags, comments and what is shown as it is are blank. */
function masked(html: string): string {
  const pieces: string[] = []
  let [at, shown] = [0, '']
  for (const { 0: part, 1: slash, 2: name = '', index } of html.matchAll(PART)) {
    const text = html.slice(at, index)
    pieces.push(shown === '' ? text : ' '.repeat(text.length), ' '.repeat(part.length))
    at = index + part.length
    if (shown === '' && !slash && SHOWN.test(name)) shown = name
    else if (slash && name === shown) shown = ''
  }
  return pieces.join('') + (shown === '' ? html.slice(at) : '')
}

const BLANK_LINE = 'write a blank line after the tag'

const DIRECTIVE = /(?:^|\n|>)[ \t]*(:{3,}[ \t]*[A-Za-z][^\n<]{0,100})/g

/** A variable is replaced in attributes that are text for readers. */
const IN_ATTRIBUTE =
  /<[a-z][^<>]{0,500}?\s(?!(?:alt|title|aria-label|data-label)=)[\w:@.-]+=["'][^"'{]*(\{\{\s*[A-Za-z][\w-]*\s*\}\})/gi

const INCLUDE = 'write ":::include{file=…}"'

const FIXES: ReadonlyMap<string, string> = new Map([
  ['Tabs', 'write "::::tabs"'],
  ['TabItem', 'write ":::tab[Label]" inside "::::tabs"'],
  ['Admonition', 'write ":::note[Title]"'],
  ['Aside', 'write ":::note[Title]"'],
  ['Card', 'write ":::cards" with a list inside'],
  ['CardGrid', 'write ":::cards" with a list inside'],
  ['Details', 'write ":::details[Summary]"'],
])
