import type { Code, InlineCode } from 'mdast'
import type { CodeSample } from '../model/page.ts'
import { replaceVariables } from '../model/variables.ts'
import type { TextContext } from './context.ts'

/** The languages in which guides show requests, responses and calls of an API. */
const CHECKED = new Set(
  'json bash sh shell zsh console curl http js mjs javascript jsx ts typescript tsx py python python3'.split(' '),
)

/** Notes the code of a guide if it can be compared with an API, with the attributes of its fence. */
export function noteSample(node: Code, lines: () => string[], context: TextContext): void {
  if (!context.options.hasApis) return
  const language = node.lang?.toLowerCase() ?? ''
  const api = markIn(node, 'api')
  const schema = markIn(node, 'schema')
  if (!CHECKED.has(language) && api === undefined && schema === undefined) return
  const code = withVariables(node.data?.numbered ?? node.value, context)
  context.samples.push({ language, api, schema, code, ...placeOfCode(node, lines(), context) })
}

const MARKS = { api: /(?:^|\s)api=(?:"([^"]*)"|(\S+))/, schema: /(?:^|\s)schema=(?:"([^"]*)"|(\S+))/ }

function markIn({ meta }: Code, key: keyof typeof MARKS): string | undefined {
  const [, quoted, plain] = (meta && MARKS[key].exec(meta)) || []
  return quoted ?? plain
}

/** The lines of a fence in a list or quote have a prefix that is not part of the code. */
export function placeOfCode(node: Code, lines: string[], context: TextContext): Pick<CodeSample, 'place' | 'margin'> {
  const fence = context.placeOf(node)
  const opening = node.position?.start.line ?? 1
  const code = (node.data?.numbered ?? node.value).split('\n')
  const first = Math.max(
    0,
    code.findIndex((line) => line.trim() !== ''),
  )
  const margin = Math.max(0, lines[opening + first]?.lastIndexOf((code[first] ?? '').trimEnd()) ?? 0)
  return { place: { file: fence.file, line: fence.line + 1, column: margin + 1 }, margin }
}

/** Notes inline code that may be the name of a property or value of an API. */
export function noteName(node: InlineCode, context: TextContext): void {
  if (!context.options.hasApis) return
  const name = withVariables(node.value, context)
  if (NAME.test(name)) context.names.push({ name, place: context.placeOf(node) })
}

/** Matches `amountRequested` or `open_for_subscription`; a single word is too ambiguous. */
const NAME = /^[a-z][a-z\d]*(?:[A-Z][a-zA-Z\d]*|(?:_[a-z\d]+)+)$/

const withVariables = (text: string, { options }: TextContext): string => replaceVariables(text, options.variables)
