import type { Json } from '../../read/json.ts'
import { at, isObject } from '../../read/json.ts'
import type { Expression } from './parseExpression.ts'
import { parseTemplate, type TemplateNode } from './parseTemplate.ts'
import { lengthOf, printed } from './printed.ts'
import { FUNCTIONS, isTrue } from './templateFunctions.ts'

/** What a template asks for: arguments, what the shortcode contains, and parameters of the site. */
type TemplateContext = {
  get(key: string | number): Json
  params: Json
  inner: string | undefined
  param(name: string): Json | undefined
  /** What the front matter of the page has under a name. */
  own(name: string): Json | undefined
  /** What the files of data have under a path of names. */
  data(path: readonly string[]): Json | undefined
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
  if (part.kind === 'show') return spend(scope.budget, lengthOf(value)) ? printed(value) : undefined
  if (part.kind === 'set') {
    name(part.name, value, scope)
    return ''
  }
  if (!isTrue(value)) return filled(part.otherwise, scope)
  if (part.kind !== 'range') {
    name(part.names[0], value, scope)
    return filled(part.inside, part.kind === 'if' ? scope : { ...scope, dot: value })
  }
  let text = ''
  for (const [key, dot] of entriesOf(value)) {
    name(part.names.at(-1), dot, scope)
    if (part.names.length === 2) name(part.names[0], key, scope)
    const each = filled(part.inside, { ...scope, dot })
    if (each === undefined) return undefined
    text += each
  }
  return Array.isArray(value) || isObject(value) ? text : undefined
}

/** The entries of a list, or those of a mapping in the order of its keys. */
function entriesOf(value: Json): [string | number, Json][] {
  if (Array.isArray(value)) return value.map((each, index) => [index, each])
  return isObject(value) ? Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)) : []
}

function name(written: string | undefined, value: Json, { names }: Scope): void {
  if (written !== undefined) names.set(written, value)
}

const within = (budget: Scope['budget'], text: string | undefined): string | undefined =>
  spend(budget, text?.length ?? 0) ? text : undefined

/** Whether as many characters are left. */
function spend(budget: Scope['budget'], characters: number): boolean {
  budget.characters -= characters
  return budget.characters >= 0
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

function called(path: string, args: Json[], scope: Scope): Json | undefined {
  const { context, dot, depth, budget } = scope
  const [first] = args
  // What is made of texts may be kept, and put into further ones, without being shown.
  if (
    !spend(
      budget,
      args.reduce((sum: number, each) => sum + lengthOf(each), 0),
    )
  )
    return undefined
  if (path === '$.Get' || (path === '.Get' && dot === undefined))
    return typeof first === 'string' || typeof first === 'number' ? context.get(first) : undefined
  if (/^(?:\$?\.Page)?\.RenderString$/.test(path)) return args.at(-1)
  if (path === 'partial' && typeof first === 'string') {
    const text = context.partial(first)
    return text === undefined ? undefined : withPartials(text, context, depth + 1, budget)?.trim()
  }
  if (path === 'markdownify' && typeof first === 'string' && first !== context.inner)
    return within(budget, asBlock(first))
  if (SCRATCH.test(path) && typeof first === 'string') return kept(path, first, args[1], scope)
  if (path === 'getJSON' && typeof first === 'string') return dataIn(first, scope)
  if (/^(?:os\.F|f)ileExists$/.test(path) && typeof first === 'string') return context.file(first) !== undefined
  if (/^(?:os\.R|r)eadFile$/.test(path) && typeof first === 'string') return within(budget, context.file(first))
  if (/^\$?\.Page\.Param$/.test(path) && typeof first === 'string') return context.own(first) ?? context.param(first)
  return FUNCTIONS.get(path.replace(NAMESPACE, lowered))?.(args)
}

/** Stands in an empty line that Markdown needs, until those that the lines of a template leave are removed. */
export const KEPT_LINE = '\u{E000}'

/** Markdown of several lines needs empty lines around it and within it, also inside of HTML. */
const asBlock = (text: string): string =>
  text.trim().includes('\n') ? `\n\n${text.trim()}\n\n`.replaceAll('\n\n', `\n${KEPT_LINE}\n`) : text

const SCRATCH = /^(?:\$?\.(?:Page\.)?(?:Scratch|Store)|\$\w+)\.(?:Set|Get)$/

/** What a template keeps under a name of its own. */
function kept(path: string, key: string, value: Json | undefined, { names }: Scope): Json {
  const entry = `${path.replace(/^\$?\.(?:Page\.)?|\.\w+$/g, '')} ${key}`
  if (path.endsWith('.Get')) return names.get(entry) ?? null
  if (value !== undefined) names.set(entry, value)
  return ''
}

function dataIn(path: string, { context, budget }: Scope): Json | undefined {
  const text = within(budget, context.file(path))
  return text === undefined ? undefined : FUNCTIONS.get('unmarshal')?.([text])
}

/** `strings.TrimSpace` is `trimSpace`, and `crypto.MD5` is `md5`. */
const NAMESPACE = /^(?:(?:strings|transform|collections|compare|fmt|urls|math|encoding)\.([A-Z])|crypto\.([A-Z]+\d+)$)/
const lowered = (_: string, first = '', whole = ''): string => (first || whole).toLowerCase()

const PARAM = /^(?:\$?(?:\.Page)?\.Site|site)\.Params\.([\w.]+)$/
const OWN = /^\$?\.Page\.(?:Params\.([\w.]+)|(?:Title|Description)$)/
const DATA = /^(?:\$?(?:\.Page)?\.Site|site|hugo)\.Data\.([\w.]+)$/

function pathValue(path: string, { context, dot, names }: Scope): Json | undefined {
  const param = PARAM.exec(path)?.[1]
  if (param !== undefined) return context.param(param)
  const own = OWN.exec(path)
  if (own?.[1] !== undefined) return context.own(own[1]) ?? null
  // A page without a title of its own has one by other means.
  if (own) return context.own(path.replace(/^.*\./, '').toLowerCase())
  const data = DATA.exec(path)?.[1]
  if (data !== undefined) return context.data(data.split('.'))
  if (path === '.' && dot !== undefined) return dot
  if (path.startsWith('.') && dot !== undefined) return isObject(dot) ? fieldOf(dot, path) : undefined
  const ofShortcode = path.replace(/^\$(?=\.)/, '')
  if (ofShortcode === '.Inner') return context.inner ?? ''
  if (ofShortcode === '.Params') return context.params
  if (ofShortcode === '.IsNamedParams') return isObject(context.params)
  const [variable = '', field = ''] = path.split(/(?=\.)(.*)/s)
  const value = variable.startsWith('$') ? names.get(variable) : undefined
  return field === '' || value === undefined ? value : isObject(value) ? fieldOf(value, field) : undefined
}

/** `.a.b` of a mapping; nothing is what it does not have. */
const fieldOf = (value: Json, path: string): Json => at(value, ...path.slice(1).split('.')) ?? null
