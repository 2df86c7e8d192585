import { COLOR_NAMES, type ColorName } from '../../model/designTokens.ts'
import { fields } from '../../yaml/fields.ts'
import type { Shape } from '../../yaml/shape.ts'
import { choice, listOf, name, oneOf, type Placed, placed, text } from '../../yaml/values.ts'

/** A colour of a site. `adapts`: it was written without a mode, so that the dark one may follow from it. */
export type UserColor = { light: Placed<string> | undefined; dark: Placed<string> | undefined; adapts: boolean }
export type UserColors = Partial<Record<ColorName, UserColor>>

/** `#rgb` or `#rrggbb`, as `#rrggbb`: the value becomes part of a style sheet. */
const hexColor: Shape<string> = (node, report) => {
  const value = name(node, report)
  if (value === undefined) return undefined
  const [, short = '', long = ''] = /^#(?:([\da-f]{3})|([\da-f]{6}))$/i.exec(value) ?? []
  if (short + long !== '') return `#${long || short.replace(/./g, '$&$&')}`.toLowerCase()
  report(node.place, `"${value}" is not a hexadecimal colour`, 'write it as "#rrggbb", in quotes')
  return undefined
}

const bothModes = fields({ light: placed(hexColor), dark: placed(hexColor) })

const color: Shape<UserColor> = choice((node) => (inner, report) => {
  if (node.kind === 'map') {
    const read = bothModes(inner, report)
    return read && { light: read.light, dark: read.dark, adapts: false }
  }
  const light = placed(hexColor)(inner, report)
  return light && { light, dark: undefined, adapts: true }
})

const colors = fields(Object.fromEntries(COLOR_NAMES.map((name) => [name, color])))

/** A file, or its weights: `/fonts/text.woff2`, `[{ file, weight: 400 700, style: italic }]`. */
const fontFile = fields({ file: placed(name), weight: text, style: oneOf('normal', 'italic') }, ['file'])

type FontFile = {
  file?: Placed<string> | undefined
  weight?: string | undefined
  style?: 'normal' | 'italic' | undefined
}

const font: Shape<FontFile[]> = (node, report) => {
  if (node.kind === 'list') return listOf(fontFile)(node, report)
  const file = placed(name)(node, report)
  return file && [{ file }]
}

export const themeShape = fields({
  colors,
  radius: oneOf('none', 'small', 'medium', 'large'),
  width: oneOf('narrow', 'medium', 'wide'),
  density: oneOf('compact', 'medium', 'roomy'),
  fonts: fields({ text: font, display: font, code: font }),
  css: listOf(placed(name)),
})

export type UserTheme = NonNullable<ReturnType<typeof themeShape>>
