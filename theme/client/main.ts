import { copyButtons } from './copyButtons.ts'
import { hydrateIslands } from './hydrateIslands.ts'
import { menu } from './menu.ts'
import { scrollSpy } from './scrollSpy.ts'
import { sidebarPosition } from './sidebarPosition.ts'
import { tabs } from './tabs.ts'
import { terms } from './terms.ts'
import { unfoldedContents } from './unfoldedContents.ts'

// Tells the inline script that the site's own files can be loaded.
Object.defineProperty(window, 'portalgen', { value: Object.freeze({}) })

tabs()
unfoldedContents()
menu()
sidebarPosition()
copyButtons()
terms()
scrollSpy()
hydrateIslands()
