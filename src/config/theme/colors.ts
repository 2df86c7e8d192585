import type { ColorMode, Colors } from '../../model/config.ts'
import { type ColorName, STANDS_ON } from '../../model/designTokens.ts'
import { type Checked, error, type Place, type Problem } from '../../model/problem.ts'
import { LEAST_CONTRAST } from './contrast.ts'
import { type LowContrast, linkBeside, lowContrasts, nearestReadable, withDerived } from './palette.ts'
import type { UserColor, UserColors } from './themeShape.ts'

type Modes = Record<ColorMode, Colors>

/**
 * The colours of a site in both modes, what follows from its primary colour included. A colour without a mode is that of the
 * light mode; for text, the dark one is the nearest of its hue that is readable there.
 */
export function readColors(user: UserColors): Checked<Modes> {
  const light = colorsOf(user, 'light')
  const dark = darkColors(user, colorsOf(user, 'dark'))
  const problems = [...unreadable(user, light, 'light'), ...unreadable(user, dark, 'dark')]
  return { value: { light: withDerived(light), dark: withDerived(dark) }, problems }
}

function colorsOf(user: UserColors, mode: ColorMode): Colors {
  const entries = Object.entries(user).flatMap(([name, color]) => (color?.[mode] ? [[name, color[mode]?.value]] : []))
  return Object.fromEntries(entries)
}

const IS_TEXT: ReadonlySet<string> = new Set(['primary', ...STANDS_ON.map(([text]) => text)])

function darkColors(user: UserColors, dark: Colors): Colors {
  const adapted = Object.entries(user).flatMap(([name, color]): [ColorName, string][] => {
    if (!isColorName(name, user) || !color?.light || color.dark || !color.adapts || !IS_TEXT.has(name)) return []
    const { value } = color.light
    return [[name, nearestReadable({ ...dark, [name]: value }, name, 'dark') ?? value]]
  })
  return { ...Object.fromEntries(adapted), ...dark }
}

const isColorName = (name: string, user: UserColors): name is ColorName => name in user

/**
 * One problem for each colour. The colours that they name pass together: each is looked for beside those that are fine and those
 * that were named before, and not beside others that will change.
 */
function unreadable(user: UserColors, given: Colors, mode: ColorMode): Problem[] {
  const first = new Map<ColorName, LowContrast>()
  for (const low of lowContrasts(given, mode)) if (!first.has(low.setting)) first.set(low.setting, low)
  const reported: ReadonlySet<string> = new Set(first.keys())
  const settled: Colors = Object.fromEntries(Object.entries(given).filter(([name]) => !reported.has(name)))
  return [...first.values()].flatMap((low) => {
    const place = placeOf(user[low.setting], mode)
    const color = given[low.setting]
    if (!place || color === undefined) return []
    const beside = { ...settled, [low.setting]: color }
    const nearest = nearestReadable(beside, low.setting, mode)
    settled[low.setting] = nearest ?? color
    return [lowContrast(low, beside, nearest, mode, place)]
  })
}

const placeOf = (color: UserColor | undefined, mode: ColorMode): Place | undefined =>
  color?.[mode]?.place ?? color?.light?.place

function lowContrast(
  low: LowContrast,
  beside: Colors,
  nearest: string | undefined,
  mode: ColorMode,
  place: Place,
): Problem {
  const { setting, text, surface, contrast } = low
  const shown = Math.floor(contrast * 100) / 100
  const pair = setting === surface ? `"${text}" on it` : `"${text}" on "${surface}"`
  const message = `"${setting}" (${beside[setting]}) gives ${pair} a contrast of ${shown}:1 in ${mode} mode, and text needs ${LEAST_CONTRAST}:1`
  const link = setting === 'primary' ? linkBeside(beside, mode) : undefined
  const fix = nearest
    ? `write "${nearest}", the nearest colour that passes${link ? `, or keep it for buttons and set "link" to "${link}"` : ''}`
    : `no colour of this hue passes; also change "${setting === surface ? text : surface}"`
  return error('invalid-config', place, { message, fix })
}
