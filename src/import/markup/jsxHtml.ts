import type { JSXElement, JSXOpeningElement, Node } from '@babel/types'
import { frameLink } from '../convert/embeds.ts'
import { isPicture } from '../paths.ts'
import { boundTo, isFunction, returnedOf } from '../read/javascript/functions.ts'
import { isMember, memberName } from '../read/javascript/names.ts'
import { endsAt } from '../read/javascript/operators.ts'
import { canHold, MARKUP, type Scope, withoutName } from '../read/javascript/scope.ts'
import { staticValue, valueNamed } from '../read/javascript/staticValue.ts'
import { isObject, type JsonObject, textAt } from '../read/json.ts'
import { ACTIVE, htmlAttribute, htmlText, sizedDrawing, VOID } from './htmlText.ts'
import { type Attribute, attributesHtml, nameOf, propsOf, textOfAttribute, valueOfAttribute } from './jsxAttributes.ts'
import type { Markup } from './markup.ts'
import { shownHtml, together } from './shownHtml.ts'
import { DEFAULT, type Slots, slotMark } from './slots.ts'

/** The HTML that an expression shows, if it can be determined without running it. */
export function jsxHtml(node: Node, markup: Markup): string | undefined {
  const scope: Scope = { ...markup.scope, markup: (inner, own) => nodeHtml(inner, { ...markup, scope: own }) }
  return nodeHtml(node, { ...markup, scope })
}

function nodeHtml(node: Node, markup: Markup): string | undefined {
  const { work } = markup.scope
  if (work.left <= 0) return undefined
  work.left -= 1
  const html = ofNode(node, markup)
  return html !== undefined && canHold(html, work) ? html : undefined
}

function ofNode(node: Node, markup: Markup): string | undefined {
  switch (node.type) {
    case 'JSXElement':
      return elementHtml(node, markup)
    case 'JSXFragment':
      return childrenHtml(node.children, markup)
    case 'JSXText':
      return textHtml(node.value, markup)
    case 'JSXExpressionContainer':
    case 'ParenthesizedExpression':
      return nodeHtml(node.expression, markup)
    case 'JSXEmptyExpression':
      return ''
    case 'LogicalExpression':
      return logicalHtml(node, markup)
    case 'ConditionalExpression': {
      const test = staticValue(node.test, markup.scope)
      return test === undefined ? undefined : nodeHtml(test ? node.consequent : node.alternate, markup)
    }
    case 'CallExpression':
      return listHtml(node, markup) ?? shownHtml(staticValue(node, markup.scope))
    default:
      return shownHtml(staticValue(node, markup.scope))
  }
}

const childrenHtml = (children: Node[], markup: Markup): string | undefined =>
  together(children.map((child) => nodeHtml(child, markup)))

function textHtml(written: string, { keepsSpace }: Markup): string {
  if (keepsSpace) return htmlText(written.replace(/\s+/g, ' '))
  const lines = written.split('\n').map((line, index, all) => {
    const from = index === 0 ? line : line.trimStart()
    return index === all.length - 1 ? from : from.trimEnd()
  })
  return htmlText(lines.filter(Boolean).join(' '))
}

function logicalHtml(node: Extract<Node, { type: 'LogicalExpression' }>, markup: Markup): string | undefined {
  const left = staticValue(node.left, markup.scope)
  if (left === undefined) return undefined
  return endsAt(node.operator, left) ? shownHtml(left) : nodeHtml(node.right, markup)
}

/** `items.map((item) => <li>{item}</li>)`. */
function listHtml({ callee, arguments: args }: Extract<Node, { type: 'CallExpression' }>, markup: Markup) {
  const [each] = args
  if (!isMember(callee) || memberName(callee) !== 'map' || !each || !isFunction(each)) return undefined
  const list = staticValue(callee.object, markup.scope)
  const returned = returnedOf(each, true)
  if (!Array.isArray(list) || !returned) return undefined
  return together(
    list.map((item, index) => {
      const bindings = boundTo(each, [item, index], markup.scope.bindings)
      return nodeHtml(returned, { ...markup, scope: { ...markup.scope, bindings } })
    }),
  )
}

