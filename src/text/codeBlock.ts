import { classesOf, find, type HtmlElement, type HtmlNode, textOf } from './htmlTree.ts'

/** Code in a fence that is longer than any inside. */
export function codeBlock(pre: HtmlElement, language: string): string {
  const lines = (find(pre, ({ name }) => name === 'code') ?? pre).children
  // Without colours, lines that come and go would both look as if they were there.
  const isChange = lines.some((line) => markOf(line) !== SAME)
  const written = lines.map((line) => (isChange && line.kind === 'element' ? markOf(line) : '') + textOf(line)).join('')
  const code = written.replace(/\n$/, '')
  const longest = Math.max(2, ...[...code.matchAll(/^`+/gm)].map(([ticks]) => ticks.length))
  const fence = '`'.repeat(longest + 1)
  return `${fence}${isChange ? 'diff' : language === 'text' ? '' : language}\n${code}\n${fence}`
}

const SAME = '  '

function markOf(line: HtmlNode): string {
  if (line.kind === 'text') return SAME
  const classes = classesOf(line)
  return classes.includes('deleted') ? '- ' : classes.includes('inserted') ? '+ ' : SAME
}
