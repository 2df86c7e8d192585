import { latest } from '../../disk/latest.ts'
import { type SegmentReader, segmentReader } from '../../disk/segments.ts'
import { stagedFiles } from '../../disk/stagedFiles.ts'
import type { TextPlace } from '../../disk/textStore.ts'
import type { Page, PageText } from '../../model/page.ts'
import { openRenderer } from '../../render/openRenderer.ts'
import type { Renderer } from '../../render/renderer.ts'
import { loadTheme } from '../loadTheme.ts'
import { pageFiles } from '../pageFiles.ts'
import type { PageToRender, RenderedInThread, Request } from './messages.ts'
import { withTexts } from './sentSite.ts'
import { takeTurns } from './turns.ts'

type Asked<K extends Request['kind']> = Extract<Request, { kind: K }>

/** Renders pages in a thread, straight into the staging folder. */
export function rendererInWorker() {
  const texts = textsOnDisk()
  let renderer: Renderer | undefined
  return {
    async open({ site, theme, bundle }: Asked<'site'>): Promise<void> {
      const loaded = await loadTheme({ module: theme }, site.ownTheme)
      renderer = openRenderer({ site: withTexts(site, texts.of), theme: loaded, bundle })
    },
    render({ pages, turns, staging, shown }: Asked<'render'>): RenderedInThread {
      const opened = renderer
      if (!opened) throw new Error('a thread was asked for a page before it had a site')
      texts.lieAt(pages)
      const files = stagedFiles(staging, shown)
      const made: RenderedInThread['pages'] = []
      opened.watch?.failures.clear()
      for (const page of takeTurns(turns)) {
        const asked = pages[page]
        if (!asked) continue
        const written = pageFiles(opened, asked.route).map(files.write)
        made.push({ page, files: written, drawn: opened.watch?.drawn() })
      }
      return { pages: made, failures: [...(opened.watch?.failures.values() ?? [])] }
    },
  }
}

/** Texts are read at the places that the messages name. */
function textsOnDisk() {
  const readers = new Map<string, SegmentReader>()
  const places = new Map<string, TextPlace>()
  const read = latest((key): PageText => {
    const text = places.get(key)
    if (!text) throw new Error(`the place of the text ${key} is unknown`)
    const reader = readers.get(text.folder) ?? segmentReader(text.folder)
    readers.set(text.folder, reader)
    return reader.read(text.place)
  })
  return {
    lieAt(pages: PageToRender[]): void {
      places.clear()
      for (const { text } of pages) if (text) places.set(text.key, text.at)
    },
    of: ({ key }: Page): PageText => read(key),
  }
}
