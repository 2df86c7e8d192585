/** A declaration of a style: `['text-align', 'center']`. */
export type Declaration = readonly [property: string, value: string]

/** What HTML says without a style: attributes of the element, and elements around its contents. */
type PlainStyle = {
  attributes: { [name: string]: string }
  around: string[]
  /** What only a rule of a style sheet says. */
  rest: Declaration[]
}

const ALIGNED = /^(?:p|div|h[1-6]|t[dhr]|thead|tbody|tfoot)$/
const SIZED = /^(?:img|video)$/
/** What holds text alone, so that an element of text may stand around all that is in it. */
const OF_TEXT = /^(?:p|span|a|li|t[dh]|figcaption|h[1-6])$/

/**
 * The declarations of a style that attributes and elements of HTML stand for.
 * @param isAround whether elements may stand around the contents
 */
export function plainStyle(tag: string, declarations: readonly Declaration[], isAround: boolean): PlainStyle {
  const plain: PlainStyle = { attributes: {}, around: [], rest: [] }
  for (const [property, written] of declarations) {
    const value = written.toLowerCase().replace('!important', '').trim()
    const attribute = attributeOf(tag, property, value)
    const element = isAround && OF_TEXT.test(tag) ? elementOf(property, value) : undefined
    if (attribute) plain.attributes[attribute[0]] ??= attribute[1]
    else if (element !== undefined) plain.around.push(element)
    else if (!isSpacing(property)) plain.rest.push([property, written])
  }
  return plain
}

/**
 * Properties of how much room something has, and of how it fills it; a browser passes over one without a name, too. The style
 * sheet that reads a variable is not imported.
 */
const SPACING = new Set(
  `min-width max-width min-height max-height width height line-height white-space word-break word-wrap vertical-align float clear
   gap row-gap column-gap box-sizing object-fit cursor text-align display`.split(/\s+/),
)
const FAMILY = /^(?:margin|padding|flex|grid|overflow|justify|align)(?:-|$)|^--|^$/

const isSpacing = (property: string): boolean => SPACING.has(property) || FAMILY.test(property)

/** `text-align: center; width: 9px` as declarations. */
export const declarationsIn = (style: string): Declaration[] =>
  style.split(';').flatMap((each): Declaration[] => {
    const colon = each.indexOf(':')
    if (each.trim() === '') return []
    return [[each.slice(0, Math.max(0, colon)).trim().toLowerCase(), each.slice(colon + 1)]]
  })

export const openingTags = (names: readonly string[]): string => names.map((name) => `<${name}>`).join('')

export const endTags = (names: readonly string[]): string =>
  names
    .toReversed()
    .map((name) => `</${name}>`)
    .join('')

function attributeOf(tag: string, property: string, value: string): [name: string, value: string] | undefined {
  if (property === 'text-align' && ALIGNED.test(tag) && /^(?:left|center|right|justify)$/.test(value))
    return ['align', value]
  if ((property === 'display' && value === 'none') || (property === 'visibility' && value === 'hidden'))
    return ['hidden', '']
  if (property === 'float' && tag === 'img' && /^(?:left|right)$/.test(value)) return ['align', value]
  const [, size, unit] = /^(\d+(?:\.\d+)?)(px|%)?$/.exec(value) ?? []
  if (size === undefined || !SIZED.test(tag)) return undefined
  const written = unit === '%' ? `${size}%` : String(Math.round(Number(size)))
  if (property === 'width' || property === 'max-width') return ['width', written]
  return property === 'height' && unit !== '%' ? ['height', written] : undefined
}

function elementOf(property: string, value: string): string | undefined {
  if (property === 'font-weight') return /^(?:bold|bolder|[6-9]00)$/.test(value) ? 'strong' : undefined
  if (property === 'font-style') return value === 'italic' ? 'em' : undefined
  if (property === 'text-decoration') return value === 'underline' ? 'u' : value === 'line-through' ? 's' : undefined
  return property === 'font-size' && isSmall(value) ? 'small' : undefined
}

function isSmall(size: string): boolean {
  const [, number, unit = 'px'] = /^(\d*\.?\d+)(px|pt|r?em|%)?$/.exec(size) ?? []
  if (number === undefined) return /^(?:(?:x+-)?small|smaller)$/.test(size)
  const ofNormal = { px: 16, pt: 12, '%': 100 }[unit] ?? 1
  return Number(number) < ofNormal
}
