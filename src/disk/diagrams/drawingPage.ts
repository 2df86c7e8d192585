import { diagramOptions } from '../../model/diagramOptions.ts'
import type { WantedDrawing } from '../../model/diagrams.ts'

/**
 * A page that draws diagrams one after the other, and sends what it has drawn to where it came from.
 * @param nonce of its script, the only one in the page that the policy allows
 */
export const drawingPage = (library: string, wanted: WantedDrawing[], nonce: string): string => `<!doctype html>
<meta charset="utf-8">
<title>Diagrams</title>
<body>
<script type="module" nonce="${nonce}">
const wanted = ${JSON.stringify(wanted.map(drawingTask)).replaceAll('<', '\\u003c')}
const answer = []
${DRAWING}
try {
  const { default: mermaid } = await import(${JSON.stringify(library)})
  for (const each of wanted)
    answer.push(await draw(mermaid, each).catch((error) => ({ name: each.name, fault: messageOf(error) })))
} catch (error) {
  for (const { name } of wanted) answer.push({ name, fault: messageOf(error) })
}
await fetch(location.href, { method: 'POST', body: JSON.stringify(answer) })
</script>
`

const drawingTask = ({ name, source, colors }: WantedDrawing) => ({
  name,
  source,
  options: { ...diagramOptions(JSON.parse(colors)), deterministicIds: true },
})

/**
 * Draws with the options of the theme's script. The size is written for `<img>`. A drawing depends neither on the day, which the
 * library marks in plans, nor on chance, by which it names commits.
 */
const DRAWING = `
const messageOf = (error) => String(error?.message ?? error)
async function draw(mermaid, { name, source, options }) {
  let seed = 1
  Math.random = () => (seed = (seed * 16807) % 2147483647) / 2147483647
  mermaid.initialize(options)
  const room = document.body.appendChild(document.createElement('div'))
  const { svg } = await mermaid.render('diagram', source, room)
  room.remove()
  const drawn = new DOMParser().parseFromString(svg, 'text/html').querySelector('svg')
  const [, , width = '', height = ''] = (drawn.getAttribute('viewBox') ?? '').split(/[\\s,]+/)
  for (const today of drawn.querySelectorAll('.today')) today.remove()
  drawn.setAttribute('width', width)
  drawn.setAttribute('height', height)
  drawn.style.removeProperty('max-width')
  return { name, svg: new XMLSerializer().serializeToString(drawn) }
}`
