import { type Attribute, type Attributes, type OwnDirectives, UNREAD } from '../../model/ownTheme.ts'
import { DIRECTIVES, type DirectiveKind } from './directiveKinds.ts'
import type { Directive } from './directiveParts.ts'

type Options = { ownDirectives?: OwnDirectives | undefined }

/** The names of all directives. */
export const directiveNames = ({ ownDirectives = {} }: Options): string[] => [
  ...DIRECTIVES.keys(),
  ...Object.keys(ownDirectives),
]

/** What a name stands for; undefined if there is no such directive. */
export function directiveOf(name: string, options: Options): DirectiveKind | undefined {
  const attributes = attributesOf(name, options)
  if (attributes === UNREAD) return { attributes: [], drawing: { kind: 'content' } }
  return DIRECTIVES.get(name) ?? (attributes && ownDirective(name, attributes))
}

const attributesOf = (name: string, { ownDirectives = {} }: Options): OwnDirectives[string] | undefined =>
  Object.hasOwn(ownDirectives, name) ? ownDirectives[name] : undefined

/** The part of the site gets the attributes as values, without those that are not valid, and a title if there is a label. */
const ownDirective = (name: string, attributes: Attributes): DirectiveKind => ({
  attributes: Object.keys(attributes),
  drawing: {
    kind: 'block',
    title: '',
    block: (node) => ({ name: 'Directive', props: { name, attributes: valuesOf(node, attributes) } }),
  },
})

type Value = string | number | boolean

function valuesOf(node: Directive, attributes: Attributes): Record<string, Value> {
  return Object.fromEntries(
    Object.entries(attributes).flatMap(([name, attribute]): [string, Value][] => {
      const written = node.attributes?.[name]
      const value = typeof written === 'string' ? valueIn(written, attribute) : undefined
      return value === undefined ? [] : [[name, value]]
    }),
  )
}

/** Undefined if it is not valid. `{open}` is the same as `{open=true}`. */
function valueIn(written: string, { type, oneOf }: Attribute): Value | undefined {
  if (oneOf && !oneOf.includes(written)) return undefined
  if (type === 'number') return numberIn(written)
  if (type !== 'boolean') return written
  return written === '' || written === 'true' ? true : written === 'false' ? false : undefined
}

/** One that is too large for a number would be `null` in the browser. */
function numberIn(written: string): number | undefined {
  if (!/^[-+]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[-+]?\d+)?$/i.test(written)) return undefined
  const number = Number(written)
  return Number.isFinite(number) ? number : undefined
}

/** What is wrong with the attributes of a directive that a site brings. */
export function wrongAttributes(node: Directive, options: Options): { name: string; message: string; fix: string }[] {
  const attributes = attributesOf(node.name, options) ?? {}
  if (attributes === UNREAD) return []
  return Object.entries(attributes).flatMap(([name, attribute]) => {
    const written = node.attributes?.[name]
    const example = `write "{${name}=${exampleOf(attribute)}}"`
    if (typeof written !== 'string') {
      return attribute.required ? [{ name, message: `":::${node.name}" has no "${name}"`, fix: example }] : []
    }
    if (valueIn(written, attribute) !== undefined) return []
    const message = `"${name}" of ":::${node.name}" is ${expected(attribute)}, not "${written}"`
    return [{ name, message, fix: example }]
  })
}

const expected = ({ type, oneOf }: Attribute): string =>
  oneOf ? `one of ${oneOf.map((each) => `"${each}"`).join(', ')}` : type === 'number' ? 'a number' : 'true or false'

const exampleOf = ({ type, oneOf }: Attribute): string =>
  oneOf?.[0] ?? (type === 'number' ? '1' : type === 'boolean' ? 'true' : '"…"')
