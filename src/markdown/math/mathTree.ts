import type { MathNode } from './mathElement.ts'
import { styled } from './mathStyle.ts'

/** The tree that Temml makes: elements, texts, and fragments without a type. */
export type TemmlNode = {
  type?: string
  text?: string
  attributes?: Record<string, unknown>
  classes?: string[]
  style?: Record<string, unknown>
  children?: TemmlNode[]
}

const words = (list: string): ReadonlySet<string> => new Set(list.split(/\s+/))

const ELEMENTS = words(
  `math mrow mi mn mo mtext mspace mfrac msqrt mroot mstyle msub msup msubsup munder mover munderover mmultiscripts
   mprescripts none mtable mtr mtd mpadded mphantom menclose`,
)

const ATTRIBUTES = words(
  `display displaystyle scriptlevel fence form stretchy symmetric separator largeop movablelimits minsize maxsize lspace
   rspace linethickness mathcolor mathbackground mathsize mathvariant width height depth voffset accent accentunder`,
)

const VALUE = /^[\w#.%+-]{1,40}$/

/** The classes of the library that the theme draws. */
const CLASSES = words(
  `tml-left tml-right tml-jot tml-small tml-overline tml-underline tml-cancel upstrike downstrike sout tml-xcancel
   tml-fbox tml-tag tml-tageqn tml-eqn tml-prime`,
)

/**
 * What of the library's tree may be shown: elements and attributes of MathML without addresses, ids, styles or events. An
 * element that is not listed is replaced by its content.
 */
export function mathNodes(node: TemmlNode): MathNode[] {
  if (node.text !== undefined) return [node.text]
  const children = (node.children ?? []).flatMap(mathNodes)
  const classes = (node.classes ?? []).filter((name) => CLASSES.has(name))
  const name = node.type ?? (classes.length > 0 ? 'mrow' : '')
  if (!ELEMENTS.has(name)) return children
  const element = styled({ name, attributes: attributesOf(node), children }, classes, node.style ?? {})
  return [element]
}

const attributesOf = ({ attributes = {} }: TemmlNode): Record<string, string> =>
  Object.fromEntries(
    Object.entries(attributes).flatMap(([name, value]): [string, string][] =>
      ATTRIBUTES.has(name) && VALUE.test(String(value)) ? [[name, String(value)]] : [],
    ),
  )
