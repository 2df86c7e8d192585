import type { Node, Statement } from '@babel/types'
import { bindingsOf, exportedNode, passedOn } from '../read/javascript/bindings.ts'
import { boundTo, isFunction, returnedOf } from '../read/javascript/functions.ts'
import { keyOf } from '../read/javascript/names.ts'
import { MARKUP } from '../read/javascript/scope.ts'
import { staticValue } from '../read/javascript/staticValue.ts'
import type { Json, JsonObject } from '../read/json.ts'
import { builtinHtml } from './builtinHtml.ts'
import { withoutChanged } from './changedNames.ts'
import { SLOT } from './htmlText.ts'
import { jsxHtml, type Markup } from './jsxHtml.ts'
import { expressionIn, type Modules, scopeOf, statementsIn } from './scopeOf.ts'
import { DEFAULT, filled, slotMark } from './slots.ts'
import { vueHtml } from './vueHtml.ts'
import { declaredProps, setupStatements } from './vueScript.ts'

/** Components may use one another; deeper than this they go in a circle. */
const DEEPEST = 5

/** A component that is longer is a program. */
const LONGEST_COMPONENT = 20_000

/** Where the components of a page are found, what its addresses are here, and the callback for what is left out of its markup. */
export type Components = {
  modules: Modules
  address: (written: string) => string
  leaves: (what: string, file: string) => void
  /** The slots that a component is given contents for: the unnamed one, unless it says otherwise. */
  slots?: ReadonlySet<string>
  /** An imported component that is to be converted, in its place; where it is absent, only HTML is written. */
  kept?: (name: string, props: JsonObject, contents: string) => string | undefined
}

/**
 * The HTML that a component of the site shows, with marks where its contents stand. Undefined if it shows anything that
 * only running it would tell.
 */
export function componentHtml(
  file: string,
  name: string,
  props: JsonObject,
  components: Components,
  depth = 0,
): string | undefined {
  const text = depth > DEEPEST ? undefined : components.modules.textOf(file)
  if (text === undefined || text.length > LONGEST_COMPONENT) return undefined
  const own = (statements: Statement[]): Markup['component'] => partOf(file, statements, components, depth)
  const shown = (html: string | undefined): string | undefined => {
    if (html !== undefined && /<style\b/.test(text)) components.leaves('<style>', file)
    return html
  }
  if (/\.vue$/.test(file)) return shown(vueComponent(text, file, props, components, depth))
  if (/\.astro$/.test(file)) {
    const [, script = '', template = text] = /^\s*---\n([\s\S]*?)\n---\n?([\s\S]*)$/.exec(text) ?? []
    const statements = statementsIn(script)
    const { slots = new Set([DEFAULT]) } = components
    const contents = Object.fromEntries([...slots].map((slot) => [slot, { [MARKUP]: slotMark(slot) }]))
    const scope = scopeOf(file, statements, { Astro: { props, slots: contents } }, components.modules)
    const node = statements.every(isHarmless) ? expressionIn(`<>${asJsx(template)}</>`) : undefined
    const { address } = components
    return shown(node && jsxHtml(node, { scope, keepsSpace: true, address, slots, component: own(statements) }))
  }
  if (!/\.[jt]sx?$/.test(file)) return undefined
  const statements = statementsIn(text)
  const node = exportedFrom(statements, name)
  if (node) return functionHtml(node, { file, statements, props, components, depth })
  for (const other of passedOn({ body: statements }, name, bindingsOf({ body: statements }))) {
    const path = components.modules.resolve(file, other.from)
    const html = path && componentHtml(path, other.name, props, components, depth + 1)
    if (html !== undefined) return html
  }
  return undefined
}

/** What is for a slot with a name would be lost where only contents are known. */
const hasNamedSlots = ({ slots = new Set() }: Components): boolean => [...slots].some((slot) => slot !== DEFAULT)

/** What a module exports under a name, if it is named there, too. */
function exportedFrom(body: Statement[], name: string): Node | undefined {
  const bindings = bindingsOf({ body })
  const exported = exportedNode({ body }, name, bindings)
  if (exported?.type !== 'Identifier') return exported
  const found = bindings.get(exported.name)
  return found?.kind === 'expression' ? found.node : undefined
}

/** The HTML of a component that the pages of a site know without importing it. */
export function sharedHtml(name: string, props: JsonObject, components: Components): string | undefined {
  const file = components.modules.shared
  const text = file === undefined ? undefined : components.modules.textOf(file)
  if (file === undefined || text === undefined) return undefined
  const statements = statementsIn(text)
  const listed = exportedFrom(statements, 'default')
  const known = listed?.type === 'ObjectExpression' ? listed.properties : []
  const [own] = known.flatMap((each) => (each.type === 'ObjectProperty' && keyOf(each) === name ? [each.value] : []))
  if (own?.type === 'Identifier')
    return partOf(file, statements, components, 0)(own.name, props, new Map([[DEFAULT, SLOT]]))
  return own && functionHtml(own, { file, statements, props, components, depth: 0 })
}

