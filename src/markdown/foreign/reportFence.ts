import type { Code, Root } from 'mdast'
import { warning } from '../../model/problem.ts'
import { nearest } from '../../model/suggestion.ts'
import type { TextContext } from '../context.ts'

const MARKS = ['title', 'ins', 'del', 'lines', 'api', 'schema', 'file', 'region', 'name']

/** Warns about marks that have no meaning here, and about a fence that is not closed. */
export function reportFence(node: Code, root: Root, context: TextContext): void {
  const source = context.text.slice(node.position?.start.offset, node.position?.end.offset)
  if (!/^(?:`{3}|~{3})/.test(source)) return
  if (node.meta) reportMarks(node, node.meta, context)
  reportUnclosed(node, source, root, context)
}

const WORD =
  /([\w-]+)=(?:"[^"]{0,300}"|'[^']{0,300}'|\{[^}]{0,300}\}|\S*)|\{[^}]{0,300}\}|"[^"]{0,300}"|'[^']{0,300}'|\S+/g

/** Marks for the behaviour of a block in other generators, where a plain block is meant here. */
const PLAIN =
  /^(?:\{[\d,\s-]*\}|lines|copy|twoslash|ignore|no_run|should_panic|compile_fail|edition\d+|editable|noplayground|noplaypen|norun|runnable|mdbook-runnable|wrap|nowrap|preserveIndent|live|noInline|showLineNumbers|no-line-numbers)$/
const PLAIN_KEYS: ReadonlySet<string> = new Set([
  'frame',
  'wrap',
  'preserveIndent',
  'hangingIndent',
  'collapse',
  'collapseStyle',
  'lang',
])

function reportMarks(node: Code, meta: string, context: TextContext): void {
  const others: string[] = []
  for (const [word, key] of meta.matchAll(WORD)) {
    if (key === undefined) {
      if (!PLAIN.test(word)) others.push(word)
    } else if (!MARKS.includes(key) && !PLAIN_KEYS.has(key)) reportKey(node, key, context)
  }
  if (others.length === 0) return
  const target = others.join(' ')
  const message = `"${target}" is not a mark of a code block`
  const fix = `remove it, or write a title as title="…"; known marks: ${MARKS.join(', ')}`
  context.problems.push(warning('unknown-mark', context.placeOf(node), { message, fix, target }))
}

function reportKey(node: Code, key: string, context: TextContext): void {
  const meant = nearest(key, MARKS)
  const fix = meant === undefined ? `known marks: ${MARKS.join(', ')}` : `did you mean "${meant}"?`
  const details = { message: `"${key}=" is not a mark of a code block`, fix, target: key }
  // A mark of another program is usually on all of its blocks.
  const replacement = meant === undefined ? { once: key } : { replacement: meant }
  context.problems.push(warning('unknown-mark', context.placeOf(node), { ...details, ...replacement }))
}

function reportUnclosed(node: Code, source: string, root: Root, context: TextContext): void {
  const last = source.slice(source.lastIndexOf('\n') + 1)
  const isClosed = source.includes('\n') && /^[ \t>]*(?:`{3,}|~{3,})[ \t]*$/.test(last)
  const isRest = (node.position?.end.offset ?? 0) >= context.text.trimEnd().length
  const isOuter = root.children.includes(node)
  if (isClosed || (isOuter && !isRest)) return
  const message = `this code block is not closed, so the rest of ${isOuter ? 'the page' : 'its list item, quote or directive'} is code`
  const fix = 'close it with a line like the one that opens it'
  context.problems.push(warning('unclosed-fence', context.placeOf(node), { message, fix }))
}
