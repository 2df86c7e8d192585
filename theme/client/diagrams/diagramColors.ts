/** The colours of the page for the library, which reads hexadecimal ones only. */
export function diagramColors(): Record<string, string | boolean> {
  const colorOf = colorReader()
  const colors = Object.entries(COLORS).map(([name, property]) => [name, colorOf(property)])
  const slices = SLICES.map((property, index) => [`pie${index + 1}`, colorOf(property)])
  return {
    darkMode: document.documentElement.dataset['theme'] === 'dark',
    ...Object.fromEntries([...colors, ...slices]),
  }
}

/** The custom properties for the variables of the library; others follow from these. */
const COLORS = {
  background: '--paper',
  edgeLabelBackground: '--paper',
  primaryColor: '--raised',
  primaryTextColor: '--ink',
  primaryBorderColor: '--rule-strong',
  secondaryColor: '--surface',
  tertiaryColor: '--surface',
  lineColor: '--text-muted',
  textColor: '--ink',
  titleColor: '--ink',
  noteBkgColor: '--surface',
  noteTextColor: '--ink',
  noteBorderColor: '--rule-strong',
  pieStrokeColor: '--rule-strong',
  pieOuterStrokeColor: '--rule-strong',
} as const

const SLICES = ['--note-soft', '--tip-soft', '--warning-soft', '--danger-soft', '--important-soft', '--surface-hover']

/** Reads the value of a custom property as the browser paints it. */
function colorReader(): (property: string) => string {
  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
  const style = getComputedStyle(document.documentElement)
  return (property) => {
    if (!canvas) return '#888888'
    canvas.fillStyle = style.getPropertyValue(property).trim()
    canvas.fillRect(0, 0, 1, 1)
    const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data
    return `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`
  }
}
