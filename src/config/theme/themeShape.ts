import { COLOR_NAMES, type ColorName } from '../../model/designTokens.ts'
import { fields, key, withDefault } from '../../yaml/fields.ts'
import { mismatch, type Shape, shapeOf } from '../../yaml/shape.ts'
import {
  converted,
  either,
  isList,
  isMap,
  listOf,
  name,
  narrowed,
  oneOf,
  type Placed,
  placed,
  text,
} from '../../yaml/values.ts'
import { scalarPattern, textPattern } from '../textPattern.ts'
import { characters } from './characters.ts'
import { COLOR_MEANINGS } from './colorMeanings.ts'
import { hexColor } from './hexColor.ts'

/** A colour of a site. `adapts`: it was written without a mode, so that the dark one may follow from it. */
export type UserColor = { light: Placed<string> | undefined; dark: Placed<string> | undefined; adapts: boolean }
export type UserColors = Partial<Record<ColorName, UserColor>>

const bothModes = fields({
  light: key('Colour in light mode.', placed(hexColor)),
  dark: key('Colour in dark mode.', placed(hexColor)),
})

const color: Shape<UserColor> = either(
  isMap,
  converted(bothModes, ({ light, dark }) => ({ light, dark, adapts: false })),
  converted(placed(hexColor), (light) => ({ light, dark: undefined, adapts: true })),
)

const colors = fields(Object.fromEntries(COLOR_NAMES.map((name) => [name, key(COLOR_MEANINGS[name], color)])))

const woff2 = narrowed(name, textPattern('\\.[wW][oO][fF][fF]2$', 'a file such as "/fonts/text.woff2"'))

const WEIGHT = scalarPattern('^[1-9]\\d{0,2}( [1-9]\\d{0,2})?$', 'a weight such as "400", or a range such as "400 700"')

/** A file, or its weights: `/fonts/text.woff2`, `[{ file, weight: 400 700, style: italic }]`. */
const fontFile = fields(
  {
    file: key('WOFF2 file below `content/`, as an address: `/fonts/text.woff2`.', placed(woff2)),
    weight: key('Weight, or the two ends of a range.', withDefault(narrowed(text, WEIGHT), '100 900')),
    style: key('Style of the letters.', withDefault(oneOf('normal', 'italic'), 'normal')),
  },
  ['file'],
)

const font = either(
  isList,
  listOf(fontFile),
  converted(placed(woff2), (file) => [{ ...fontFile.empty, file }]),
)

const fontFiles = fields({
  text: key('Font of running text.', font),
  display: key('Font of headings.', font),
  code: key('Font of code.', font),
  subset: key(
    'Characters that the fonts are published with: names of scripts (`latin`), or ranges (`U+2190-21FF`).',
    placed(listOf(characters)),
  ),
})

const systemFonts: Shape<'system'> = shapeOf({ enum: ['system'] }, (node, report) =>
  node.kind === 'scalar' && node.value === 'system'
    ? 'system'
    : mismatch(node, report, '"system", or a mapping with text, display, code, subset'),
)

export const themeShape = fields({
  colors: key('Colours by their names, each for both modes or for the light one.', colors),
  radius: key('Roundness of corners.', withDefault(oneOf('none', 'small', 'medium', 'large'), 'medium')),
  width: key('Width of the page.', withDefault(oneOf('narrow', 'medium', 'wide'), 'medium')),
  density: key('Space between elements.', withDefault(oneOf('compact', 'medium', 'roomy'), 'medium')),
  fonts: key(
    "Font files for each use: one file, or a list of weights. With `system`, text is shown in a font of the reader's system.",
    either(isMap, fontFiles, systemFonts),
  ),
  css: key('Style sheets below `content/`, in a layer after those of the theme.', listOf(placed(name))),
})

export type UserTheme = NonNullable<ReturnType<typeof themeShape>>
