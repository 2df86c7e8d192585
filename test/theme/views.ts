import { html } from '../../src/model/html.ts'
import { markdownText } from '../../src/model/markdown.ts'
import type { LocalParts } from '../../src/model/parts.ts'
import { fileHref, hrefOf, route } from '../../src/model/route.ts'
import { en } from '../../src/model/texts/en.ts'
import type { ContentView, PageView, SiteView } from '../../src/model/view.ts'
import { defaultParts } from '../../theme/defaultParts.ts'

/** The default parts, with English texts. */
export const PARTS: LocalParts = { ...defaultParts, texts: en }

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

export const DOC: ContentView<'DocPage'> = {
  part: 'DocPage',
  kind: 'doc',
  title: 'Paging',
  titleId: undefined,
  description: undefined,
  isWide: false,
  lead: undefined,
  body: html('<p>Read page by page.</p>'),
  markdown: markdownText('Read page by page.'),
  tags: [],
  draft: false,
  post: undefined,
  history: undefined,
}

export const HOME: ContentView<'HomePage'> = {
  part: 'HomePage',
  kind: 'home',
  title: 'Developer Portal',
  titleId: undefined,
  description: undefined,
  brand: 'Acme',
  text: '',
  tagline: 'Build.',
  isSiteTagline: false,
  image: undefined,
  actions: undefined,
  features: [],
  body: html('<h2 id="start">Start</h2>'),
  markdown: markdownText('## Start'),
}

/** What a page can have around its content. */
export const FULL: Partial<PageView> = {
  site: {
    ...SITE,
    announcement: { id: 'v2', text: 'Version 2 is here', dismissible: true },
    footer: [{ label: 'Docs', href: '/docs/', position: 'left', external: false, current: false, versions: undefined }],
  },
  navigation: [
    { label: 'Documentation', href: '/docs/', position: 'left', external: false, current: true, versions: undefined },
    {
      label: 'Acme',
      href: 'https://www.example.com/',
      position: 'right',
      external: true,
      current: false,
      versions: undefined,
    },
  ],
  sidebar: {
    whole: undefined,
    label: 'Guides',
    items: [{ kind: 'link', label: 'Paging', href: '/paging/', external: false, current: true }],
  },
  breadcrumbs: [
    { label: 'Home', href: '/' },
    { label: 'Guides', href: '' },
    { label: 'Paging', href: '/paging/' },
  ],
  toc: [{ id: 'offset', text: 'Offset', children: [{ id: 'limit', text: 'Limit', children: [] }] }],
  previous: { label: 'Before', href: '/before/' },
  next: { label: 'After', href: '/after/' },
}

/** A page of a site in several languages that is not translated. */
export const UNTRANSLATED: Partial<PageView> = {
  languages: {
    label: 'English',
    all: [{ code: 'de', label: 'Deutsch', href: '/de/', direction: 'ltr', current: false }],
  },
  original: { language: 'en', name: 'English', direction: 'ltr' },
}

/** A page with what a test says of it, and nothing else. */
export function view(content: ContentView = DOC, parts: Partial<PageView> = {}): PageView {
  return {
    texts: en,
    site: SITE,
    head: {
      title: 'Paging | Developer Portal | Acme',
      tags: [],
      inlineScript: '',
      firstScript: undefined,
      style: html(''),
      sheet: undefined,
    },
    navigation: [],
    sidebar: undefined,
    breadcrumbs: [],
    toc: [],
    previous: undefined,
    next: undefined,
    text: undefined,
    openIn: [],
    versions: undefined,
    languages: undefined,
    original: undefined,
    content,
    edit: undefined,
    feedback: undefined,
    movedAnchors: [],
    ...parts,
  }
}
