import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Theme } from '../model/theme.ts'
import type { PageView } from '../model/view.ts'

/**
 * The whole document of a page, from `<!doctype html>` on. Nothing but the islands hydrates, and they render themselves: the
 * document needs none of React's marks.
 */
export const renderDocument = ({ parts }: Theme, view: PageView): string =>
  `<!doctype html>${renderToStaticMarkup(createElement(parts.Document, { view, parts }))}`
