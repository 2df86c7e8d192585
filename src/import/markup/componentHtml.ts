import type { Node, Statement } from '@babel/types'
import { bindingsOf, exportedNode, passedOn } from '../read/javascript/bindings.ts'
import { boundTo, isFunction, returnedOf } from '../read/javascript/functions.ts'
import { keyOf } from '../read/javascript/names.ts'
import type { Json, JsonObject } from '../read/json.ts'
import { astroComponent } from './astroComponent.ts'
import { builtinHtml } from './builtinHtml.ts'
import type { Components, Module, Use } from './components.ts'
import { SLOT } from './htmlText.ts'
import { jsxHtml } from './jsxHtml.ts'
import type { Markup } from './markup.ts'
import { scopeOf, statementsIn } from './scopeOf.ts'
import { DEFAULT, filled, type Slots } from './slots.ts'
import { vueComponent } from './vueComponent.ts'

/** Components may use one another; deeper than this they go in a circle. */
const DEEPEST = 5

/** A component that is longer is a program. */
const LONGEST_COMPONENT = 20_000

/**
 * The HTML that a component of the site shows, with marks where its contents stand. Undefined if it shows anything that
 * only running it would tell.
 */
export function componentHtml(name: string, use: Use): string | undefined {
  const { file, components, depth } = use
  const text = depth > DEEPEST ? undefined : components.modules.textOf(file)
  if (text === undefined || text.length > LONGEST_COMPONENT) return undefined
  const componentsIn = (statements: Statement[]): Markup['component'] => partOf({ file, statements, components, depth })
  if (/\.[jt]sx?$/.test(file)) return moduleHtml(text, name, use)
  const html = /\.vue$/.test(file)
    ? vueComponent(text, use, componentsIn)
    : /\.astro$/.test(file)
      ? astroComponent(text, use, componentsIn)
      : undefined
  if (html !== undefined && /<style\b/.test(text)) components.leaves('<style>', file)
  return html
}

/** A component of React may be exported from where it is, or by a module that only passes it on. */
function moduleHtml(text: string, name: string, use: Use): string | undefined {
  const statements = statementsIn(text)
  const node = exportedFrom(statements, name)
  if (node) return functionHtml(node, { ...use, statements })
  for (const other of passedOn({ body: statements }, name, bindingsOf({ body: statements }))) {
    const path = use.components.modules.resolve(use.file, other.from)
    const html = path && componentHtml(other.name, { ...use, file: path, depth: use.depth + 1 })
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
    return partOf({ file, statements, components, depth: 0 })(own.name, props, new Map([[DEFAULT, SLOT]]))
  return own && functionHtml(own, { file, statements, props, components, depth: 0 })
}

/** The HTML that a function shows, which may use what the statements of its module declare. */
export function functionHtml(node: Node, { props, ...module }: Use & Module): string | undefined {
  const { file, statements, components } = module
  const returned = isFunction(node) ? returnedOf(node, true) : undefined
  if (!isFunction(node) || !returned || node.async || node.generator || hasNamedSlots(components)) return undefined
  const scope = scopeOf(file, statements, {}, components.modules)
  const given: Json = { children: SLOT, ...props }
  const bindings = boundTo(node, [given], scope.bindings)
  const component = partOf(module)
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
  (module: Module): Markup['component'] =>
  (name, props, contents) => {
    const html = usedHtml(name, props, contents, module)
    return html && filled(html, contents)
  }

function usedHtml(
  name: string,
  props: JsonObject,
  contents: Slots,
  { file, statements, components, depth }: Module,
): string | undefined {
  const binding = bindingsOf({ body: statements }).get(name)
  const path = binding?.kind === 'import' ? components.modules.resolve(file, binding.from) : undefined
  const own: Components = { ...components, slots: new Set(contents.keys()) }
  if (path === undefined && hasNamedSlots(own)) return undefined
  if (binding === undefined) return builtinHtml('', name, props)
  if (binding.kind === 'expression' && depth < DEEPEST)
    return functionHtml(binding.node, { file, statements, props, components: own, depth: depth + 1 })
  if (binding.kind !== 'import') return undefined
  if (path !== undefined) return componentHtml(binding.name, { file: path, props, components: own, depth: depth + 1 })
  return components.kept?.(name, props, contents.get(DEFAULT) ?? '') ?? builtinHtml(binding.from, name, props)
}
