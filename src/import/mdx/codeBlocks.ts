import { codeFence } from '../../model/markdown.ts'
import type { Attributes } from '../convert/treatment.ts'
import { expressionIn } from '../markup/scopeOf.ts'
import { staticValue } from '../read/javascript/staticValue.ts'
import { asText } from '../read/json.ts'
import { type JsxElement, literalIn } from './attributes.ts'
import { codeMarks } from './codeMarks.ts'
import type { Context } from './context.ts'

/** `<CodeBlock>` around a text, around an expression with a known value, or around a file that the page imports. */
export function codeBlock(
  node: JsxElement,
  { className = '', language = className.replace(/^.*language-(\S+).*$/, '$1') || 'text', title }: Attributes,
  inside: string,
  context: Context,
): string | undefined {
  const expression = /^\s*\{([\s\S]*)\}\s*$/.exec(inside)?.[1]
  const code = expression === undefined ? inside : (importedCode(expression, context) ?? codeIn(expression, context))
  return code === undefined ? undefined : fence(code, [language, ...titled(title), ...codeMarks(node, context)])
}

/** The text of a file that is imported with a loader for text. */
function importedCode(expression: string, { imports, conversion }: Context): string | undefined {
  const from = imports.get(expression.trim())
  return from === undefined ? undefined : conversion.include(from.replace(/^.*!/, ''))?.text
}

function codeIn(expression: string, { imports, scope }: Context): string | undefined {
  const node = expressionIn(expression)
  return literalIn(expression, imports) ?? (node && asText(staticValue(node, scope)))
}

/** `<Code code={source}>` with a text, or with a file that the page imports. */
export function codeOf(node: JsxElement, { code = '', lang, title }: Attributes, context: Context): string | undefined {
  const path = /^([^\s`]+)\?raw$/.exec(code)?.[1]
  const file = path === undefined ? undefined : context.conversion.include(path)
  const shown = file?.text ?? (path === undefined ? code : '')
  if (shown.trim() === '') return undefined
  const language = lang || (/\.(\w+)$/.exec(path ?? '')?.[1] ?? 'text')
  return fence(file ? shown.trimEnd() : shown, [language, ...titled(title), ...codeMarks(node, context)])
}

/** A text whose language a component of the site names is code, whatever else the component does with it. */
export function codeInComponent(
  node: JsxElement,
  attributes: Attributes,
  inside: string | undefined,
  context: Context,
): string | undefined {
  const { code, lang, language = lang } = attributes
  // The language of a text is named in the same way.
  const isCode = attributes['language'] !== undefined || code !== undefined || (inside ?? '').trim().includes('\n')
  if (language === undefined || !/^[\w+#-]+$/.test(language) || !isCode) return undefined
  if (inside === undefined || inside.trim() === '')
    return code?.trim() ? codeOf(node, { ...attributes, lang: language }, context) : undefined
  return /^\s*\{/.test(inside) || !/[<{]/.test(inside)
    ? codeBlock(node, { ...attributes, language }, inside, context)
    : undefined
}

const titled = (title: string | undefined): string[] => (title ? [`title="${title}"`] : [])

const fence = (code: string, info: string[]): string => codeFence(code.trim(), info.join(' '))
