import { type Placeholder, placeholder } from '../model/html.ts'
import { fileHref, hrefOf, type Route } from '../model/route.ts'
import type { Site } from '../model/site.ts'
import { siteAt } from '../model/siteLanguages.ts'
import { assetMeant, siteHref } from '../model/siteTarget.ts'
import { apisAt, termsAt } from '../model/versions.ts'
import { escapeHtml } from './escapeHtml.ts'
import { entryHref, fragmentHref, referenceHref } from './referenceLinks.ts'

/** Completes the addresses in the text of a route, which may be read outside the site. */
export const addressesAt = (site: Site, route: Route) => ({
  page: site.config.url + hrefOf(route, site.config),
  fill: fillPlaceholder(site, route),
})

/** Fills the placeholders of the document at a route. The link check reports missing targets. */
export function fillPlaceholder(all: Site, route: Route): (placeholder: Placeholder) => string {
  const site = siteAt(all, route)
  const content = site.routes.get(route)
  const inReference = (fragment: string, hrefOfId: typeof referenceHref): string =>
    content?.kind === 'api'
      ? fragmentHref(content.api, fragment, route, (id) => hrefOfId(content.api, id, site.config))
      : `#${fragment}`
  return ({ kind, argument }) => {
    switch (kind) {
      case 'address':
        return escapeHtml(argument)
      case 'api-href':
        return apiHref(site, route, argument)
      case 'reference-href':
        return inReference(argument, referenceHref)
      case 'entry-href':
        return inReference(argument, entryHref)
      case 'site-href':
        return siteHref(site, argument)
      case 'image-size':
        return imageSize(site, argument)
      case 'image-height':
        return otherSide(site, argument, 'height')
      case 'image-width':
        return otherSide(site, argument, 'width')
      case 'image-sources':
        return imageSources(site, argument)
      case 'term-href':
        return termHref(site, route, argument)
      case 'term-meaning':
        return escapeHtml(termsAt(site, route).get(argument)?.description ?? '')
      // The document must be whole first.
      case 'page-style':
      case 'page-style-sources':
        return placeholder({ kind, argument: '' })
    }
  }
}

function apiHref(site: Site, route: Route, reference: string): string {
  const api = apisAt(site, route).find((each) => each.references.has(reference))
  const id = api?.references.get(reference)
  return api && id !== undefined ? referenceHref(api, id, site.config) : ''
}

function termHref(site: Site, route: Route, term: string): string {
  const page = termsAt(site, route).get(term)
  return page ? hrefOf(page.route, site.config) : ''
}

function imageSize(site: Site, path: string): string {
  const dimensions = assetMeant(path, site)?.dimensions
  return dimensions ? ` width="${dimensions.width}" height="${dimensions.height}"` : ''
}

/** Only with both sides do browsers leave room for an image that they have not loaded. */
function otherSide(site: Site, argument: string, side: 'width' | 'height'): string {
  const space = argument.indexOf(' ')
  const dimensions = assetMeant(argument.slice(space + 1), site)?.dimensions
  if (!dimensions) return ''
  const { width, height } = dimensions
  const length = Number(argument.slice(0, space)) * (side === 'height' ? height / width : width / height)
  return ` ${side}="${Math.max(1, Math.round(length))}"`
}

/** Browsers take the first format that they support, in the width that they need; a text is as wide as the screen or its column. */
function imageSources(site: Site, path: string): string {
  const small = assetMeant(path, site)?.small ?? []
  const formats = [...new Set(small.map(({ format }) => format))]
  return formats
    .map((format) => {
      const files = small.filter((each) => each.format === format)
      const set = files.map(({ path: file, width }) => `${fileHref(file, site.config)} ${width}w`).join(', ')
      return `<source type="image/${format}" srcset="${escapeHtml(set)}" sizes="${SIZES}">`
    })
    .join('')
}

const SIZES = 'auto, (max-width: 48rem) 100vw, 48rem'
