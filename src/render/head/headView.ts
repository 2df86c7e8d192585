import { fileHref, type Href, hrefOf, NOT_FOUND, type Route } from '../../model/route.ts'
import type { RouteContent, Site } from '../../model/site.ts'
import type { HeadTag, HeadView, LinkView } from '../../model/view.ts'
import type { Renderer } from '../renderer.ts'
import { assetPath } from '../siteView.ts'
import { textHref } from '../textHref.ts'
import { titleOf } from '../titleOf.ts'
import { breadcrumbList } from './breadcrumbList.ts'
import { contentSecurityPolicy } from './contentSecurityPolicy.ts'
import { inlineScriptOf } from './inlineScript.ts'
import { socialTags } from './socialTags.ts'

/** What a page's head says, from the site's title to the security policy. */
export function headView(renderer: Renderer, route: Route, content: RouteContent, crumbs: LinkView[]): HeadView {
  const { site } = renderer
  const title = documentTitle(site, route, content)
  const description = descriptionOf(site, content)
  const inlineScript = inlineScriptOf(renderer, route)
  const canonical = site.config.url + hrefOf(route, site.config)
  return {
    title,
    inlineScript,
    tags: [
      {
        tag: 'meta',
        attributes: { 'http-equiv': 'Content-Security-Policy', content: contentSecurityPolicy([inlineScript]) },
      },
      ...descriptionTags(description, content),
      { tag: 'meta', attributes: { name: 'generator', content: `portalgen ${site.build.version}` } },
      ...addressTags(site, canonical, route, content),
      ...textTags(site, route),
      ...faviconTags(site),
      ...socialTags(site, {
        title,
        description,
        canonical,
        image: imageOf(site, content),
        article: content.kind === 'page' && route !== '/',
      }),
      ...breadcrumbList(site.config.url, crumbs),
    ],
  }
}

/** `<page> | <title> | <brand>`; on the home page `<title> | <brand>`. */
function documentTitle({ config }: Site, route: Route, content: RouteContent): string {
  const own = route === '/' ? [] : [titleOf(content)]
  return [...own, config.title, config.brand].filter((part) => part !== '').join(' | ')
}

function descriptionOf({ config }: Site, content: RouteContent): string {
  if (content.kind === 'page') return content.page.description
  if (content.kind === 'category') return content.category.description
  if (content.kind === 'api') return describeReference(content)
  return config.tagline
}

function describeReference({ api, page }: Extract<RouteContent, { kind: 'api' }>): string {
  const part = page === api.pages[0] ? '' : `${page.title}: `
  return `${part}reference of the ${api.title}, version ${api.version}.`.replace(/^r/, 'R')
}

function descriptionTags(description: string, content: RouteContent): HeadTag[] {
  const keywords = content.kind === 'page' ? content.page.frontMatter.keywords : []
  return [
    ...(description ? [meta('description', description)] : []),
    ...(keywords.length > 0 ? [meta('keywords', keywords.join(', '))] : []),
  ]
}

/** Search engines are told the one address of a page; a page that is not meant for them has none. */
function addressTags({ config }: Site, canonical: string, route: Route, content: RouteContent): HeadTag[] {
  if (route === NOT_FOUND || content.kind === 'health' || isDraft(content)) return [meta('robots', 'noindex')]
  return [
    { tag: 'link', attributes: { rel: 'canonical', href: canonical } },
    { tag: 'link', attributes: { rel: 'alternate', hreflang: config.language, href: canonical } },
    { tag: 'link', attributes: { rel: 'alternate', hreflang: 'x-default', href: canonical } },
  ]
}

function textTags(site: Site, route: Route): HeadTag[] {
  const href = textHref(site, route)
  return href ? [{ tag: 'link', attributes: { rel: 'alternate', type: 'text/markdown', href } }] : []
}

const isDraft = (content: RouteContent): boolean => content.kind === 'page' && content.page.frontMatter.draft

function faviconTags({ config }: Site): HeadTag[] {
  if (!config.favicon) return []
  const path = assetPath(config.favicon.target)
  const type: Record<string, string> = path.endsWith('.svg') ? { type: 'image/svg+xml' } : {}
  return [{ tag: 'link', attributes: { rel: 'icon', href: fileHref(path, config), ...type } }]
}

/** The page's own picture, else the site's. */
function imageOf({ config }: Site, content: RouteContent): Href | string | undefined {
  const own = content.kind === 'page' ? content.page.frontMatter.image : undefined
  if (own?.kind === 'asset') return config.url + fileHref(own.asset, config)
  if (own?.kind === 'external') return own.href
  return config.image && config.url + fileHref(assetPath(config.image.target), config)
}

const meta = (name: string, content: string): HeadTag => ({ tag: 'meta', attributes: { name, content } })