/** A function that returns JSX, with the statements of its module. */
type Made = { file: string; statements: Statement[]; props: JsonObject; components: Components; depth: number }

export function functionHtml(node: Node, { file, statements, props, components, depth }: Made): string | undefined {
  const returned = isFunction(node) ? returnedOf(node, true) : undefined
  if (!isFunction(node) || !returned || node.async || node.generator || hasNamedSlots(components)) return undefined
  const scope = scopeOf(file, statements, {}, components.modules)
  const given: Json = { children: SLOT, ...props }
  const bindings = boundTo(node, [given], scope.bindings)
  const component = partOf(file, statements, components, depth)
  const { address } = components
  let isHandled = false
  const handles = () => {
    isHandled = true
  }
  const html = jsxHtml(returned, { scope: { ...scope, bindings }, keepsSpace: false, address, handles, component })
  if (html !== undefined && isHandled) components.leaves('handlers', file)
  return html
}

/** The components that a module uses: its own ones, and those that it imports. */
export const partOf =
  (file: string, statements: Statement[], components: Components, depth: number): Markup['component'] =>
  (name, props, contents) => {
    const binding = bindingsOf({ body: statements }).get(name)
    const path = binding?.kind === 'import' ? components.modules.resolve(file, binding.from) : undefined
    const own: Components = { ...components, slots: new Set(contents.keys()) }
    if (path === undefined && hasNamedSlots(own)) return undefined
    const html =
      binding?.kind === 'expression' && depth < DEEPEST
        ? functionHtml(binding.node, { file, statements, props, components: own, depth: depth + 1 })
        : binding?.kind === 'import' && path !== undefined
          ? componentHtml(path, binding.name, props, own, depth + 1)
          : binding?.kind === 'import'
            ? (components.kept?.(name, props, contents.get(DEFAULT) ?? '') ?? builtinHtml(binding.from, name, props))
            : binding === undefined
              ? builtinHtml('', name, props)
              : undefined
    return html && filled(html, contents)
  }

const isHarmless = ({ type }: Statement): boolean =>
  /^(?:ImportDeclaration|VariableDeclaration|FunctionDeclaration|ExportNamedDeclaration|TS.*)$/.test(type)

/** A template of Astro as JSX, which has no `{name}` for an attribute with the name of its value. */
const asJsx = (template: string): string =>
  withoutLooks(template)
    .trim()
    .replace(/<[A-Za-z][\w.-]*(?:\s+(?:[\w:-]+(?:=(?:"[^"]*"|'[^']*'|\{[^{}]*\}))?|\{\w+\}))+\s*\/?>/g, (tag) =>
      tag.replace(/=(?:"[^"]*"|'[^']*'|\{[^{}]*\})|\{(\w+)\}/g, (part, name?: string) =>
        name === undefined ? part : `${name}=${part}`,
      ),
    )

const withoutLooks = (template: string): string =>
  template.replace(/<style\b[^<>]*>[\s\S]*?(?:<\/style>|$)|<!--[\s\S]*?(?:-->|$)/g, '')

function vueComponent(
  text: string,
  file: string,
  props: JsonObject,
  components: Components,
  depth: number,
): string | undefined {
  const [, template] = /<template>([\s\S]*)<\/template>/.exec(text) ?? []
  const scripts = [...text.matchAll(/<script\b[^<>]*>([\s\S]*?)(?:<\/script>|$)/g)].map(([, script = '']) => script)
  const statements = setupStatements(statementsIn(scripts.join('\n')))
  if (template === undefined || !statements?.every(isDeclaration)) return undefined
  const { address, modules, slots = new Set([DEFAULT]) } = components
  const constants = withoutChanged(statements, text)
  const declared = [...declaredProps(statements)].flatMap(([name, node]): [string, Json][] => {
    const value = staticValue(node, scopeOf(file, constants, {}, modules))
    return value === undefined ? [] : [[name, value]]
  })
  const given: JsonObject = { ...Object.fromEntries(declared), ...props }
  const $slots = Object.fromEntries([...slots].map((slot) => [slot, true]))
  const returns = { ...modules.returns, defineProps: given, withDefaults: given }
  const scope = scopeOf(file, constants, { ...given, props: given, $props: given, $slots }, { ...modules, returns })
  const component = partOf(file, statements, components, depth)
  return vueHtml(withoutLooks(template), scope, { address, slots, component })?.replace(/\s+/g, ' ').trim()
}

/** A call may change what is shown, unless it declares something, or changes a value that is not read for this reason. */
const isDeclaration = (statement: Statement): boolean =>
  isHarmless(statement) ||
  (statement.type === 'ExpressionStatement' &&
    statement.expression.type === 'CallExpression' &&
    statement.expression.callee.type === 'Identifier' &&
    /^(?:define\w+|withDefaults|watch\w*|on[A-Z]\w+)$/.test(statement.expression.callee.name))