function elementHtml({ openingElement, children }: JSXElement, markup: Markup): string | undefined {
  const { name: written, attributes } = openingElement
  const name = written.type === 'JSXIdentifier' ? written.name : ''
  if (name === 'style' || isHead(name, markup)) return ''
  if (name === 'slot') return slotHtml(openingElement, children, markup)
  if (/^[A-Z]/.test(name) && !PLAIN.has(name)) return usedComponentHtml(name, attributes, children, markup)
  const inside = childrenHtml(children, markup)
  if (name === '' || inside === undefined) return undefined
  if (name === 'Fragment' || name === 'Translate') return fragmentHtml(attributes, inside, markup)
  if (name === 'iframe') return frameHtml(propsOf(attributes, markup.scope) ?? {})
  const own = attributesHtml(attributes, markup)
  if (own === undefined || ACTIVE.has(name)) return undefined
  const tag = name === 'Link' ? 'a' : name
  if (tag === 'svg') return `<svg${sizedDrawing(own)}>${inside}</svg>`
  return VOID.has(tag) ? `<${tag}${own}>` : `<${tag}${own}>${inside}</${tag}>`
}

/** What a page adds to its head, which readers do not see. */
function isHead(name: string, { scope }: Markup): boolean {
  const binding = scope.bindings.get(name)
  return binding?.kind === 'import' && binding.from === '@docusaurus/Head'
}

/** Components that are read as elements. */
const PLAIN: ReadonlySet<string> = new Set(['Fragment', 'Translate', 'Link'])

/** A slot without contents shows what is inside of it. */
function slotHtml({ attributes }: JSXOpeningElement, children: Node[], markup: Markup): string | undefined {
  const name = textOfAttribute('name', attributes) ?? DEFAULT
  return markup.slots && !markup.slots.has(name) ? childrenHtml(children, markup) : slotMark(name)
}

function usedComponentHtml(
  name: string,
  attributes: Attribute[],
  children: Node[],
  markup: Markup,
): string | undefined {
  const [props, contents] = [propsOf(attributes, markup.scope), slotsIn(children, markup)]
  if (!props || !contents) return undefined
  return (
    pictureHtml(name, props, markup) ??
    markup.component(name, props, contents) ??
    localHtml(name, props, contents, markup)
  )
}

/** A component that another one declares in itself: `const Body = () => <p>…</p>`. */
function localHtml(name: string, props: JsonObject, contents: Slots, markup: Markup): string | undefined {
  const binding = markup.scope.bindings.get(name)
  const node = binding?.kind === 'expression' && isFunction(binding.node) ? binding.node : undefined
  const returned = node && returnedOf(node, true)
  if (!node || !returned || [...contents.keys()].some((slot) => slot !== DEFAULT)) return undefined
  const inside = contents.get(DEFAULT)
  // Not as a mark: the outer component may show its own contents in this one.
  const children: JsonObject = inside === undefined ? {} : { children: { [MARKUP]: inside } }
  const scope = withoutName(name, markup.scope)
  const bindings = boundTo(node, [{ ...children, ...props }], scope.bindings)
  return nodeHtml(returned, { ...markup, scope: { ...scope, bindings } })
}

/** The contents of a component by the slots that its elements name. */
function slotsIn(children: Node[], markup: Markup): Slots | undefined {
  const slots = new Map<string, string>()
  for (const child of children) {
    const own = child.type === 'JSXElement' ? textOfAttribute('slot', child.openingElement.attributes) : undefined
    const html = nodeHtml(child, markup)
    if (html === undefined) return undefined
    const name = own ?? DEFAULT
    if (html !== '') slots.set(name, (slots.get(name) ?? '') + html)
  }
  return slots
}

/** What `set:html` of a fragment sets may be the contents of a slot; other HTML is not read. */
function fragmentHtml(attributes: Attribute[], inside: string, { scope }: Markup): string | undefined {
  const set = attributes.find((each) => each.type === 'JSXAttribute' && /^set:/.test(nameOf(each)))
  if (set?.type !== 'JSXAttribute') return inside
  const value = valueOfAttribute(set, scope)
  return nameOf(set) === 'set:text' ? shownHtml(value) : isObject(value) ? textAt(value, MARKUP) : undefined
}

/** A drawing that is used as a component. */
function pictureHtml(name: string, props: JsonObject, { scope, address }: Markup): string | undefined {
  const binding = scope.bindings.get(name)
  if (binding?.kind === 'import' && !isPicture(binding.from)) return undefined
  const value = valueNamed(name, scope)
  if (typeof value !== 'string' || !isPicture(value)) return undefined
  return `<img${htmlAttribute('src', address(value))}${htmlAttribute('alt', textAt(props, 'title') ?? '')}>`
}

function frameHtml(props: JsonObject): string | undefined {
  const src = textAt(props, 'src')
  return src === undefined ? undefined : frameLink(src, textAt(props, 'title'))
}
