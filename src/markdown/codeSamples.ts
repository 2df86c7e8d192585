import type { Code, InlineCode, Nodes, Root } from 'mdast'
import type { CodeSample, NamedInText } from '../model/page.ts'
import { replaceVariables } from '../model/variables.ts'
import type { TextContext } from './context.ts'

/** Languages in which a guide shows what is sent to an API, what comes back, and how to call it. */
const CHECKED = new Set(
  'json bash sh shell zsh console curl http js mjs javascript jsx ts typescript tsx py python python3'.split(' '),
)

/** The code of a guide that can be compared with an API, with what its fence says that it is. */
export function codeSamples(root: Root, context: TextContext): CodeSample[] {
  if (!context.options.hasApis) return []
  const lines = context.text.split('\n')
  return nodesIn(root, 'code').flatMap((node) => {
    const language = node.lang?.toLowerCase() ?? ''
    const api = markIn(node, 'api')
    const schema = markIn(node, 'schema')
    if (!CHECKED.has(language) && api === undefined && schema === undefined) return []
    return [{ language, api, schema, code: withVariables(node.value, context), ...placeOfCode(node, lines, context) }]
  })
}

const markIn = ({ meta }: Code, key: 'api' | 'schema'): string | undefined =>
  new RegExp(`(?:^|\\s)${key}=(?:"([^"]*)"|(\\S+))`)
    .exec(meta ?? '')
    ?.slice(1)
    .find((each) => each !== undefined)

/** A fence in a list or quote has its lines behind a margin, which is no part of the code. */
function placeOfCode(node: Code, lines: string[], context: TextContext): Pick<CodeSample, 'place' | 'margin'> {
  const fence = context.placeOf(node)
  const opening = node.position?.start.line ?? 1
  const first = node.value.split('\n', 1)[0] ?? ''
  const margin = Math.max(0, (lines[opening]?.trimEnd().length ?? 0) - first.trimEnd().length)
  return { place: { file: fence.file, line: fence.line + 1, column: margin + 1 }, margin }
}

/** Names in code within a sentence: what may be a field or a value of an API. */
export function namesInText(root: Root, context: TextContext): NamedInText[] {
  if (!context.options.hasApis) return []
  return nodesIn(root, 'inlineCode').flatMap((node) => {
    const name = withVariables(node.value, context)
    return NAME.test(name) ? [{ name, place: context.placeOf(node) }] : []
  })
}

/** `amountRequested` or `open_for_subscription`; a single word may be anything. */
const NAME = /^[a-z][a-z\d]*(?:[A-Z][a-zA-Z\d]*|(?:_[a-z\d]+)+)$/

const withVariables = (text: string, { options }: TextContext): string => replaceVariables(text, options.variables)

function nodesIn(root: Root, type: 'code'): Code[]
function nodesIn(root: Root, type: 'inlineCode'): InlineCode[]
function nodesIn(root: Root, type: 'code' | 'inlineCode'): Nodes[] {
  const found: Nodes[] = []
  const open: Nodes[] = [root]
  for (let node = open.pop(); node; node = open.pop()) {
    if (node.type === type) found.push(node)
    if ('children' in node) open.push(...node.children.toReversed())
  }
  return found
}
