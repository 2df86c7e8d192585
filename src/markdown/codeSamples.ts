import type { Code, InlineCode, Nodes, Root } from 'mdast'
import type { CodeSample, NamedInText } from '../model/page.ts'
import { replaceVariables } from '../model/variables.ts'
import type { TextContext } from './context.ts'

/** The languages in which guides show requests, responses and calls of an API. */
const CHECKED = new Set(
  'json bash sh shell zsh console curl http js mjs javascript jsx ts typescript tsx py python python3'.split(' '),
)

/** Returns the code of a guide that can be compared with an API, with the attributes of its fence. */
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

/** The lines of a fence in a list or quote have a prefix that is not part of the code. */
function placeOfCode(node: Code, lines: string[], context: TextContext): Pick<CodeSample, 'place' | 'margin'> {
  const fence = context.placeOf(node)
  const opening = node.position?.start.line ?? 1
  const first = node.value.split('\n', 1)[0] ?? ''
  const margin = Math.max(0, (lines[opening]?.trimEnd().length ?? 0) - first.trimEnd().length)
  return { place: { file: fence.file, line: fence.line + 1, column: margin + 1 }, margin }
}

/** Returns the names in inline code that may be properties or values of an API. */
export function namesInText(root: Root, context: TextContext): NamedInText[] {
  if (!context.options.hasApis) return []
  return nodesIn(root, 'inlineCode').flatMap((node) => {
    const name = withVariables(node.value, context)
    return NAME.test(name) ? [{ name, place: context.placeOf(node) }] : []
  })
}

/** Matches `amountRequested` or `open_for_subscription`; a single word is too ambiguous. */
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
