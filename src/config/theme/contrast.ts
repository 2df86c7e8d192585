/** What text needs on its surface: https://www.w3.org/TR/WCAG22/#contrast-minimum */
export const LEAST_CONTRAST = 4.5

/** The contrast of two colours (`#rrggbb`), from 1 to 21: https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
export function contrastOf(one: string, other: string): number {
  const [dark = 0, light = 0] = [one, other].map(luminance).toSorted((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

function luminance(color: string): number {
  const [red, green, blue] = linearOf(color)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** The linear parts of a colour of sRGB, each from 0 to 1. */
export function linearOf(color: string): [red: number, green: number, blue: number] {
  const part = (at: number): number => {
    const value = Number.parseInt(color.slice(at, at + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }
  return [part(1), part(3), part(5)]
}
