import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Parts } from '../model/parts.ts'
import type { Texts } from '../model/texts/texts.ts'
import type { Theme } from '../model/theme.ts'
import type { PageView } from '../model/view.ts'
import type { Remembered } from './markup/context.ts'
import { renderMarkup } from './markup/renderMarkup.ts'
import { onceFor } from './onceFor.ts'

/** Draws the whole document of a page, from `<!doctype html>` on. */
export type Draw = (view: PageView) => string

/** These are the same on most pages of a site. */
const ON_EVERY_PAGE = ['SkipLink', 'AnnouncementBar', 'Logo', 'SearchButton', 'ColorModeToggle'] as const

/**
 * Draws with the parts of a theme. Nothing but the islands hydrates, and they render themselves: the document needs none of
 * React's marks. React renders all where a part is a site's own, or needs a feature that only React has.
 */
export function drawWith({ parts, own }: Pick<Theme, 'parts' | 'own'>): Draw {
  const prepare = onceFor((texts: Texts) => {
    const remembered: Remembered = new Map(ON_EVERY_PAGE.map((name) => [parts[name], undefined]))
    return { remembered, parts: { ...parts, texts } }
  })
  return (view) => {
    const { remembered, parts: local } = prepare(view.texts)
    const document = createElement(parts.Document, { view, parts: local })
    const drawn = own?.length === 0 ? renderMarkup(document, remembered) : undefined
    return `<!doctype html>${drawn ?? renderToStaticMarkup(document)}`
  }
}

/** A theme whose parts React renders. */
export const drawnByReact = (theme: Theme): Theme => ({ ...theme, own: partNames(theme.parts) })

const partNames = (parts: Parts) => Object.keys(parts)
