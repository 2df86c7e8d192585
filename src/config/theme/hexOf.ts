import { hexOfOklab } from './lightness.ts'

const FUNCTION = /^(rgb|hsl|oklab|oklch)a?\(([^()]*)\)$/i

/** A colour as `#rrggbb` that was written in another notation of CSS, without its transparency; undefined if it is none. */
export function hexOf(color: string): string | undefined {
  const [, long, short] = /^#(?:([\da-f]{6})[\da-f]{2}|([\da-f]{3})[\da-f])$/i.exec(color) ?? []
  if (long !== undefined || short !== undefined) return `#${long ?? short?.replace(/./g, '$&$&')}`.toLowerCase()
  const [, kind = '', values = ''] = FUNCTION.exec(color.trim()) ?? []
  const parts = values.trim().split(/[\s,/]+/)
  const [one = Number.NaN, two = Number.NaN, three = Number.NaN] = parts.map(Number.parseFloat)
  // A share of what the whole is, where a part is a percentage.
  const share = (at: number, whole: number): number => (parts[at]?.endsWith('%') ? whole / 100 : 1)
  if (![one, two, three].every(Number.isFinite)) return undefined
  switch (kind.toLowerCase()) {
    case 'rgb':
      return hexOfParts([one * share(0, 255), two * share(1, 255), three * share(2, 255)])
    case 'hsl':
      return hexOfParts(partsOfHsl(one, two / 100, three / 100))
    case 'oklab':
      return hexOfOklab({ lightness: one * share(0, 1), a: two * share(1, 0.4), b: three * share(2, 0.4) })
    case 'oklch': {
      const chroma = two * share(1, 0.4)
      const hue = (three * Math.PI) / 180
      return hexOfOklab({ lightness: one * share(0, 1), a: chroma * Math.cos(hue), b: chroma * Math.sin(hue) })
    }
    default:
      return undefined
  }
}

/** https://www.w3.org/TR/css-color-4/#hsl-to-rgb */
function partsOfHsl(hue: number, saturation: number, lightness: number): number[] {
  const reach = saturation * Math.min(lightness, 1 - lightness)
  return [0, 8, 4].map((step) => {
    const at = (((step + hue / 30) % 12) + 12) % 12
    return 255 * (lightness - reach * Math.max(-1, Math.min(at - 3, 9 - at, 1)))
  })
}

const hexOfParts = (parts: number[]): string =>
  `#${parts
    .map((part) =>
      Math.round(Math.min(255, Math.max(0, part)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
