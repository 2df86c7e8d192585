import { linearOf } from './contrast.ts'

// Oklab, https://www.w3.org/TR/css-color-4/#color-conversion-code: equal steps of lightness look equal.

type Oklab = { lightness: number; a: number; b: number }

/** A colour with another lightness, from 0 to 1, and the same hue, as vivid as a screen can show it. */
export function withLightness(color: string, lightness: number): string {
  const { a, b } = toOklab(color)
  for (let chroma = 1; chroma > 0; chroma -= 0.05) {
    const parts = toLinear({ lightness, a: a * chroma, b: b * chroma })
    if (parts.every((part) => part > -0.0005 && part < 1.0005)) return toHex(parts)
  }
  return toHex(toLinear({ lightness, a: 0, b: 0 }))
}

export const lightnessOf = (color: string): number => toOklab(color).lightness

function toOklab(color: string): Oklab {
  const [red, green, blue] = linearOf(color)
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
  const middle = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
  return {
    lightness: 0.2104542553 * long + 0.793617785 * middle - 0.0040720468 * short,
    a: 1.9779984951 * long - 2.428592205 * middle + 0.4505937099 * short,
    b: 0.0259040371 * long + 0.7827717662 * middle - 0.808675766 * short,
  }
}

function toLinear({ lightness, a, b }: Oklab): number[] {
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const middle = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short,
  ]
}

export const hexOfOklab = (color: Oklab): string => toHex(toLinear(color))

const toHex = (linear: number[]): string => `#${linear.map(hexPart).join('')}`

function hexPart(linear: number): string {
  const value = linear <= 0.0031308 ? linear * 12.92 : 1.055 * linear ** (1 / 2.4) - 0.055
  const byte = Math.round(Math.min(1, Math.max(0, value)) * 255)
  return byte.toString(16).padStart(2, '0')
}
