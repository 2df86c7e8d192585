import { renderToStaticMarkup } from 'react-dom/server'
import type { Theme } from '../src/model/theme.ts'
import { inlineScript } from './inline/inlineScript.ts'
import { defaultParts, type Parts } from './parts.ts'

/** The default theme with some of its parts replaced. */
export function createTheme(replaced: Partial<Parts> = {}): Theme {
  const parts: Parts = { ...defaultParts, ...replaced }
  return {
    // Nothing but the islands hydrates, and they render themselves: the document needs none of React's marks.
    renderPage: (view) => `<!doctype html>${renderToStaticMarkup(<parts.Document view={view} parts={parts} />)}`,
    inlineScript,
  }
}

export const defaultTheme: Theme = createTheme()
