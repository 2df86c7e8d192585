import { kindOf } from '../../kinds/kinds.ts'
import { assetPath } from '../../model/asset.ts'
import { html, placeholder } from '../../model/html.ts'
import { fileHref, type Href, hrefOf, isNotFound, type Route } from '../../model/route.ts'
import type { RouteContent, Site } from '../../model/site.ts'
import { versionAt } from '../../model/versions.ts'
import type { HeadTag, HeadView, LinkView } from '../../model/view.ts'
import { canonicalRoute } from '../canonicalRoute.ts'
import { feedTags } from '../feeds/feedFiles.ts'
import { inLanguages, originalOf } from '../languages/inLanguages.ts'
import type { Renderer } from '../renderer.ts'
import { textHref } from '../textHref.ts'
import { latestRoute } from '../versions.ts'
import { breadcrumbList } from './breadcrumbList.ts'
import { hasShortHead, sharesFiles } from './firstScript.ts'
import { inlineScriptOf } from './inlineScript.ts'
import { withOwnTags } from './ownTags.ts'
import { searchTags } from './searchTags.ts'
import { socialTags } from './socialTags.ts'

// Known when all of the page is: it depends on what the page shows.
const PAGE_STYLE = html(placeholder({ kind: 'page-style', argument: '' }))

/** The head of a page, from its title to the security policy. */
export function headView(renderer: Renderer, route: Route, content: RouteContent, crumbs: LinkView[]): HeadView {
  const { site, bundle } = renderer
  const isSharing = sharesFiles(content)
  const style = bundle.inline.length === 0 || isSharing ? html('') : PAGE_STYLE
  const title = documentTitle(site, route, content)
  const description = kindOf(content).description(content, site)
  const { icon, policies } = renderer.headOf(site)
  const { inlineScript, firstScript } = scriptsOf(renderer, route, content)
  const canonical = site.config.url + hrefOf(canonicalRoute(site, route), site.config)
  return {
    title,
    inlineScript,
    firstScript,
    style,
    sheet: isSharing ? fileHref(bundle.styles, site.config) : undefined,
    tags: withOwnTags(
      [
        meta('viewport', 'width=device-width, initial-scale=1'),
        {
          tag: 'meta',
          attributes: {
            'http-equiv': 'Content-Security-Policy',
            content: (style === '' ? policies.plain : policies.styled)(inlineScript),
          },
        },
        ...descriptionTags(description, content),
        { tag: 'meta', attributes: { name: 'generator', content: `portalgen ${site.build.version}` } },
        ...addressTags(site, route, content, canonical),
        ...textTags(site, route),
        ...feedTags(site, route, content),
        ...searchTags(site, route),
        ...icon,
        ...fontTags(site),
        ...socialTags(site, {
          title,
          description,
          canonical,
          image: imageOf(site, content),
          article: content.kind === 'page' && route !== site.config.root,
          isShort: hasShortHead(content),
        }),
        // Where there are hundreds of pages of one reference, their addresses are their trails.
        ...(hasShortHead(content) ? [] : breadcrumbList(site.config.url, crumbs)),
      ],
      site,
    ),
  }
}

/** The scripts before the first paint. The home page and the first page of a reference have an inline script of their own. */
function scriptsOf(
  renderer: Renderer,
  route: Route,
  content: RouteContent,
): Pick<HeadView, 'inlineScript' | 'firstScript'> {
  const { config, apis } = renderer.site
  const isEntry = route === config.root || apis.some((api) => api.config.route === route)
  if (isEntry) return { inlineScript: inlineScriptOf(renderer, route), firstScript: undefined }
  const shared = renderer.headOf(renderer.site)
  return sharesFiles(content)
    ? { inlineScript: shared.lookout, firstScript: fileHref(shared.firstScript.path, config) }
    : { inlineScript: shared.inlineScript, firstScript: undefined }
}

/** `<page> | <title> | <brand>`; on the home page `<title> | <brand>`. */
function documentTitle({ config }: Site, route: Route, content: RouteContent): string {
  const own = route === config.root ? [] : [kindOf(content).title(content, config.texts)]
  return [...own, config.title, config.brand].filter((part) => part !== '').join(' | ')
}

function descriptionTags(description: string, content: RouteContent): HeadTag[] {
  const keywords = content.kind === 'page' ? content.page.frontMatter.keywords : []
  return [
    ...(description ? [meta('description', description)] : []),
    ...(keywords.length > 0 ? [meta('keywords', keywords.join(', '))] : []),
  ]
}

/** The address that search engines list; an unreleased version is not listed. The page for unknown addresses has none. */
function addressTags(site: Site, route: Route, content: RouteContent, canonical: string): HeadTag[] {
  const { config } = site
  const isIndexed = kindOf(content).isIndexed(content) && versionAt(config, route)?.banner !== 'unreleased'
  const robots = isIndexed ? [] : [meta('robots', 'noindex')]
  if (isNotFound(route, config)) return robots
  return [
    ...robots,
    { tag: 'link', attributes: { rel: 'canonical', href: canonical } },
    ...languageTags(site, route, content, canonical),
  ]
}

/**
 * The languages that a page is written in, unless there is a later version of it; that of the site is for readers of all others,
 * too. Pages of large references name no language where the site has but one.
 */
function languageTags(site: Site, route: Route, content: RouteContent, canonical: string): HeadTag[] {
  const { config } = site
  const alternate = (hreflang: string, href: string): HeadTag => ({
    tag: 'link',
    attributes: { rel: 'alternate', hreflang, href },
  })
  if (config.languages.length === 0) {
    return hasShortHead(content) ? [] : [alternate(config.language, canonical), alternate('x-default', canonical)]
  }
  if (originalOf(site, route) !== undefined || latestRoute(site, route) !== route) return []
  const written = inLanguages(site, route).filter((each) => !each.standsIn)
  return written.flatMap(({ language, at }) => {
    const href = config.url + hrefOf(at, config)
    return [alternate(language.code, href), ...(language.root === '/' ? [alternate('x-default', href)] : [])]
  })
}

function textTags(site: Site, route: Route): HeadTag[] {
  const href = textHref(site, route)
  return href ? [{ tag: 'link', attributes: { rel: 'alternate', type: 'text/markdown', href } }] : []
}

/** Fonts that stand upright are needed at once. */
function fontTags({ config }: Site): HeadTag[] {
  const fonts = (config.theme?.fonts ?? []).filter(({ style }) => style === 'normal')
  const paths = [...new Set(fonts.map(({ file }) => assetPath(file.target)))]
  return paths.map((path) => {
    const href = fileHref(path, config)
    // Browsers fetch fonts without credentials, and look for a preloaded one that was, too.
    return {
      tag: 'link',
      attributes: { rel: 'preload', href, as: 'font', type: 'font/woff2', crossorigin: 'anonymous' },
    }
  })
}

/** The page's own picture, else the site's. */
function imageOf({ config }: Site, content: RouteContent): Href | string | undefined {
  const own = content.kind === 'page' ? content.page.frontMatter.image : undefined
  if (own?.kind === 'asset') return config.url + fileHref(own.asset, config)
  if (own?.kind === 'external') return own.href
  return config.image && config.url + fileHref(assetPath(config.image.target), config)
}

const meta = (name: string, content: string): HeadTag => ({ tag: 'meta', attributes: { name, content } })
