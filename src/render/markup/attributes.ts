import { escapeText } from './escapeText.ts'
import { onlyReactKnows } from './unknown.ts'

/** How a property is written; `text` is written as it is, unless it is a boolean. */
type Rule = 'text' | 'boolean' | 'flag or text' | 'text or boolean' | 'address' | 'count' | 'number' | 'nothing'

/** An attribute: its name in HTML, and how its value is written. */
type Attribute = { name: string; rule: Rule }

const named = (rule: Rule, names: string, nameOf = (name: string): string => name): [string, Attribute][] =>
  names.split(' ').map((name) => [name, { name: nameOf(name), rule }])

const lowerCase = (name: string): string => name.toLowerCase()
const kebabCase = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** The properties that React writes in another way than by their names, and those whose names have capital letters. */
const ATTRIBUTES: ReadonlyMap<string, Attribute> = new Map([
  ['className', { name: 'class', rule: 'text' }],
  ['htmlFor', { name: 'for', rule: 'text' }],
  ...named('text', 'tabIndex crossOrigin', lowerCase),
  ...named('text', 'httpEquiv acceptCharset', kebabCase),
  ...named('text', 'strokeWidth strokeLinecap strokeLinejoin strokeDasharray strokeOpacity fillOpacity', kebabCase),
  ...named('text', 'fillRule clipRule clipPath textAnchor stopColor stopOpacity dominantBaseline', kebabCase),
  ...named('text', 'viewBox preserveAspectRatio charSet hrefLang dateTime srcSet fetchPriority referrerPolicy'),
  ...named('text', 'autoComplete popoverTarget popoverTargetAction colSpan maxLength minLength inputMode enterKeyHint'),
  ...named('text', 'encType formEncType formMethod formTarget'),
  ...named('boolean', 'autoFocus multiple muted', lowerCase),
  ...named('boolean', 'async controls default defer disabled hidden inert loop open required reversed scoped seamless'),
  ...named('boolean', 'allowFullScreen autoPlay formNoValidate noModule noValidate playsInline readOnly itemScope'),
  ...named('flag or text', 'capture download'),
  ...named('text or boolean', 'contentEditable spellCheck draggable value focusable'),
  ...named('address', 'src href action formAction'),
  ...named('count', 'cols rows size span'),
  ...named('number', 'rowSpan start'),
  ...named('nothing', 'defaultValue defaultChecked suppressContentEditableWarning suppressHydrationWarning ref'),
])

/** Names that are written as they are. Any other name is looked up above, or unknown. */
const PLAIN = /^[a-z][a-z0-9-]*$/

const HANDLER = /^on./i

/** One attribute with a space before it; empty where the property is not written. */
export function writeAttribute(property: string, value: unknown): string {
  const { name, rule } = ATTRIBUTES.get(property) ?? plainAttribute(property)
  if (rule === 'nothing' || typeof value === 'function' || typeof value === 'symbol') return ''
  if (typeof value === 'object' || typeof value === 'bigint') return onlyReactKnows()
  switch (rule) {
    case 'boolean':
      return value ? ` ${name}=""` : ''
    case 'flag or text':
      return value === true ? ` ${name}=""` : value === false ? '' : written(name, value)
    case 'text or boolean':
      return written(name, value)
    case 'text':
      return typeof value === 'boolean' && !isForAll(name) ? '' : written(name, value)
    case 'address':
      return typeof value === 'boolean' || (value === '' && isFetched(name)) ? '' : written(name, safeAddress(value))
    case 'count':
      return Number(value) >= 1 ? written(name, value) : ''
    case 'number':
      return Number.isNaN(Number(value)) ? '' : written(name, value)
  }
}

function plainAttribute(name: string): Attribute {
  if (HANDLER.test(name)) return { name, rule: 'nothing' }
  // The policy of a page forbids style attributes; a site that writes them sets another.
  if (!PLAIN.test(name) || name === 'style') return onlyReactKnows()
  return { name, rule: 'text' }
}

const written = (name: string, value: unknown): string => ` ${name}="${escapeText(String(value))}"`

/** Booleans are values of these attributes, and not a wish to have them or not. */
const isForAll = (name: string): boolean => name.startsWith('data-') || name.startsWith('aria-')

const isFetched = (name: string): boolean => name === 'src' || name === 'href'

/** React replaces addresses that run script. */
function safeAddress(value: unknown): string {
  const address = String(value)
  // Browsers ignore control characters there.
  if (/^[\p{Cc} ]*j\s*a/iu.test(address)) return onlyReactKnows()
  return address
}
