import { classesOf, find, type HtmlElement, textOf } from './htmlTree.ts'

/** Code in a fence that is longer than any inside. */
export function codeBlock(pre: HtmlElement, language: string): string {
  const isChange = find(pre, (element) => markOf(element) !== '  ') !== undefined
  const code = (isChange ? changeText(pre) : textOf(pre)).replace(/\n$/, '')
  const longest = Math.max(2, ...[...code.matchAll(/^`+/gm)].map(([ticks]) => ticks.length))
  const fence = '`'.repeat(longest + 1)
  return `${fence}${isChange ? 'diff' : language === 'text' ? '' : language}\n${code}\n${fence}`
}

/** Without colours, lines that come and go would both look as if they were there. */
function changeText(pre: HtmlElement): string {
  const code = find(pre, ({ name }) => name === 'code') ?? pre
  return code.children.map((node) => (node.kind === 'text' ? node.text : markOf(node) + textOf(node))).join('')
}

function markOf(element: HtmlElement): string {
  const classes = classesOf(element)
  if (!classes.includes('line')) return '  '
  return classes.includes('deleted') ? '- ' : classes.includes('inserted') ? '+ ' : '  '
}
