import type { Nodes, Root } from 'mdast'
import { type ProblemDetails, type Rule, warning } from '../../model/problem.ts'
import { pushAll } from '../../model/pushAll.ts'
import type { TextContext } from '../context.ts'
import { colonsOf, type Directive } from '../directives/directiveParts.ts'
import { isClosed } from '../directives/reportDirective.ts'
import { reportFence } from './reportFence.ts'

/** Warns about what is valid Markdown in a page, and hardly meant. A page with a head in its front matter needs no text. */
export function reportFaults(root: Root, context: TextContext, hasHead: boolean): void {
  let titles = 0
  const open: Nodes[] = [root]
  for (let node = open.pop(); node; node = open.pop()) {
    if (node.type === 'heading' && node.depth === 1 && titles++ > 0) reportSecondTitle(node, context)
    else if (node.type === 'code') reportFence(node, root, context)
    else if (node.type === 'image') {
      reportAddress(node, context)
      if (!node.alt?.trim()) reportSilentImage(node, node.url, context)
    } else if (node.type === 'link' || node.type === 'definition') reportAddress(node, context)
    else if (node.type === 'imageReference') {
      if (!node.alt?.trim()) reportSilentImage(node, node.label ?? node.identifier, context)
    } else if (node.type === 'html') {
      reportSilentTags(node, context)
      reportAddressesIn(node, context)
    } else if (node.type === 'text') {
      const start = node.position?.start.offset
      // A piece of a text in which addresses became links has no place.
      if (start === undefined) continue
      if (node.value.includes('] (')) reportSpacedLink(start, node, context)
      if (node.value.includes('](')) reportSpacedAddress(start, node, context)
    } else if (node.type === 'containerDirective') reportColons(node, context)
    if ('children' in node) pushAll(open, node.children.toReversed())
  }
  if (!hasHead && publishesNothing(root))
    report('empty-page', root, context, {
      message: 'this page publishes no text',
      fix: 'write something, or begin its file name with "_"',
    })
}

function report(rule: Rule, node: Nodes, context: TextContext, details: ProblemDetails): void {
  context.problems.push(warning(rule, context.placeOf(node), details))
}

const reportSecondTitle = (node: Nodes, context: TextContext): void =>
  report('second-title', node, context, {
    message: 'this page already has a title',
    fix: 'begin the heading with "##"',
  })

const NO_ALTERNATIVE = 'this image has no alternative text'

const reportSilentImage = (node: Nodes, target: string, context: TextContext): void =>
  report('missing-alt', node, context, { message: NO_ALTERNATIVE, fix: 'describe it between the brackets', target })

function reportSilentTags(node: Extract<Nodes, { type: 'html' }>, context: TextContext): void {
  if (/<img\b(?![^>]{0,2000}\balt\s*=)[^>]{0,2000}>/i.test(node.value))
    report('missing-alt', node, context, {
      message: NO_ALTERNATIVE,
      fix: 'add alt="…", which is empty for decoration',
    })
}

/** `https://x/<VERSION>/y`, `/users/{id}` and `${host}` are not addresses. */
function reportAddress(node: Extract<Nodes, { url: string }>, context: TextContext): void {
  reportLeft(node.url, node, context)
}

function reportLeft(url: string, node: Nodes, context: TextContext): void {
  const left = /\$?\{[^}]{0,300}\}|<[^>]{0,300}>|%7B[^/%]{0,300}%7D|%[A-Z]{2,}_[A-Z_]*%/i.exec(url)?.[0]
  if (left === undefined) return
  report('doubtful-link', node, context, {
    message: `"${left}" is left in the address "${url}"`,
    fix: `write the address itself, or mark "${url}" as code`,
    target: url,
  })
}

/** What a template has left in the addresses of raw HTML; braces in pairs are reported as such. */
function reportAddressesIn(node: Extract<Nodes, { type: 'html' }>, context: TextContext): void {
  for (const [, url = ''] of node.value.matchAll(/<[a-z][^<>]{0,500}?\s(?:href|src)=["']([^"'{]*\{[^{"'][^"']*)["']/gi))
    reportLeft(url, node, context)
}

function reportSpacedLink(start: number, node: Nodes, context: TextContext): void {
  const source = context.text.slice(start, node.position?.end.offset)
  for (const { index } of source.matchAll(/\[[^\][\n]+\] \(/g)) {
    const at = start + index
    // The address itself is a link, and so not part of the text.
    const written = SPACED_LINK.exec(context.text.slice(at, at + LONGEST_LINK))?.[0]
    if (written === undefined || context.text[at - 1] === '\\') continue
    const replacement = written.replace('] (', '](')
    const fix = `write "${replacement}"`
    const details = { message: `"${written}" is not a link`, fix, target: written, replacement }
    context.problems.push(warning('doubtful-link', context.placeAt(at), details))
  }
}

const SPACED_LINK = /^\[[^\][\n]+\] \((?:(?:https?:\/\/|\.{0,2}\/|#)[^\s)]*|[\w./-]+\.(?:mdx?|html?)(?:#[^\s)]*)?)\)/
const LONGEST_LINK = 1000

/** `[text](my file.pdf)`: an address ends at the first space, and is text if more than a title follows. */
function reportSpacedAddress(start: number, node: Nodes, context: TextContext): void {
  const source = context.text.slice(start, node.position?.end.offset)
  for (const { index, 0: written, 1: address = '' } of source.matchAll(SPACED_ADDRESS)) {
    if (context.text[start + index - 1] === '\\') continue
    const replacement = written.replace(`(${address})`, `(<${address}>)`)
    const message = `"${written}" is not a link, since its address contains a space`
    const details = { message, fix: `write "${replacement}"`, target: written, replacement }
    context.problems.push(warning('doubtful-link', context.placeAt(start + index), details))
  }
}

const SPACED_ADDRESS = /!?\[[^\][\n]*\]\(((?:(?:https?:\/\/|\.{0,2}\/)[^\s()<>"']+|[\w./-]+)(?:[ ][^\s()<>"']+)+)\)/g

/** A directive ends at the first line with as many colons, which is that of a directive inside it. */
function reportColons(node: Directive, context: TextContext): void {
  const own = colonsOf(node, context.text)
  if (own === 0) return
  const inner = node.children.flatMap((child) => directivesIn(child, context))
  const first = inner.find((child) => colonsOf(child, context.text) >= own)
  if (!first) return
  const colons = ':'.repeat(colonsOf(first, context.text) + 1)
  const message = `":::${node.name}" ends with the first ":::${first.name}" inside it, since it has no more colons`
  const fix = `write "${colons}${node.name}", and close it with "${colons}"`
  report('unknown-directive', node, context, { message, fix })
}

/** A directive in an item of a list is still open where its line of colons has closed the one around the list. */
function directivesIn(node: Nodes, context: TextContext): Directive[] {
  if (node.type === 'containerDirective') return [node]
  if (node.type !== 'list') return []
  const inItems = node.children.flatMap((item) => item.children.flatMap((child) => directivesIn(child, context)))
  return inItems.filter((each) => !isClosed(each, context))
}

/** Whether there is nothing but comments and definitions. */
const publishesNothing = ({ children }: Root): boolean =>
  children.every((node) => node.type === 'definition' || (node.type === 'html' && !showsSomething(node.value)))

/** Whether HTML shows something: text outside of tags and comments, or an element that is drawn. */
const showsSomething = (html: string): boolean =>
  html
    .replace(/<!--[\s\S]*?(?:-->|$)/g, '')
    .replace(/<(?!(?:img|video|audio|svg|hr|iframe)\b)[^<>]*>/gi, '')
    .trim() !== ''
