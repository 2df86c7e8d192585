import type { Code, Delete, Html, Nodes, Root, Text } from 'mdast'
import { type Problem, warning } from '../../model/problem.ts'
import type { TextContext } from '../context.ts'
import { constructsOf, MAYBE_FOREIGN } from './constructs.ts'
import { TEMPLATES } from './templates.ts'

/** Warns about what other generators would make something of, and what is printed as text, or removed, here. */
export function reportForeign(root: Root, context: TextContext): void {
  if (!MAYBE_FOREIGN.test(context.text)) return
  const open: { node: Nodes; inHeading: boolean }[] = [{ node: root, inHeading: false }]
  for (let next = open.pop(); next; next = open.pop()) {
    const { node, inHeading } = next
    if (node.type === 'text') reportText(node, inHeading, context)
    if (node.type === 'html') reportComponents(node, context)
    if (node.type === 'code') reportIncludedCode(node, context)
    if (node.type === 'delete') reportLowered(node, context)
    if ('children' in node)
      for (const child of node.children) open.push({ node: child, inHeading: inHeading || node.type === 'heading' })
  }
}

function reportText(node: Text, inHeading: boolean, context: TextContext): void {
  const start = node.position?.start.offset
  if (start === undefined) return
  const source = context.text.slice(start, node.position?.end.offset)
  // One pattern for most texts, instead of all of them: a page often has a sign of one construct in its code only.
  if (!MAYBE_FOREIGN.test(source)) return
  const taken: { from: number; to: number }[] = []
  for (const { name, pattern, fix, startsLine } of constructsOf(context.source)) {
    for (const { 0: written, index } of source.matchAll(pattern)) {
      const isId = inHeading && /^\{:?[ \t]*#[^\s}]+[ \t]*\}$/.test(written)
      const isTaken = taken.some(({ from, to }) => index < to && index + written.length > from)
      if (isId || isTaken || context.text[start + index - 1] === '\\') continue
      if (startsLine && !beginsLine(context.text, start + index)) continue
      taken.push({ from: index, to: index + written.length })
      report(context, start + index, written.trim(), `is ${name}, which is printed as text`, fix)
    }
  }
}

/** Whether there is nothing before an offset in its line but the marks of quotes and lists. */
const beginsLine = (text: string, offset: number): boolean =>
  /^[ \t>]*(?:(?:[-*+]|\d+[.)])[ \t]+)*$/.test(text.slice(text.lastIndexOf('\n', offset - 1) + 1, offset))

const COMPONENT = /<([A-Z][\w.]*|[a-z]+(?:-[a-z]+)+)(?=[\s/>])/g

/** Names with a capital or a hyphen are components, which are removed while their contents are kept. */
function reportComponents(node: Html, context: TextContext): void {
  const start = node.position?.start.offset ?? 0
  if (/^<!--/.test(node.value)) {
    const written = /^<!--[ \t]*@include:[^\n]*?-->/.exec(node.value)?.[0]
    if (written) report(context, start, written, 'is an included file of VitePress, which is left out', INCLUDE)
    return
  }
  for (const { name, pattern, fix } of TEMPLATES)
    for (const { 0: written, index } of node.value.matchAll(pattern))
      report(context, start + index, written, `is ${name}, which stays in HTML`, fix)
  for (const { 1: written = '', 0: before, index } of node.value.matchAll(IN_ATTRIBUTE))
    report(context, start + index + before.length - written.length, written, 'stays in HTML', 'write the value')
  for (const { 0: written, 1: name = '', index } of node.value.matchAll(COMPONENT)) {
    const fix = FIXES[name] ?? 'write a directive or Markdown in its place'
    report(context, start + index, `${written}>`, 'is a component, which is removed', fix)
  }
}

/** A variable is replaced in attributes that are text for readers. */
const IN_ATTRIBUTE =
  /<[a-z][^<>]{0,500}?\s(?!(?:alt|title|aria-label|data-label)=)[\w:@.-]+=["'][^"'{]*(\{\{\s*[A-Za-z][\w-]*\s*\}\})/gi

const INCLUDE = 'write ":::include{file=…}"'

/** A code block that holds nothing but includes; one that shows how to include has another language. */
function reportIncludedCode({ value, lang, position }: Code, context: TextContext): void {
  if (!lang || /^(?:md|mdx|markdown|te?xt|html|jinja\d?|handlebars|hbs)$/.test(lang)) return
  if (value === '' || !value.split('\n').every((line) => INCLUDES.test(line))) return
  report(
    context,
    position?.start.offset ?? 0,
    value.trim(),
    'is an include, which is printed as code',
    'write "file=…" behind the language',
  )
}

const INCLUDES =
  /^\s*(?:\{\{#(?:include|rustdoc_include|playground)\s[^}]*\}\}|-+8<-+[ \t]+"[^"]+"|\{\{[<%]\s*(?:include|readfile)\b[^}]*\}\}|<<<[ \t]*[@./]\S*)?\s*$/

/** `H~2~O`, which one tilde on each side deletes. */
function reportLowered({ position }: Delete, context: TextContext): void {
  const start = position?.start.offset ?? 0
  const written = context.text.slice(start, position?.end.offset)
  if (!/^~[^~\s]{1,30}~$/.test(written) || !/[\w)]/.test(context.text[start - 1] ?? '')) return
  const fix = 'set "subSup: true" under "markdown" in content/site.yaml, or write "~~" to delete'
  report(context, start, written, 'is text that is written lower, which is struck through', fix)
}

const FIXES: { readonly [name: string]: string } = {
  Tabs: 'write "::::tabs"',
  TabItem: 'write ":::tab[Label]" inside "::::tabs"',
  Admonition: 'write ":::note[Title]"',
  Aside: 'write ":::note[Title]"',
  Card: 'write ":::cards" with a list inside',
  CardGrid: 'write ":::cards" with a list inside',
  Details: 'write ":::details[Summary]"',
}

function report(context: TextContext, offset: number, written: string, what: string, fix: string): void {
  const line = written.replace(/\s+/g, ' ')
  const target = line.length > LONGEST ? `${line.slice(0, LONGEST)}…` : line
  const details = { message: `"${target}" ${what}`, fix, target }
  context.problems.push(warning('foreign-syntax', context.placeAt(offset), details))
}

const LONGEST = 60

/** A component that is named is not reported as unsafe, too. */
export function withoutFollowUps(problems: Problem[]): Problem[] {
  const named = problems.filter(({ rule, target }) => rule === 'foreign-syntax' && target?.startsWith('<'))
  if (named.length === 0) return problems
  const known = new Set(named.map(({ line, target = '' }) => `${line} ${target.slice(0, -1).toLowerCase()}`))
  return problems.filter(({ rule, line, message }) => {
    const element = /^(?:the attribute "[^"]*" of )?(<[\w.-]+)>/.exec(message)?.[1]
    return rule !== 'unsafe-html' || element === undefined || !known.has(`${line} ${element}`)
  })
}
