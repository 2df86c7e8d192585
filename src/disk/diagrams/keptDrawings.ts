import { mkdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { DRAWINGS_FOLDER, drawingPath, type WantedDrawing } from '../../model/diagrams.ts'
import { CONTENT_FOLDER, sourcePath } from '../../model/route.ts'
import type { Drawings, DrawResult } from '../../model/sources.ts'
import { diagramLibrary } from '../diagramLibrary.ts'
import { onDisk } from '../diskError.ts'
import { imageDimensions } from '../imageDimensions.ts'
import type { InputTrace } from '../inputs.ts'
import { replaceFile } from '../replaceFile.ts'
import { browserAtHand } from './browserAtHand.ts'

/** The drawings that a site keeps beside its pages, to be committed with them. */
export const keptDrawings = (root: string, trace?: InputTrace): Drawings => ({
  kept(name) {
    const source = sourcePath(`${CONTENT_FOLDER}${DRAWINGS_FOLDER}/${name}`)
    const file = join(root, source)
    const stats = statSync(file, { throwIfNoEntry: false })
    trace?.note(source, stats)
    if (!stats) return undefined
    const { size, mtimeMs: modified } = stats
    const dimensions = onDisk('read', source, () => imageDimensions(file, () => readFileSync(file)))
    return { source, path: drawingPath(name), size, modified, dimensions }
  },
  draw: (wanted) => draw(root, wanted),
})

type Lack = { reason: string; remedy: string }

const NO_BROWSER: Lack = {
  reason: 'there is no Chromium, Chrome or Edge, and PORTALGEN_CHROMIUM names none',
  remedy: 'install Chromium, or name a browser in PORTALGEN_CHROMIUM',
}

const NO_LIBRARY: Lack = {
  reason: 'the package "mermaid" is not installed',
  remedy: 'run "npm install mermaid" in the folder of the site',
}

const impossible = (lacks: Lack[]): DrawResult => ({
  kind: 'impossible',
  reason: lacks.map(({ reason }) => reason).join('; '),
  remedy: lacks.map(({ remedy }) => remedy).join('; '),
})

async function draw(root: string, wanted: WantedDrawing[]): Promise<DrawResult> {
  const browser = browserAtHand()
  const library = diagramLibrary(root)
  if (!browser || !library) return impossible([...(browser ? [] : [NO_BROWSER]), ...(library ? [] : [NO_LIBRARY])])
  // Few sites draw in a browser, which takes Node's HTTP server.
  const { drawInBrowser } = await import('./drawInBrowser.ts')
  const result = await drawInBrowser(browser, library, wanted)
  if (result.kind === 'impossible') return result
  const folder = join(root, CONTENT_FOLDER, DRAWINGS_FOLDER)
  const shown = (name: string): string => `${CONTENT_FOLDER}${DRAWINGS_FOLDER}/${name}`
  onDisk('write', shown(''), () => mkdirSync(folder, { recursive: true }))
  for (const [name, svg] of result.drawings) replaceFile(root, shown(name), { before: undefined, after: `${svg}\n` })
  return { kind: 'drawn', faults: result.faults }
}
