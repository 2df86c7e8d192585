import type { Element, Nodes } from 'hast'
import type { Nodes as MdastNodes } from 'mdast'
import type { Raw } from 'mdast-util-to-hast'
import type { CodeBlock } from '../../model/codeMarkup.ts'
import { pushAll } from '../../model/pushAll.ts'
import type { TextContext } from '../context.ts'
import { isElement, textOf } from '../hastElement.ts'
import { replaceInCode, replaceInText } from '../variables.ts'
import { codeBlockMarkup } from './diagram.ts'
import { readFenceMeta } from './fenceMeta.ts'
import { knownLanguage } from './knownLanguage.ts'

declare module 'hast' {
  interface Data {
    /** The input of the markup. */
    block?: CodeBlock
  }
}

/** Turns `<pre><code>`, from a fence or from raw HTML, into highlighted code; other `<pre>` stay as they are. */
export function codeBlock(pre: Element, context: TextContext): Raw | undefined {
  const [code, ...others] = pre.children
  if (!isElement(code, 'code') || others.length > 0) return undefined
  // The last line break ends the last line.
  const text = textOf(code).replace(/\n$/, '')
  const language = String(pre.properties['dataLanguage'] ?? languageClass(code) ?? '')
  const block = readBlock({ text, language, meta: String(pre.properties['dataMeta'] ?? '') }, pre, context)
  return { type: 'raw', value: codeBlockMarkup(block, context), data: { block } }
}

/** Code as it is written, with the info string of its fence. */
type WrittenCode = { text: string; language: string; meta: string }

/** Highlights code and reads the options of its fence. */
export function readBlock(written: WrittenCode, node: Nodes | MdastNodes, context: TextContext): CodeBlock {
  const { highlighter } = context.options
  const text = replaceInCode(written.text, context)
  const { value: language, problems } = knownLanguage(written.language, highlighter, () => context.placeOf(node))
  pushAll(context.problems, problems)
  const meta = readFenceMeta(written.meta)
  const title = meta.title && replaceInText(meta.title, node, context)
  context.words.push(text, '\n')
  return { code: { language, lines: highlighter.highlight(text, language) }, display: { ...meta, title } }
}

function languageClass({ properties }: Element): string | undefined {
  const names = Array.isArray(properties['className']) ? properties['className'] : []
  return names
    .map(String)
    .find((name) => name.startsWith('language-'))
    ?.slice('language-'.length)
}
