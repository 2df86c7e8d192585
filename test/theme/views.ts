import { html } from '../../src/model/html.ts'
import { fileHref, hrefOf, route } from '../../src/model/route.ts'
import type { ContentView, PageView, SiteView } from '../../src/model/view.ts'

const ADDRESSING = { baseUrl: '/', trailingSlash: true }

export const SITE: SiteView = {
  title: 'Developer Portal',
  brand: 'Acme',
  tagline: 'Build with the API.',
  language: 'en',
  home: hrefOf(route('/'), ADDRESSING),
  logo: undefined,
  announcement: undefined,
  colorMode: { default: 'light', respectSystem: false, switch: true },
  footer: [],
  styles: fileHref('assets/portal.css', ADDRESSING),
  preloads: [],
  script: fileHref('assets/portal.js', ADDRESSING),
}

export const DOC: ContentView = {
  kind: 'doc',
  title: 'Paging',
  body: html('<p>Read page by page.</p>'),
  tags: [],
  draft: false,
}

/** A page with what a test says of it, and nothing else. */
export function view(content: ContentView = DOC, parts: Partial<PageView> = {}): PageView {
  return {
    site: SITE,
    head: { title: 'Paging | Developer Portal | Acme', tags: [], inlineScript: '' },
    navigation: [],
    sidebar: undefined,
    breadcrumbs: [],
    toc: [],
    previous: undefined,
    next: undefined,
    text: undefined,
    versions: undefined,
    content,
    movedAnchors: [],
    ...parts,
  }
}
