import type { ApiConfig, BlogConfig, LanguageConfig, NavigationItem, SiteConfig } from '../../model/config.ts'
import { leavesSite } from '../../model/redirect.ts'
import { type Route, route, routeBelow } from '../../model/route.ts'
import type { SidebarItemConfig } from '../../model/sidebar.ts'

/** The translation of a text, or the text itself. */
export type Say = (text: string) => string

export const sayIn =
  ({ labels }: LanguageConfig): Say =>
  (text) =>
    labels.get(text) ?? text

/**
 * The configuration for the pages in a language besides that of the site.
 * @param isMirrored whether a page of the site has one at the same place in each language
 */
export function localConfig(
  config: SiteConfig,
  language: LanguageConfig,
  isMirrored: (at: Route) => boolean,
): SiteConfig {
  const { root } = language
  const say = sayIn(language)
  const local = (to: string): string => localAddress(to, root, isMirrored)
  return {
    ...config,
    root,
    language: language.code,
    direction: language.direction,
    texts: language.texts,
    title: language.title ?? say(config.title),
    tagline: language.tagline ?? say(config.tagline),
    announcement: language.announcement ?? config.announcement,
    logo: config.logo && { ...config.logo, alt: say(config.logo.alt) },
    navigation: config.navigation.map((item) => navigationItem(item, say, local)),
    footer: config.footer.map((item) => navigationItem(item, say, local)),
    sidebars: config.sidebars?.map((sidebar) => ({
      ...sidebar,
      label: say(sidebar.label),
      items: sidebar.items.map((item) => sidebarItem(item, say, local)),
      routes: sidebar.routes.map((each) => routeBelow(root, each)),
    })),
    versions: config.versions.map((version) => ({
      ...version,
      label: versionLabel(version.label, config, language),
      route: routeBelow(root, version.route),
    })),
    blogs: config.blogs.map((blog) => blogIn(blog, root, say)),
    apis: apisIn(config, language),
    // There is one build, whose state one page shows.
    healthcheck: undefined,
  }
}

/** What the theme calls the current version has its own text in each language. */
function versionLabel(label: string, { texts }: SiteConfig, language: LanguageConfig): string {
  const isOfTheme = label === texts.versions.current
  return language.labels.get(label) ?? (isOfTheme ? language.texts.versions.current : label)
}

/** The configuration with the APIs of all languages: each has a reference of its own, if not a document. */
export const withApisInAll = (config: SiteConfig): SiteConfig =>
  config.languages.length === 0
    ? config
    : { ...config, apis: config.languages.flatMap((language) => apisIn(config, language)) }

const apisIn = ({ apis }: SiteConfig, { root, apis: documents }: LanguageConfig): ApiConfig[] =>
  apis.map((api) => ({ ...api, route: routeBelow(root, api.route), spec: documents.get(api.spec) ?? api.spec }))

/** An address of the site, with its anchor. */
export function localAddress(to: string, root: Route, isMirrored: (at: Route) => boolean): string {
  if (leavesSite(to)) return to
  const [path = '', suffix = ''] = /^([^?#]*)(.*)$/s.exec(to)?.slice(1) ?? []
  return isMirrored(route(path)) ? routeBelow(root, route(path)) + suffix : to
}

function navigationItem(item: NavigationItem, say: Say, local: Say): NavigationItem {
  const { column } = item
  const said = { ...item, label: say(item.label), ...(column === undefined ? {} : { column: say(column) }) }
  return said.kind === 'route' ? { ...said, to: local(said.to) } : said
}

function sidebarItem(item: SidebarItemConfig, say: Say, local: Say): SidebarItemConfig {
  switch (item.kind) {
    case 'folder':
      return item
    case 'page':
      return { ...item, label: item.label === undefined ? undefined : say(item.label) }
    case 'route':
      return { ...item, label: say(item.label), to: route(local(item.to)) }
    case 'external':
      return { ...item, label: say(item.label) }
    case 'category': {
      const items = item.items.map((each) => sidebarItem(each, say, local))
      const at = item.route && route(local(item.route))
      return { ...item, label: say(item.label), description: say(item.description), route: at, items }
    }
  }
}

const blogIn = (blog: BlogConfig, root: Route, say: Say): BlogConfig => ({
  ...blog,
  title: say(blog.title),
  description: say(blog.description),
  route: routeBelow(root, blog.route),
})
