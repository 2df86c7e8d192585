import type { ParameterModel } from '../../../model/requestModel.ts'
import { jsonOf } from '../../../yaml/exactJson.ts'
import type { ExactValue } from '../../../yaml/node.ts'
import { encode, wellFormed } from './encode.ts'

/** A value in the place of `{name}` in a path: https://spec.openapis.org/oas/v3.1.1#style-values */
export function pathText(parameter: ParameterModel, value: ExactValue): string {
  const { style, explode } = parameter
  if (style === 'matrix') return pairTexts(parameter, value).map(afterSemicolon).join('')
  if (style === 'label') return `.${joined(value, explode, explode ? '.' : ',', encode)}`
  return joined(value, explode, ',', encode)
}

/** An empty value has no equals sign: https://www.rfc-editor.org/rfc/rfc6570#section-3.2.7 */
const afterSemicolon = (pair: string): string => `;${pair.replace(/=$/, '')}`

type Styled = Pick<ParameterModel, 'name' | 'style' | 'explode'>
type Serialized = Styled & Pick<ParameterModel, 'allowReserved'>

/** A value as the `name=value` pairs of a query or of cookies; encoded, except in the style of cookies. */
export function pairTexts(parameter: Serialized, value: ExactValue): string[] {
  const { style, allowReserved } = parameter
  const write = style === 'cookie' ? onOneLine : allowReserved ? encodeUnreserved : encode
  return pairsOf(parameter, value, separatorOf(style), write).map(([key, text]) => `${encode(key)}=${text}`)
}

/** A value as parts of a form, where nothing is encoded. */
export const plainPairs = (parameter: Styled, value: ExactValue): Pair[] =>
  pairsOf(parameter, value, decodeURIComponent(separatorOf(parameter.style)), (text) => text)

function pairsOf(
  { name, style, explode }: Styled,
  value: ExactValue,
  separator: string,
  write: (text: string) => string,
): Pair[] {
  const isDeep = style === 'deepObject' && !Array.isArray(value)
  if (!isComposite(value) || !(explode || isDeep)) return [[name, joined(value, false, separator, write)]]
  const pairs = isDeep ? deepPairs(name, value) : explodedPairs(name, value)
  return pairs.map(([key, text]) => [key, write(text)])
}

/** A value in a header, where nothing is encoded. */
export const headerText = ({ explode }: Pick<ParameterModel, 'explode'>, value: ExactValue): string =>
  joined(value, explode, ',', onOneLine)

/** As servers have to read such a value: a line end would begin another header. https://www.rfc-editor.org/rfc/rfc9110#section-5.5 */
const onOneLine = (text: string): string => text.replace(/[\r\n\0]+/g, ' ').trim()

const SEPARATORS: ReadonlyMap<string, string> = new Map([
  ['spaceDelimited', '%20'],
  ['pipeDelimited', '%7C'],
  ['tabDelimited', '%09'],
])

const separatorOf = (style: string): string => SEPARATORS.get(style) ?? ','

type Composite = ExactValue[] | { [key: string]: ExactValue }
type Pair = [name: string, text: string]

export const isComposite = (value: ExactValue): value is Composite => typeof value === 'object' && value !== null

/** Separators are not part of a value, so they are not encoded. */
function joined(value: ExactValue, explode: boolean, separator: string, write: (text: string) => string): string {
  if (!isComposite(value)) return write(String(value))
  const parts = Object.entries(value).map(([key, item]) => {
    const text = write(plainText(item))
    return Array.isArray(value) ? text : write(key) + (explode ? '=' : separator) + text
  })
  return parts.join(separator)
}

/** A list inside an object, which no specification defines, is repeated as it is outside: most servers read it so. */
const explodedPairs = (name: string, value: Composite): Pair[] =>
  Object.entries(value).flatMap(([key, item]): Pair[] => {
    if (Array.isArray(value)) return [[name, plainText(item)]]
    return Array.isArray(item) ? explodedPairs(key, item) : [[key, plainText(item)]]
  })

/** `filter[name]=…`; for deeper values, which no specification defines, as most servers read them. */
function deepPairs(name: string, value: ExactValue): Pair[] {
  if (!isComposite(value)) return [[name, String(value)]]
  if (Array.isArray(value)) return explodedPairs(name, value)
  return Object.entries(value).flatMap(([key, item]) => deepPairs(`${name}[${key}]`, item))
}

/** The styles are defined only for lists and objects of plain values. */
const plainText = (value: ExactValue): string => (isComposite(value) ? jsonOf(value) : String(value))

/** Keeps reserved characters, except those that would end the value. */
const encodeUnreserved = (text: string): string => encodeURI(wellFormed(text)).replace(/[#&+]/g, encodeURIComponent)
