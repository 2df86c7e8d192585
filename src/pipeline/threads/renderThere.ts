import { defaultTheme } from '#theme'
import type { FileStamp } from '../../disk/outputRecord.ts'
import { type PackReader, packReader } from '../../disk/packs.ts'
import { stagedFiles } from '../../disk/stagedFiles.ts'
import type { TextPlace } from '../../disk/textStore.ts'
import type { Page, PageText } from '../../model/page.ts'
import type { Renderer } from '../../render/renderer.ts'
import { pageFiles } from '../pageFiles.ts'
import type { PageToRender, Request } from './messages.ts'

type Asked<K extends Request['kind']> = Extract<Request, { kind: K }>

/** Renders pages in a thread, straight into the staging folder. */
export function rendererThere() {
  const texts = textsOnDisk()
  let renderer: Renderer | undefined
  return {
    open({ site, bundle }: Asked<'site'>): void {
      renderer = { site: { ...site, texts: texts.of }, theme: defaultTheme, bundle }
    },
    render({ pages, staging, shown }: Asked<'render'>): FileStamp[][] {
      const opened = renderer
      if (!opened) throw new Error('a thread was asked for a page before it had a site')
      texts.lieAt(pages)
      const files = stagedFiles(staging, shown)
      return pages.map(({ route }) => pageFiles(opened, route).map(files.write))
    },
  }
}

/** Texts are read where the messages say that they lie. */
function textsOnDisk() {
  const readers = new Map<string, PackReader>()
  const places = new Map<string, TextPlace>()
  return {
    lieAt(pages: PageToRender[]): void {
      places.clear()
      for (const { text } of pages) if (text) places.set(text.key, text.at)
    },
    of({ key, source }: Page): PageText {
      const place = places.get(key)
      if (!place) throw new Error(`nobody said where the text of ${source} lies`)
      const reader = readers.get(place.folder) ?? packReader(place.folder)
      readers.set(place.folder, reader)
      return reader.read(place.place)
    },
  }
}
