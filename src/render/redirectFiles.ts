import { asciiAddress } from '../model/asciiAddress.ts'
import { REDIRECTS } from '../model/hostFiles.ts'
import { leavesSite, type Redirect } from '../model/redirect.ts'
import { type Href, hrefOf, outputFileOf, type Route, route } from '../model/route.ts'
import type { Site } from '../model/site.ts'
import { fill } from '../model/texts/texts.ts'
import { looksLike } from '../model/unicodeForm.ts'
import { escapeHtml } from './escapeHtml.ts'
import { withLanguages } from './languages/withLanguages.ts'
import type { PlannedFile } from './plannedFile.ts'

/** A document at each address that leads elsewhere, and a list for hosts that answer with a redirect themselves. */
export function redirectFiles(site: Site): PlannedFile[] {
  const { pages } = site.redirects
  const own = site.hostFiles.redirects
  if (pages.size === 0 && own === undefined) return []
  const documents = [...pages].map(([from, redirect]) => ({
    path: outputFileOf(asWritten(from, redirect), site.config),
    what: `the redirect from "${redirect.from}"`,
    place: redirect.place,
    render: () => redirectDocument(site, redirect.to),
  }))
  // Hosts use the first matching line, so the site's own lines come first.
  const render = (): string => (own === undefined ? '' : `${own.trimEnd()}\n`) + redirectList(site)
  return [...documents, { path: REDIRECTS, what: 'the list of redirects', render }]
}

/** The target of a redirect, as the value of an `href`. */
export function targetHref({ config }: Site, { to }: Pick<Redirect, 'to'>): Href | string {
  if (leavesSite(to)) return asciiAddress(to)
  const [, path = '', suffix = ''] = /^([^?#]*)(.*)$/s.exec(to) ?? []
  return hrefOf(route(path), config) + asciiAddress(suffix)
}

/** A document that leads to an address of the site or to another one. */
export function redirectDocument(site: Site, to: string): string {
  const { config } = site
  const href = targetHref(site, { to })
  const address = escapeHtml(href)
  const canonical = escapeHtml(leavesSite(href) ? href : config.url + href)
  const { page: texts } = config.texts.marked ?? config.texts
  const moved = fill(escapeHtml(texts.pageMovedTo), { link: `<a href="${address}">${address}</a>` })
  const document = [
    `<!doctype html><html lang="${escapeHtml(config.language)}"${config.direction === 'rtl' ? ' dir="rtl"' : ''}><head><meta charset="utf-8">`,
    `<title>${escapeHtml(texts.pageMoved)}</title><link rel="canonical" href="${canonical}">`,
    `<meta name="robots" content="noindex"><meta http-equiv="refresh" content="0; url=${address}">`,
    `<meta name="viewport" content="width=device-width, initial-scale=1"></head>`,
    `<body><p>${moved}</p></body></html>\n`,
  ]
  return withLanguages(document.join(''))
}

/** The document stands where the address was published: hosts compare bytes, and two of them would be one file to some systems. */
const asWritten = (from: Route, redirect: Redirect): Route => {
  const written = route(redirect.from)
  return looksLike(written, from) ? written : from
}

/** In the format that Netlify and Cloudflare Pages read; an address is found with and without its slash. */
function redirectList(site: Site): string {
  const lines = [...site.redirects.pages].flatMap(([from, redirect]) => {
    const to = targetHref(site, redirect)
    return redirectedHrefs(from, site)
      .flatMap(withAndWithoutSlash)
      .map((href) => `${href} ${to} 301\n`)
  })
  return lines.join('')
}

/** The addresses of a redirect that look the same: requests are in the form in which a link was typed. */
export const redirectedHrefs = (from: Route, { config }: Site): Href[] =>
  [...new Set([from, route(from.normalize('NFC')), route(from.normalize('NFD'))])].map((each) => hrefOf(each, config))

const withAndWithoutSlash = (href: Href): string[] => [href, href.endsWith('/') ? href.slice(0, -1) : `${href}/`]
