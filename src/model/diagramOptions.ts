import type { ColorName } from './designTokens.ts'

/** The variables of the library that draws diagrams, in the colours of the site; it reads hexadecimal ones only. */
export function diagramVariables(
  darkMode: boolean,
  colorOf: (name: ColorName) => string,
): Record<string, string | boolean> {
  const colors = Object.entries(COLORS).map(([name, color]) => [name, colorOf(color)])
  const slices = SLICES.map((color, index) => [`pie${index + 1}`, colorOf(color)])
  return { darkMode, ...Object.fromEntries([...colors, ...slices]) }
}

/** Others follow from these. */
const COLORS = {
  background: 'paper',
  edgeLabelBackground: 'paper',
  primaryColor: 'raised',
  primaryTextColor: 'ink',
  primaryBorderColor: 'rule-strong',
  secondaryColor: 'surface',
  tertiaryColor: 'surface',
  lineColor: 'text-muted',
  textColor: 'ink',
  titleColor: 'ink',
  noteBkgColor: 'surface',
  noteTextColor: 'ink',
  noteBorderColor: 'rule-strong',
  pieStrokeColor: 'rule-strong',
  pieOuterStrokeColor: 'rule-strong',
} as const satisfies Record<string, ColorName>

const SLICES = ['note-soft', 'tip-soft', 'warning-soft', 'danger-soft', 'important-soft', 'surface-hover'] as const

/**
 * What no variable sets, as CSS: labels hide the lines that they stand on, and ends of lines that the library always
 * fills with white have the background of the page.
 */
export const diagramStyle = (paper: string): string =>
  `.edgeLabel rect{opacity:1!important;fill:${paper}!important}marker circle[fill=white]{fill:${paper}}`
