import { placesIn } from '../convert/places.ts'
import type { SourceTree } from '../foreignSite.ts'
import { isIn } from '../paths.ts'
import type { Tally } from '../tally.ts'

/** https://vitepress.dev/guide/extending-default-theme#layout-slots */
const SLOT =
  /['"#]((?:layout|doc|page)-(?:top|bottom)|doc-(?:before|after|footer-before)|not-found|sidebar-nav-(?:before|after)|aside-(?:top|bottom|(?:outline|ads)-(?:before|after))|home-(?:hero|features)-(?:before|after|image|info(?:-before|-after)?|actions-[a-z-]+)|nav-(?:bar-title|bar-content|screen-content)-(?:before|after))\b/g

/** Notes what a theme adds around all pages, which stays behind: each slot of the layout once. */
export function noteLayoutSlots(tree: SourceTree, folder: string, tally: Tally): void {
  for (const file of tree.files) {
    if (!isIn(file, folder) || !/\.(?:[mc]?[jt]sx?|vue)$/.test(file)) continue
    const text = tree.text(file) ?? ''
    if (!/\bLayout\b/.test(text)) continue
    const placeAt = placesIn(text)
    for (const { 1: slot, index } of text.matchAll(SLOT))
      tally.noteOnce(`configuration: ${slot} of the layout`, { file, line: placeAt(index).line + 1 })
  }
}
