import type { ColorMode, Colors } from '../../model/config.ts'
import { COLORS, type ColorName, STANDS_ON } from '../../model/designTokens.ts'
import { contrastOf, LEAST_CONTRAST } from './contrast.ts'
import { lightnessOf, withLightness } from './lightness.ts'

/** Looks up the colours of a mode: the given ones, what follows from a primary colour, and else those of the default theme. */
export function paletteOf(given: Colors, mode: ColorMode): (name: ColorName) => string {
  const set: Colors = { ...derived(given), ...given }
  return (name) => set[name] ?? COLORS[name][mode]
}

/** The colours that a colour follows from where a site does not set it: the first of them that the site sets. */
const FOLLOWS: ReadonlyMap<ColorName, readonly ColorName[]> = new Map([
  ['primary-hover', ['primary']],
  ['on-primary', ['primary']],
  ['link', ['primary']],
  ['link-hover', ['link', 'primary']],
  ['accent', ['link', 'primary']],
  ['focus', ['link', 'primary']],
])

/** The colours that follow from the primary one and from that of links. */
export function derived({ primary, 'on-primary': given, link = primary }: Colors): Colors {
  const on = primary && (given ?? textOn(primary))
  return {
    ...(primary && on ? { 'on-primary': on, 'primary-hover': hoverOf(primary, on) } : {}),
    ...(link
      ? { link, 'link-hover': hoverOf(link, (link === primary && on) || textOn(link)), accent: link, focus: link }
      : {}),
  }
}

/** White where it can be read on a colour, otherwise black. */
export const textOn = (color: string): string =>
  contrastOf('#ffffff', color) >= LEAST_CONTRAST ? '#ffffff' : '#000000'

/** A pointer over a colour makes it stand out more. */
function hoverOf(color: string, on: string): string {
  const step = contrastOf('#ffffff', on) < 2 ? -0.08 : 0.08
  return withLightness(color, Math.min(1, Math.max(0, lightnessOf(color) + step)))
}

/** A text that is hard to read on its surface. `setting` is the colour of the site that makes it so. */
export type LowContrast = { setting: ColorName; text: ColorName; surface: ColorName; contrast: number; on: string }

/** The texts of a mode that are hard to read because of a given colour. */
export function lowContrasts(given: Colors, mode: ColorMode): LowContrast[] {
  const colorOf = paletteOf(given, mode)
  return STANDS_ON.flatMap(([text, surface]): LowContrast[] => {
    const setting = settingOf(text, given) ?? settingOf(surface, given)
    const contrast = contrastOf(colorOf(text), colorOf(surface))
    if (setting === undefined || contrast >= LEAST_CONTRAST) return []
    return [{ setting, text, surface, contrast, on: colorOf(surface) }]
  })
}

const settingOf = (name: ColorName, given: Colors): ColorName | undefined =>
  [name, ...(FOLLOWS.get(name) ?? [])].find((each) => given[each] !== undefined)

/** How finely colours are tried. */
const STEPS = 200

/** The colour of the same hue and the nearest lightness with which nothing is hard to read; undefined if there is none. */
export function nearestReadable(given: Colors, name: ColorName, mode: ColorMode): string | undefined {
  const color = given[name]
  if (color === undefined) return undefined
  const from = lightnessOf(color)
  const lightnesses = Array.from({ length: STEPS + 1 }, (_, step) => step / STEPS)
  return lightnesses
    .toSorted((one, other) => Math.abs(one - from) - Math.abs(other - from))
    .map((lightness) => withLightness(color, lightness))
    .find((candidate) => isReadable({ ...given, [name]: candidate }, name, mode))
}

/** The colour for links alone with which a primary colour can stay as it is: bright ones serve buttons, but no text. */
export function linkBeside(given: Colors, mode: ColorMode): string | undefined {
  if (given.primary === undefined || given.link !== undefined) return undefined
  const link = nearestReadable({ ...given, link: given.primary }, 'link', mode)
  return link !== undefined && isReadable({ ...given, link }, 'primary', mode) ? link : undefined
}

const isReadable = (given: Colors, name: ColorName, mode: ColorMode): boolean =>
  lowContrasts(given, mode).every(({ setting, text, surface }) => ![setting, text, surface].includes(name))
