import type { Element } from 'hast'
import type { Raw } from 'mdast-util-to-hast'
import { type CodeBlock, codeMarkup } from '../../model/codeMarkup.ts'
import type { TextContext } from '../context.ts'
import { isElement, textOf } from '../hastElement.ts'
import { replaceInCode, replaceInText } from '../variables.ts'
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
  const text = replaceInCode(textOf(code), context).replace(/\n$/, '')
  const language = languageOf(pre, code, context)
  const meta = readFenceMeta(String(pre.properties['dataMeta'] ?? ''))
  const title = meta.title && replaceInText(meta.title, pre, context)
  const highlighted = { language, lines: context.options.highlighter.highlight(text, language) }
  const display = { ...meta, title }
  context.words.push(text, '\n')
  return { type: 'raw', value: codeMarkup(highlighted, display), data: { block: { code: highlighted, display } } }
}

function languageOf(pre: Element, code: Element, { options, placeOf, problems }: TextContext): string {
  const written = String(pre.properties['dataLanguage'] ?? languageClass(code) ?? '')
  const known = knownLanguage(written, options.highlighter, () => placeOf(pre))
  problems.push(...known.problems)
  return known.value
}

function languageClass({ properties }: Element): string | undefined {
  const names = Array.isArray(properties['className']) ? properties['className'] : []
  return names
    .map(String)
    .find((name) => name.startsWith('language-'))
    ?.slice('language-'.length)
}
