import type { ColorName } from './designTokens.ts'

export type DiagramVariables = Record<string, string | boolean | Record<string, string>>

/** The variables of the library that draws diagrams, in the colours of the site; it reads hexadecimal ones only. */
export function diagramVariables(darkMode: boolean, colorOf: (name: ColorName) => string): DiagramVariables {
  const colored = (colors: Record<string, ColorName>) =>
    Object.fromEntries(Object.entries(colors).map(([name, color]) => [name, colorOf(color)]))
  const slices = SLICES.map((color, index) => [`pie${index + 1}`, colorOf(color)])
  const plotColorPalette = BARS.map(colorOf).join()
  return {
    darkMode,
    ...colored(COLORS),
    ...Object.fromEntries(slices),
    xyChart: { ...colored(CHART), plotColorPalette },
  }
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
  scaleLabelColor: 'ink',
  branchLabelColor: 'ink',
  archGroupBorderColor: 'rule-strong',
  noteBkgColor: 'surface',
  noteTextColor: 'ink',
  noteBorderColor: 'rule-strong',
  pieStrokeColor: 'rule-strong',
  pieOuterStrokeColor: 'rule-strong',
} as const satisfies Record<string, ColorName>

/** The library takes what is missing here from its light theme. */
const CHART = {
  backgroundColor: 'paper',
  titleColor: 'ink',
  dataLabelColor: 'ink',
  legendTextColor: 'ink',
  xAxisTitleColor: 'ink',
  xAxisLabelColor: 'ink',
  xAxisTickColor: 'ink',
  xAxisLineColor: 'ink',
  yAxisTitleColor: 'ink',
  yAxisLabelColor: 'ink',
  yAxisTickColor: 'ink',
  yAxisLineColor: 'ink',
} as const satisfies Record<string, ColorName>

const SLICES = ['note-soft', 'tip-soft', 'warning-soft', 'danger-soft', 'important-soft', 'surface-hover'] as const

const BARS = ['note', 'tip', 'warning', 'danger', 'important'] as const

/** Fonts of the page cannot be used in a picture. */
const FONT = 'Arial, Helvetica, sans-serif'

/** What the source of a diagram cannot set: markup, style sheets, limits, and a theme for one colour mode. */
const SECURE = [
  ...['secure', 'securityLevel', 'startOnLoad', 'maxTextSize', 'suppressErrorRendering', 'maxEdges'],
  ...['theme', 'themeCSS', 'htmlLabels'],
]

/** How the library draws. */
export const diagramOptions = (variables: DiagramVariables): object => ({
  startOnLoad: false,
  securityLevel: 'strict',
  suppressErrorRendering: true,
  secure: SECURE,
  htmlLabels: false,
  flowchart: { htmlLabels: false },
  journey: { textPlacement: 'tspan' },
  theme: 'base',
  fontFamily: FONT,
  themeVariables: { ...variables, fontFamily: FONT },
  themeCSS: styleFor(variables),
})

/**
 * What no variable sets, as CSS: labels hide the lines that they stand on, ends of lines that the library always fills with
 * white have the background of the page, and texts of a journey the colour of texts instead of that of their boxes.
 */
const styleFor = ({ background, lineColor, textColor }: DiagramVariables): string =>
  `.edgeLabel rect{opacity:1!important;fill:${background}!important}marker circle[fill=white]{fill:${background}}` +
  `text.journey-section,text.task{fill:${textColor}}.edge[class*=section-edge]{stroke:${lineColor}!important}`
