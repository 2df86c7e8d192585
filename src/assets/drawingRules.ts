import type { Element } from 'xast'
import { withoutForeignStyles } from './foreignStyles.ts'
import { splitName } from './readXml.ts'

/** Tells whether an attribute would run code, or load something from another site. */
export function isUnsafeAttribute(element: string, name: string, value: string): boolean {
  const { prefix, local } = splitName(name)
  if (prefix === 'xmlns' || name === 'xmlns') return false
  if (/^on|^ping$/i.test(local) || name === 'xml:base') return true
  if (local === 'href' || local === 'src') return !isSafeAddress(element, value)
  return isStyle(prefix, local) && withoutForeignStyles(value) !== value
}

/** Every other attribute without a prefix may be one of style: `fill`, `mask`, `cursor`. */
const isStyle = (prefix: string, local: string): boolean =>
  prefix === '' && !/^(?:aria-.*|data-.*|id|class|d|points|role|lang)$/.test(local)

/** A drawing may lead readers elsewhere by a link, and show what lies in the site or in itself. */
function isSafeAddress(element: string, value: string): boolean {
  const base = 'https://site.invalid/'
  if (!URL.canParse(value, base)) return false
  const { origin, protocol } = new URL(value, base)
  if (origin === new URL(base).origin) return true
  if (element === 'a') return ['http:', 'https:', 'mailto:'].includes(protocol)
  return ['image', 'feImage'].includes(element) && /^\s*data:image\/(?:png|jpeg|gif|webp|avif)[;,]/i.test(value)
}

/** An animation can give a link another address, and an element a handler. */
export function isActiveAnimation({ name, attributes }: Element): boolean {
  if (!/^(?:set|animate\w*)$/.test(splitName(name).local)) return false
  return /^(?:.*:)?(?:href|on.*)$/i.test((attributes['attributeName'] ?? '').trim())
}
