import type { MathElement, MathNode } from './mathElement.ts'

/** Classes of the theme for styles, since the security policy forbids style attributes. */
const CLASS_OF: Readonly<Record<string, string>> = {
  'border 1px solid': 'tml-fbox',
  'padding 0.3em': 'math-padded',
  'mathDepth 0': 'math-base',
  'mathDepth 2': 'math-script',
  'fontWeight bold': 'math-bold',
  'textAlign left': 'tml-left',
  'transform scaleX(-1)': 'math-mirrored',
  'width 100%': 'math-wide',
  'width 50%': 'math-half',
}

const SIDES: Readonly<Record<string, string>> = {
  borderTop: 'top',
  borderRight: 'right',
  borderBottom: 'bottom',
  borderLeft: 'left',
}

const LENGTH = /^(?:\d*\.)?\d+(?:em|ex|pt|mu|px)$/
const COLOR = /^#[\da-f]{3,8}$|^[a-z]+$/i

/** An element with the styles that the library gives it: as attributes, as spaces, and as classes of the theme. */
export function styled(element: MathElement, names: string[], style: Record<string, unknown>): MathElement {
  const classes = [...names]
  const attributes = { ...element.attributes }
  const spaces = { paddingLeft: '', paddingRight: '' }
  for (const [property, written] of Object.entries(style)) {
    const value = String(written)
    const known = CLASS_OF[`${property} ${value}`]
    if (known !== undefined) classes.push(known)
    else if (property === 'color' && COLOR.test(value)) attributes['mathcolor'] = value
    else if (property in SIDES) classes.push(borderClass(SIDES[property] ?? '', value))
    else if ((property === 'paddingLeft' || property === 'paddingRight') && LENGTH.test(value)) spaces[property] = value
    else if (property === 'border') classes.push('tml-fbox')
  }
  if (classes.length > 0) attributes['class'] = [...new Set(classes)].join(' ')
  const children = [...spaceOf(spaces.paddingLeft), ...element.children, ...spaceOf(spaces.paddingRight)]
  return { ...element, attributes, children: takesSpace(element) ? children : element.children }
}

const takesSpace = ({ name }: MathElement): boolean => name === 'mtd' || name === 'mrow' || name === 'menclose'

/** `0.06em dashed` above a row is `math-top dashed`. */
const borderClass = (side: string, value: string): string =>
  `math-${side}${/dashed/.test(value) ? ' math-dashed' : /double/.test(value) ? ' math-double' : ''}`

const spaceOf = (width: string): MathNode[] =>
  width === '' || Number.parseFloat(width) === 0 ? [] : [{ name: 'mspace', attributes: { width }, children: [] }]
