import { textOn } from '../../config/theme/palette.ts'
import { assetPath } from '../../model/asset.ts'
import type { FontConfig, ThemeConfig } from '../../model/config.ts'
import { COLOR_NAMES, COLORS, SYSTEM_FONTS } from '../../model/designTokens.ts'
import { type Addressing, fileHref } from '../../model/route.ts'

type Tokens = Record<string, string>

/**
 * The style sheet of what a site sets by `theme:` but for its fonts, in the layer that comes after all of the theme's. A colour that is set in
 * one mode is written in both, since this layer wins over the dark mode of the theme, too.
 */
export function tokenStyle(theme: ThemeConfig): string {
  const { light, dark } = theme.colors
  const set = COLOR_NAMES.filter((name) => light[name] !== undefined || dark[name] !== undefined)
  const colorsOf = (mode: 'light' | 'dark'): Tokens =>
    Object.fromEntries(set.map((name) => [name, theme.colors[mode][name] ?? COLORS[name][mode]]))
  const root = {
    ...colorsOf('light'),
    ...RADIUS[theme.radius],
    ...WIDTH[theme.width],
    ...density(theme),
    ...stacks(theme),
  }
  const darkRule = set.length === 0 ? '' : `@media screen{[data-theme=dark]{${declarations(colorsOf('dark'))}}}`
  if (Object.keys(root).length === 0) return ''
  return `@layer site{:root{${declarations(root)}}${darkRule}${referenceRule(theme)}}`
}

/** A reference without a colour of its own has that of links, which can be read on the page and as text. */
function referenceRule({ colors: { light } }: ThemeConfig): string {
  const { link } = light
  if (link === undefined) return ''
  return `.api:not([data-primary]){${referenceTokens(link)}}`
}

/** A reference in a colour, with text on it that can be read. */
export const referenceTokens = (color: string): string =>
  declarations({ 'api-primary': color, 'api-on-primary': textOn(color) })

/**
 * The fonts of a site, for the pages alone: a style sheet that defines them again, when it arrives, gives late fonts
 * another chance, which moves the text.
 */
export const fontFaces = (fonts: FontConfig[], addressing: Addressing): string =>
  fonts.map((font) => fontFace(font, addressing)).join('')

const declarations = (tokens: Tokens): string =>
  Object.entries(tokens)
    .map(([name, value]) => `--${name}:${value}`)
    .join(';')

const RADIUS: Record<ThemeConfig['radius'], Tokens> = {
  none: { 'radius-sm': '0', radius: '0', 'radius-lg': '0' },
  small: { 'radius-sm': '2px', radius: '3px', 'radius-lg': '5px' },
  medium: {},
  large: { 'radius-sm': '6px', radius: '12px', 'radius-lg': '18px' },
}

const WIDTH: Record<ThemeConfig['width'], Tokens> = {
  narrow: { measure: '40rem', 'page-width': '80rem' },
  medium: {},
  wide: { measure: '52rem', 'page-width': '105rem' },
}

const SPACES = [1, 2, 3, 4, 5, 6, 8, 10, 12, 16, 20]

function density({ density }: ThemeConfig): Tokens {
  if (density === 'medium') return {}
  const [factor, leading] = density === 'compact' ? [0.8, '1.55'] : [1.2, '1.8']
  const spaces = SPACES.map((steps) => [`space-${steps}`, `${Number(((steps / 4) * factor).toFixed(3))}rem`])
  return { ...Object.fromEntries(spaces), 'leading-text': leading }
}

/** The first visit shows them in most cases, since fonts that come late are left for the next page. */
const FALLBACK = { ...SYSTEM_FONTS, display: SYSTEM_FONTS.text }

const stacks = ({ fonts }: ThemeConfig): Tokens =>
  Object.fromEntries(fonts.map(({ use }) => [`font-${use}`, `site-${use},${FALLBACK[use]}`]))

/** A font that comes late is used from the next page on (`optional`): letters of another width would move the text. */
function fontFace({ use, file, weight, style }: FontConfig, addressing: Addressing): string {
  const source = `url("${fileHref(assetPath(file.target), addressing)}")format("woff2")`
  return `@font-face{font-family:site-${use};src:${source};font-weight:${weight};font-style:${style};font-display:optional}`
}
