import { type DiagramVariables, diagramVariables } from '../../../src/model/diagramOptions.ts'

/** The colours of the page for the library. */
export function diagramColors(): DiagramVariables {
  const colorOf = colorReader()
  return diagramVariables(document.documentElement.dataset['theme'] === 'dark', (name) => colorOf(`--${name}`))
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
