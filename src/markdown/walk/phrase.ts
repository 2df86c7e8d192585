import type { PhrasingContent, Text } from 'mdast'
import { codeSpan } from '../../model/markdown.ts'
import type { DrawnText } from '../drawnText.ts'
import { iconText } from '../icons/icon.ts'
import { isLineBreak } from '../islands.ts'
import { formulaText } from '../math/formulaText.ts'
import { replaceInCode, replaceInText } from '../variables.ts'
import { around, joinWords, LINE_BREAK, wordsOf } from '../writer/words.ts'
import { writeFootnoteReference } from './footnoteReference.ts'
import { writeImage, writeLink } from './links.ts'
import { escapeText } from './markup.ts'
import { trimLines } from './trimLines.ts'
import type { Walk } from './walk.ts'
import type { Phrase } from './written.ts'

/** Writes what stands within a line. After a line break, a text begins without spaces. */
export function phrase(nodes: PhrasingContent[], walk: Walk, isAfterBreak = false): Phrase {
  const to: Phrase = { html: '', text: '', words: [] }
  let previous: PhrasingContent | undefined
  for (const node of nodes) {
    if (previous === undefined) writeNode(node, to, walk, isAfterBreak && node.type === 'text')
    else writeNode(node, to, walk, previous.type === 'break')
    previous = node
  }
  return to
}

function writeNode(node: PhrasingContent, to: Phrase, walk: Walk, isAfterBreak: boolean): void {
  if (node.type === 'text')
    writeText(isAfterBreak ? withoutIndent(trimLines(node.value)) : trimLines(node.value), node, to, walk)
  else if (node.type === 'inlineCode') writeCode(isAfterBreak ? withoutIndent(node.value) : node.value, to, walk)
  else if (node.type === 'emphasis')
    writeMarked(node.data?.hName ?? 'em', node.data?.hName ? '' : '*', phrase(node.children, walk, isAfterBreak), to)
  else if (node.type === 'strong')
    writeMarked(
      'strong',
      walk.inStrong ? '' : '**',
      phrase(node.children, { ...walk, inStrong: true }, isAfterBreak),
      to,
    )
  else if (node.type === 'delete') writeMarked('del', '~~', phrase(node.children, walk, isAfterBreak), to)
  else if (node.type === 'break') writeBreak(to, walk)
  else if (node.type === 'link' || node.type === 'linkReference')
    writeLink(node, () => phrase(node.children, { ...walk, inLink: true }, isAfterBreak), to, walk)
  else if (node.type === 'image' || node.type === 'imageReference') writeImage(node, to, walk)
  else if (node.type === 'footnoteReference') writeFootnoteReference(node, to, walk)
  else if (node.type === 'inlineFormula') writeDrawn(formulaText(node), to, walk)
  else if (node.type === 'icon') writeDrawn(iconText(node), to, walk)
  else if (node.type === 'html') writeHtml(node.value, to, walk)
  else throw new Error(`the walk does not support "${node.type}"`)
}

function writeText(written: string, node: Text, to: Phrase, walk: Walk): void {
  const text = replaceInText(written, node, walk.context)
  walk.context.words.push(text)
  to.html += escapeText(text)
  to.text += text
  to.words.push(wordsOf(text))
}

function writeCode(written: string, to: Phrase, { context }: Walk): void {
  const code = replaceInCode(written.replace(/\r?\n|\r/g, ' '), context)
  context.words.push(code)
  to.html += `<code>${escapeText(code)}</code>`
  to.text += code
  to.words.push(codeSpan(code))
}

function writeDrawn({ html, text, markdown }: DrawnText, to: Phrase, { context }: Walk): void {
  context.words.push(text)
  to.html += html
  to.text += text
  to.words.push(markdown)
}

function writeMarked(tagName: string, mark: '' | '*' | '**' | '~~', inner: Phrase, to: Phrase): void {
  to.html += `<${tagName}>${inner.html}</${tagName}>`
  to.text += inner.text
  to.words.push(mark === '' ? joinWords(inner.words) : around(mark, joinWords(inner.words)))
}

/** A line break; any other is a comment, which is not shown to readers. */
function writeHtml(html: string, to: Phrase, { context }: Walk): void {
  if (!isLineBreak(html)) return
  context.words.push('\n')
  to.html += '<br>'
  to.words.push(LINE_BREAK)
}

function writeBreak(to: Phrase, { context }: Walk): void {
  context.words.push('\n')
  to.html += '<br>\n'
  to.text += '\n'
  to.words.push(LINE_BREAK, ' ')
}

const withoutIndent = (text: string): string => text.replace(/^[\t ]+/, '')
