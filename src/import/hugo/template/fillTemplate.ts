import type { Json } from '../../read/json.ts'
import { isObject } from '../../read/json.ts'
import type { Expression } from './parseExpression.ts'
import { parseTemplate, type TemplateNode } from './parseTemplate.ts'
import { FUNCTIONS, isTrue, printed } from './templateFunctions.ts'

/** What a template asks for: arguments, what the shortcode contains, and parameters of the site. */
type TemplateContext = {
  get(key: string | number): Json
  params: Json
  inner: string | undefined
  param(name: string): Json | undefined
  /** The text of another template. */
  partial(name: string): string | undefined
  /** The text of a file of the site. */
  file(path: string): string | undefined
}

/** `dot` is undefined where it is the shortcode itself. */
type Scope = {
  context: TemplateContext
  dot: Json | undefined
  names: Map<string, Json>
  depth: number
  budget: { steps: number; characters: number }
}

/** Templates may name one another; deeper than this they go in a circle. */
const DEEPEST = 5
/** Lists within lists multiply, and so do texts that are put into texts. */
const MOST_STEPS = 10_000
const MOST_CHARACTERS = 1_000_000

/** Fills in a template of a shortcode; undefined if it does what only the program that it is written for can do. */
export const fillTemplate = (template: string, context: TemplateContext): string | undefined =>
  withPartials(template, context, 0, { steps: MOST_STEPS, characters: MOST_CHARACTERS })

function withPartials(
  template: string,
  context: TemplateContext,
  depth: number,
  budget: Scope['budget'],
): string | undefined {
  const parts = depth < DEEPEST ? parseTemplate(template) : undefined
  return parts && filled(parts, { context, dot: undefined, names: new Map(), depth, budget })
}

function filled(parts: readonly TemplateNode[], scope: Scope): string | undefined {
  let text = ''
  for (const part of parts) {
    const piece = pieceOf(part, scope)
    if (piece === undefined) return undefined
    text += piece
  }
  return text
}

function pieceOf(part: TemplateNode, scope: Scope): string | undefined {
  scope.budget.steps -= 1
  if (scope.budget.steps < 0) return undefined
  if (part.kind === 'text') return within(scope.budget, part.text)
  const value = resolved(part.value, scope)
  if (value === undefined) return undefined
  if (part.kind === 'show') return within(scope.budget, printed(value))
  if (part.kind === 'set') {
    scope.names.set(part.name, value)
    return ''
  }
  if (part.kind === 'if') return filled(isTrue(value) ? part.inside : part.otherwise, scope)
  if (!isTrue(value)) return filled(part.otherwise, scope)
  if (part.kind === 'with') return filled(part.inside, { ...scope, dot: value })
  if (!Array.isArray(value)) return undefined
  const each = value.map((dot) => filled(part.inside, { ...scope, dot }))
  return each.includes(undefined) ? undefined : each.join('')
}

function within(budget: Scope['budget'], text: string | undefined): string | undefined {
  budget.characters -= text?.length ?? 0
  return budget.characters < 0 ? undefined : text
}

function resolved(expression: Expression, scope: Scope): Json | undefined {
  if (expression.kind === 'value') return expression.value
  if (expression.kind === 'path') return pathValue(expression.path, scope)
  const args = expression.args.map((each) => (isContext(each, scope) ? null : resolved(each, scope)))
  const known = args.flatMap((each) => (each === undefined ? [] : [each]))
  if (known.length < args.length || expression.of.kind !== 'path') return undefined
  return called(expression.of.path, known, scope)
}

const isContext = (expression: Expression, { dot }: Scope): boolean =>
  expression.kind === 'path' && (expression.path === '$' || (expression.path === '.' && dot === undefined))

function called(path: string, args: Json[], { context, dot, depth, budget }: Scope): Json | undefined {
  const [first] = args
  // What is made of texts may be kept, and put into further ones, without being shown.
  const texts = args.map((each) => (typeof each === 'string' ? each : ''))
  if (within(budget, texts.join('')) === undefined) return undefined
  if (path === '$.Get' || (path === '.Get' && dot === undefined))
    return typeof first === 'string' || typeof first === 'number' ? context.get(first) : undefined
  if (/^(?:\$?\.Page)?\.RenderString$/.test(path)) return args.at(-1)
  if (path === 'partial' && typeof first === 'string') {
    const text = context.partial(first)
    return text === undefined ? undefined : withPartials(text, context, depth + 1, budget)?.trim()
  }
  if (/^(?:os\.R|r)eadFile$/.test(path) && typeof first === 'string') return within(budget, context.file(first))
  return FUNCTIONS.get(path.replace(NAMESPACE, lowered))?.(args)
}

/** `strings.TrimSpace` is `trimSpace`. */
const NAMESPACE = /^(?:strings|transform|collections|compare|fmt|urls)\.([A-Z])/
const lowered = (_: string, first: string): string => first.toLowerCase()

const PARAM = /^(?:\$?(?:\.Page)?\.Site|site)\.Params\.([\w.]+)$/

function pathValue(path: string, { context, dot, names }: Scope): Json | undefined {
  const param = PARAM.exec(path)?.[1]
  if (param !== undefined) return context.param(param)
  if (path === '.' && dot !== undefined) return dot
  const own = dot === undefined ? path.replace(/^\$(?=\.)/, '') : path.startsWith('$.') ? path.slice(1) : ''
  if (own === '.Inner') return context.inner ?? ''
  if (own === '.Params') return context.params
  if (own === '.IsNamedParams') return isObject(context.params)
  return path.startsWith('$') ? names.get(path) : undefined
}
