import type { WantedDrawing } from '../../model/diagrams.ts'
import { diagramStyle } from '../../model/diagramVariables.ts'

/** A page that draws diagrams one after the other, and sends what it has drawn to where it came from. */
export const drawingPage = (library: string, wanted: WantedDrawing[]): string => `<!doctype html>
<meta charset="utf-8">
<title>Diagrams</title>
<body>
<script type="module">
const wanted = ${JSON.stringify(wanted).replaceAll('<', '\\u003c')}
const answer = []
${DRAWING}
try {
  const { default: mermaid } = await import(${JSON.stringify(library)})
  for (const each of wanted)
    answer.push(await draw(mermaid, each).catch((error) => ({ name: each.name, fault: firstLine(error) })))
} catch (error) {
  for (const { name } of wanted) answer.push({ name, fault: firstLine(error) })
}
await fetch(location.href, { method: 'POST', body: JSON.stringify(answer) })
</script>
`

/** Draws with the options of the theme's script: the source cannot add markup. The size is written for `<img>`. */
const DRAWING = `
const FONT = 'Arial, Helvetica, sans-serif'
const firstLine = (error) => String(error?.message ?? error).split('\\n')[0]
async function draw(mermaid, { name, source, colors }) {
  const variables = JSON.parse(colors)
  mermaid.initialize({
    startOnLoad: false, securityLevel: 'strict', suppressErrorRendering: true, deterministicIds: true, htmlLabels: false,
    flowchart: { htmlLabels: false }, theme: 'base', fontFamily: FONT,
    themeVariables: { ...variables, fontFamily: FONT },
    themeCSS: ${JSON.stringify(diagramStyle('PAPER'))}.replaceAll('PAPER', variables.background),
  })
  const room = document.body.appendChild(document.createElement('div'))
  const { svg } = await mermaid.render('diagram', source, room)
  room.remove()
  const drawn = new DOMParser().parseFromString(svg, 'text/html').querySelector('svg')
  const [, , width = '', height = ''] = (drawn.getAttribute('viewBox') ?? '').split(/[\\s,]+/)
  drawn.setAttribute('width', width)
  drawn.setAttribute('height', height)
  drawn.style.removeProperty('max-width')
  return { name, svg: new XMLSerializer().serializeToString(drawn) }
}`
