import { diagramOptions } from '../../../src/model/diagramOptions.ts'
import { element } from '../../dom.ts'
import { diagramColors } from './diagramColors.ts'
import { type Mermaid, openWorkshop, SHEET, STYLE, unstyled, type Workshop } from './workshop.ts'

export type Drawer = { draw(figure: HTMLElement, signal: AbortSignal): Promise<void> }

/** Shows diagrams as pictures above their sources, which fold. One that cannot be drawn stays, with the reason. */
export function createDrawer(): Drawer {
  let workshop: Promise<Workshop> | undefined
  let queue: Promise<unknown> = Promise.resolve()
  const draw = async (figure: HTMLElement): Promise<void> => {
    workshop ??= openWorkshop(figure.dataset['library'] ?? '')
    const { mermaid, room } = await workshop.catch((error: unknown) => {
      workshop = undefined
      throw error
    })
    const source = figure.querySelector('pre')?.textContent ?? ''
    await pictureOf(source, mermaid, room).then(
      (picture) => show(figure, picture),
      (error: unknown) => showFault(figure, error),
    )
    room.replaceChildren()
  }
  return {
    draw(figure, signal) {
      // The library draws one diagram at a time.
      const drawn = queue.then(() => (signal.aborted ? undefined : draw(figure)))
      queue = drawn.catch(() => undefined)
      return drawn
    },
  }
}

function showFault(figure: HTMLElement, error: unknown): void {
  const [reason = ''] = (error instanceof Error ? error.message : String(error)).split('\n')
  figure.querySelector('.drawn-fault')?.remove()
  figure.append(element('figcaption', { class: 'drawn-fault' }, reason))
}

/** On the screen the picture takes the height of the source at least, so that nothing below it moves up. */
function show(figure: HTMLElement, picture: HTMLImageElement): void {
  const details = figure.querySelector('details')
  const before = figure.querySelector('.drawn-picture')
  picture.alt = figure.dataset['label'] ?? ''
  if (before) before.replaceWith(picture)
  else {
    if (figure.getBoundingClientRect().top < innerHeight) figure.style.minBlockSize = `${figure.offsetHeight}px`
    figure.prepend(picture)
    if (details) details.open = false
  }
}

async function pictureOf(source: string, mermaid: Mermaid, room: Element): Promise<HTMLImageElement> {
  mermaid.initialize(diagramOptions(diagramColors()))
  const { svg } = await mermaid.render('diagram', source, room)
  return drawingOf(svg)
}

/** A picture runs no scripts, and loads nothing. */
function drawingOf(markup: string): HTMLImageElement {
  const svg = new DOMParser().parseFromString(unstyled(markup), 'text/html').querySelector('svg')
  if (!svg) throw new Error('The library returned no drawing.')
  const [, , width = '', height = ''] = (svg.getAttribute('viewBox') ?? '').split(/[\s,]+/)
  svg.setAttribute('width', width)
  svg.setAttribute('height', height)
  svg.removeAttribute(STYLE)
  for (const node of svg.querySelectorAll<SVGElement>(`[${STYLE}]`)) {
    node.style.cssText = node.getAttribute(STYLE) ?? ''
    node.removeAttribute(STYLE)
  }
  const drawing = new XMLSerializer().serializeToString(svg).replace(SHEETS, '<style>$1</style>')
  const src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(drawing)}`
  return element('img', { class: 'drawn-picture', src, width, height, decoding: 'async' })
}

const SHEETS = new RegExp(`<desc [^>]*?${SHEET}=""[^>]*>([^<]*)</desc>`, 'g')
