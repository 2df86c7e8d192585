import type { ColorMode, Colors } from '../../model/config.ts'
import { COLORS, type ColorName, STANDS_ON } from '../../model/designTokens.ts'
import { contrastOf, LEAST_CONTRAST } from './contrast.ts'
import { lightnessOf, withLightness } from './lightness.ts'

/** Looks up the colours of a mode: the given ones, what follows from them, and else those of the default theme. */
export function paletteOf(given: Colors, mode: ColorMode): (name: ColorName) => string {
  const set = withDerived(given)
  return (name) => set[name] ?? COLORS[name][mode]
}

/** What a colour follows from where a site does not set it, and how. */
type Derivation = { from: ColorName; derive: (color: string, set: Colors) => string }

/** In an order in which each is derived from what is there. */
const DERIVATIONS: ReadonlyMap<ColorName, Derivation> = new Map<ColorName, Derivation>([
  ['on-primary', { from: 'primary', derive: (color) => textOn(color) }],
  ['on-banner', { from: 'banner', derive: (color) => textOn(color) }],
  ['primary-hover', { from: 'primary', derive: hoverOf }],
  ['link', { from: 'primary', derive: (color) => color }],
  ['link-hover', { from: 'link', derive: hoverOf }],
  ['accent', { from: 'link', derive: (color) => color }],
  ['focus', { from: 'link', derive: (color) => color }],
])

/** The given colours, and those that follow from the primary one and from that of links. */
export function withDerived(given: Colors): Colors {
  const set = { ...given }
  for (const [name, { from, derive }] of DERIVATIONS) {
    const color = set[from]
    if (color !== undefined) set[name] ??= derive(color, set)
  }
  return set
}

/** White where it can be read on a colour, otherwise black. */
export const textOn = (color: string): string =>
  contrastOf('#ffffff', color) >= LEAST_CONTRAST ? '#ffffff' : '#000000'

/** A pointer over a colour makes it stand out more. */
function hoverOf(color: string, { primary, 'on-primary': onPrimary }: Colors): string {
  const on = (color === primary && onPrimary) || textOn(color)
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

/** The given colour that a colour is, or follows from. */
function settingOf(name: ColorName, given: Colors): ColorName | undefined {
  if (given[name] !== undefined) return name
  const derivation = DERIVATIONS.get(name)
  return derivation && settingOf(derivation.from, given)
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

/** The colour for links alone with which a primary colour can stay as it is: bright ones serve buttons, but no text. */
export function linkBeside(given: Colors, mode: ColorMode): string | undefined {
  if (given.primary === undefined || given.link !== undefined) return undefined
  const link = nearestReadable({ ...given, link: given.primary }, 'link', mode)
  return link !== undefined && isReadable({ ...given, link }, 'primary', mode) ? link : undefined
}

const isReadable = (given: Colors, name: ColorName, mode: ColorMode): boolean =>
  lowContrasts(given, mode).every(({ setting, text, surface }) => ![setting, text, surface].includes(name))
