import type { ColorMode, Colors } from '../../model/config.ts'
import { COLORS, type ColorName, STANDS_ON } from '../../model/designTokens.ts'
import { contrastOf, LEAST_CONTRAST } from './contrast.ts'
import { lightnessOf, withLightness } from './lightness.ts'

/** Looks up the colours of a mode: the given ones, what follows from a primary colour, and else those of the default theme. */
export function paletteOf(given: Colors, mode: ColorMode): (name: ColorName) => string {
  const set: Colors = { ...derived(given), ...given }
  return (name) => set[name] ?? COLORS[name][mode]
}

/** What a primary colour is used for where a site does not set it otherwise. */
const OF_PRIMARY = ['primary-hover', 'on-primary', 'link', 'link-hover', 'accent', 'focus'] as const

/** The colours that follow from the primary one. A pointer over it makes it stand out more. */
export function derived({ primary, 'on-primary': given }: Colors): Colors {
  if (primary === undefined) return {}
  const on = given ?? (contrastOf('#ffffff', primary) >= LEAST_CONTRAST ? '#ffffff' : '#000000')
  const step = contrastOf('#ffffff', on) < 2 ? -0.08 : 0.08
  const hover = withLightness(primary, Math.min(1, Math.max(0, lightnessOf(primary) + step)))
  return {
    'on-primary': on,
    'primary-hover': hover,
    link: primary,
    'link-hover': hover,
    accent: primary,
    focus: primary,
  }
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

function settingOf(name: ColorName, given: Colors): ColorName | undefined {
  if (given[name] !== undefined) return name
  return given.primary !== undefined && OF_PRIMARY.some((each) => each === name) ? 'primary' : undefined
}

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

const isReadable = (given: Colors, name: ColorName, mode: ColorMode): boolean =>
  lowContrasts(given, mode).every(({ setting, text, surface }) => ![setting, text, surface].includes(name))
