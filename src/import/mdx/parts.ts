import type { Attributes } from '../convert/components.ts'
import { unedited } from '../convert/edits.ts'
import { literalIn } from './attributes.ts'
import type { Context } from './context.ts'

/** The Markdown of `import Part from './_part.mdx'`, converted in the same way. */
export function includedPartial(
  from: string,
  props: Attributes,
  { conversion, convertPart }: Context,
): string | undefined {
  const file = /\.mdx?$/.test(from) && convertPart ? conversion.include(from) : undefined
  if (!file) return undefined
  const body = file.text.replace(/^---\n[\s\S]*?\n---\n/, '')
  return convertPart?.(unedited(body, 1), { ...conversion, source: file.path }, props).text.trim()
}

/** `<CodeBlock>` around a literal, or around a file that the page imports. */
export function codeBlock(
  { className = '', language = className.replace(/^.*language-(\S+).*$/, '$1') || 'text', title }: Attributes,
  inside: string,
  { imports, conversion }: Context,
): string {
  const expression = /^\s*\{([\s\S]*)\}\s*$/.exec(inside)?.[1]
  const literal = expression === undefined ? inside : literalIn(expression, imports)
  const file =
    literal && imports.get(expression?.trim() ?? '') === literal
      ? conversion.include(literal.replace(/^.*!/, ''))
      : undefined
  const code = (file?.text ?? literal ?? expression ?? '').trim()
  const info = [language, ...(title ? [`title="${title}"`] : [])].join(' ')
  return `\`\`\`${info}\n${code}\n\`\`\``
}

/** `<Code code={source}>` with a file that the page imports. */
export function codeOfFile({ code = '', lang, title }: Attributes, { conversion }: Context): string | undefined {
  const path = /^([^\s`]+)\?raw$/.exec(code)?.[1]
  const file = path === undefined ? undefined : conversion.include(path)
  const info = [lang || (/\.(\w+)$/.exec(path ?? '')?.[1] ?? 'text'), ...(title ? [`title="${title}"`] : [])].join(' ')
  return file && `\`\`\`${info}\n${file.text.trimEnd()}\n\`\`\``
}

/** The markup of `{() => <p>…</p>}`, if it is HTML. */
export const markupIn = (inside: string): string | undefined =>
  /^\s*\{\s*\(\)\s*=>\s*\(?\s*(<([a-z]+)>[^<>{}]*<\/\2>)\s*\)?\s*;?\s*\}\s*$/.exec(inside)?.[1]
