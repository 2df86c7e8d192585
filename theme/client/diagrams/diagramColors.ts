import { diagramStyle, diagramVariables } from '../../../src/model/diagramVariables.ts'

/** The colours of the page for the library, and what goes with them. */
export function diagramColors(): { variables: Record<string, string | boolean>; style: string } {
  const colorOf = colorReader()
  const isDark = document.documentElement.dataset['theme'] === 'dark'
  return {
    variables: diagramVariables(isDark, (name) => colorOf(`--${name}`)),
    style: diagramStyle(colorOf('--paper')),
  }
}

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
