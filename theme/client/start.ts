import { pageStateStore } from '../islands/pageState.ts'
import { clientNavigation } from '../navigation/clientNavigation.ts'
import { ownPages } from '../navigation/ownPages.ts'
import { pageSource } from '../navigation/pageSource.ts'
import { prefetch } from '../navigation/prefetch.ts'
import { progressBar } from '../navigation/progressBar.ts'
import { keepStyleSheet, swapPage } from '../navigation/swapPage.ts'
import { announcer } from './announcer.ts'
import { apiContents } from './apiContents.ts'
import type { BrowserParts } from './browserParts.ts'
import { passOverLayers } from './closeOnBack.ts'
import { copyButtons } from './copyButtons.ts'
import { lazyDiagrams } from './diagrams/lazyDiagrams.ts'
import { embeds } from './embeds.ts'
import { innerFields } from './innerFields.ts'
import { laterFont } from './laterFont.ts'
import { lazyRequestForm } from './lazyRequestForm.ts'
import { lazySearch } from './lazySearch.ts'
import { livePage } from './livePage.ts'
import { loadChunk } from './loadChunk.ts'
import { menu } from './menu.ts'
import { movedAnchors } from './movedAnchors.ts'
import { navbarPosition } from './navbarPosition.ts'
import { nextTask } from './nextTask.ts'
import { notFoundHelp } from './notFoundHelp.ts'
import { pageStatus } from './pageStatus.ts'
import { permalinks } from './permalinks.ts'
import { pickers } from './pickers.ts'
import { scrollSpy } from './scrollSpy.ts'
import { sidebarBranches } from './sidebarBranches.ts'
import { sidebarFolds } from './sidebarFolds.ts'
import { sidebarPosition } from './sidebarPosition.ts'
import { tabs } from './tabs.ts'
import { terms } from './terms.ts'
import { unfoldedContents } from './unfoldedContents.ts'
import { versions } from './versions.ts'
import { whenIdle } from './whenIdle.ts'
import { wrapButtons } from './wrapButtons.ts'
import { zoom } from './zoom.ts'

/** Makes a page alive. `address` is that of the module that calls, which lies below the site's base URL. */
export function start(address: string, parts: BrowserParts): void {
  const pages = ownPages(address)
  const source = pageSource()
  const state = pageStateStore()
  const announce = announcer()
  const status = pageStatus(state, announce)
  const links = prefetch(source, pages)
  const font = laterFont()
  const page = livePage([...behavioursOf(parts), links.watch], state)
  exposeUpdate((change) => {
    source.forget()
    page.leave()
    change()
    page.arrive()
  })

  keepStyleSheet()
  menu()
  passOverLayers()
  lazySearch(parts.search)
  terms()
  permalinks(announce)
  page.arrive()
  clientNavigation({
    pages,
    source,
    state,
    progress: progressBar(),
    show(next) {
      page.leave()
      font.show()
      swapPage(next, status)
      page.arrive()
      announce(document.title)
      // For scripts of the site, which would otherwise take all pages for the first one.
      dispatchEvent(new Event('portalgen:page'))
    },
  })
  whenIdle(async () => {
    const islands = await loadChunk('islands', parts.islands).catch(() => undefined)
    for (const hydrate of islands?.islandsOf(state, status) ?? []) {
      await nextTask()
      hydrate()
    }
    await font.fetch().catch(() => undefined)
  })
}

/** What happens on every page, in this order. */
const behavioursOf = ({ nearest, own }: BrowserParts) => [
  movedAnchors,
  tabs,
  unfoldedContents,
  sidebarBranches,
  sidebarFolds,
  sidebarPosition,
  navbarPosition,
  copyButtons,
  pickers,
  wrapButtons,
  lazyRequestForm(),
  lazyDiagrams(),
  zoom,
  embeds,
  innerFields,
  scrollSpy,
  apiContents,
  notFoundHelp(nearest),
  versions,
  ...(own ? [own] : []),
]

/** Makes the update of a page available to `serve`, which also tells the inline script that the site's files can be loaded. */
function exposeUpdate(update: (change: () => void) => void): void {
  Object.defineProperty(window, 'portalgen', { value: Object.freeze({ update }) })
}
