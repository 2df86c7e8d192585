import type { Statement } from '@babel/types'
import { capitalised } from '../../model/nameInWords.ts'
import { scopeOf, statementsIn } from '../markup/scopeOf.ts'
import { bindingsOf } from '../read/javascript/bindings.ts'
import { isFunction } from '../read/javascript/functions.ts'
import { staticValue } from '../read/javascript/staticValue.ts'
import { isObject, type Json } from '../read/json.ts'
import type { Conversion } from './dialect.ts'
import { inMarkdown } from './links.ts'

/**
 * The sections that have moved to other pages, by a script that sends readers there: links, each with the id that the section
 * had. Undefined for any other script.
 */
export function movedSections(script: string, conversion: Conversion): string | undefined {
  const moves = /\blocation\b/.test(script) ? movesIn(script, conversion) : []
  const links = moves.map(([id, to]) => `- <a id="${id}"></a>[${inWords(id)}](${inMarkdown(to)})`)
  return links.length === 0 ? undefined : [':::details[Sections that have moved]', ...links, ':::'].join('\n')
}

/** `var fragments = { "#a": "b.html#a" }`, in the script or in the function that it calls. */
function movesIn(script: string, { source, modules }: Conversion): [id: string, to: string][] {
  const body = statementsIn(script)
  const scope = scopeOf(source, [], {}, modules)
  const declared = [...bindingsOf({ body: [...body, ...body.flatMap(calledIn)] }).values()]
  const values = declared.flatMap((each) => (each.kind === 'expression' ? (staticValue(each.node, scope) ?? []) : []))
  return values.map(movesOf).find((moves) => moves.length > 0) ?? []
}

/** The statements of `(function () { … })()`. */
function calledIn(statement: Statement): Statement[] {
  if (statement.type !== 'ExpressionStatement' || statement.expression.type !== 'CallExpression') return []
  const { callee } = statement.expression
  return isFunction(callee) && callee.body.type === 'BlockStatement' ? callee.body.body : []
}

/** The entries of a value all of whose keys are fragments. */
function movesOf(value: Json): [id: string, to: string][] {
  const entries = isObject(value) ? Object.entries(value) : []
  const moves = entries.flatMap(([from, to]): [string, string][] =>
    /^#[\w.:-]+$/.test(from) && typeof to === 'string' ? [[from.slice(1), to]] : [],
  )
  return moves.length === entries.length ? moves : []
}

const inWords = (id: string): string => capitalised(id.replace(/[^\p{L}\p{N}]+/gu, ' ').trim())
