import { TAGS } from '../../model/tag.ts'
import { entriesText } from '../../yaml/yamlText.ts'
import type { ForeignItem, ForeignLanguage, ForeignNavigation, ForeignSite } from '../foreignSite.ts'
import { listOfPosts } from '../links/listOfPosts.ts'
import { isFile, joined, normalAddress } from '../paths.ts'
import type { Json, JsonObject } from '../read/json.ts'
import type { Tally } from '../tally.ts'
import { frameYaml } from './frameYaml.ts'
import { type Context, targetOf, withoutBase } from './target.ts'

/** The address of a site whose configuration names none. */
const NO_URL = 'https://docs.example.com'

/** Writes `content/site.yaml`: the settings of the other configuration, with paths as they are now. */
export function siteYaml(
  site: ForeignSite,
  {
    layout,
    configFile,
    siteFolder,
    tally,
    css,
  }: Pick<Context, 'layout' | 'siteFolder'> & { configFile: string; tally: Tally; css: string[] },
): string {
  const note: Context['note'] = (what, file = configFile) => tally.note(what, 'left', { file, line: 1 })
  const context: Context = { site, layout, siteFolder, note }
  if (site.url === '') context.note('no address of the site in the configuration')
  const sidebars = sidebarsOf(context)
  const navigation = site.navigation.flatMap((item) => navigationOf(item, Object.keys(sidebars), context))
  const moved = [
    ...site.redirects.flatMap((redirect) => redirectOf(redirect, context)),
    ...folderRedirects(context),
    ...fileRedirects(context),
  ]
  const redirects = Object.fromEntries(withoutTwins(moved, context))
  const versions = versionsOf(site)
  return entriesText(
    {
      title: site.title,
      ...(site.tagline ? { tagline: site.tagline } : {}),
      url: site.url || NO_URL,
      ...(site.baseUrl === '/' ? {} : { baseUrl: site.baseUrl }),
      ...languagesIn(site),
      ...(site.trailingSlash ? {} : { trailingSlash: false }),
      ...frameYaml(site.frame ?? {}, context),
      ...(navigation.length > 0 ? { navigation } : {}),
      ...(Object.keys(sidebars).length > 0 ? { sidebars } : {}),
      ...(versions.length > 1 ? { versions } : {}),
      ...(Object.keys(redirects).length > 0 ? { redirects } : {}),
      ...(css.length > 0 ? { theme: { css } } : {}),
      ...(site.math ? { math: true } : {}),
      ...(site.blogs?.length
        ? { blogs: site.blogs.map(({ address, title }) => ({ folder: normalAddress(address), title })) }
        : {}),
    },
    { lineWidth: -1, noRefs: true },
  )
}

const sidebarsOf = (context: Context): JsonObject =>
  Object.fromEntries(
    context.site.sidebars.flatMap(({ id, label, items, routes = [] }) => {
      const written = items.flatMap((item) => itemOf(item, context))
      const shown = routes.length === 0 ? {} : { routes: routes.map((each) => slashed(each)) }
      return written.length === 0 ? [] : [[id, { label, ...shown, items: written }]]
    }),
  )

const versionsOf = ({ versions = [] }: ForeignSite): JsonObject[] =>
  versions.map(({ address: to, banner, ...version }) => ({ ...version, ...(banner ? { banner } : {}), to }))

/** The first of several languages is that of the site. */
function languagesIn({ language, languages = [] }: ForeignSite): JsonObject {
  if (languages.length > 0) return { languages: languages.map(languageOf) }
  return language === 'en' ? {} : { language }
}

const languageOf = ({ code, label, title, tagline, labels }: ForeignLanguage): JsonObject => ({
  code,
  label,
  ...(title ? { title } : {}),
  ...(tagline ? { tagline } : {}),
  ...(Object.keys(labels).length > 0 ? { labels } : {}),
})

function itemOf(item: ForeignItem, context: Context): Json[] {
  switch (item.kind) {
    case 'page': {
      const path = pathIn(item.source, context)
      if (path === undefined) return []
      return [item.label === undefined ? path : { page: path, label: item.label }]
    }
    case 'link': {
      // An entry of a sidebar leads to a whole page.
      const target = targetOf(/^https?:/.test(item.href) ? item.href : item.href.replace(/#.*$/s, ''), context)
      return target ? [{ ...target, label: item.label }] : []
    }
    case 'category': {
      const items = item.items.flatMap((each) => itemOf(each, context))
      const own = item.page === undefined ? undefined : pathIn(item.page, context)
      if (items.length === 0) return own === undefined ? [] : [{ page: own, label: item.label }]
      const route = own === undefined ? {} : { route: slashed(routeOf(own)) }
      return [{ category: item.label, ...route, ...(item.collapsed ? { collapsed: true } : {}), items }]
    }
  }
}

/** Where the page of a source is here. */
function pathIn(source: string, { layout, note }: Context): string | undefined {
  const page = layout.bySource.get(source)
  const path = page && layout.pathOf.get(page)
  if (path === undefined) note('configuration: sidebar entry without a page', source)
  return path
}

function navigationOf(item: ForeignNavigation, sidebars: string[], context: Context): Json[] {
  const { label, position } = item
  if ('sidebar' in item) {
    if (sidebars.includes(item.sidebar)) return [{ label, sidebar: item.sidebar, position }]
    context.note(`configuration: navigation to a missing sidebar: ${item.sidebar}`)
    return []
  }
  const target = targetOf(item.href, context)
  return target ? [{ label, ...target, position }] : []
}

/** A redirect from a page that exists, or to one that does not, is left out. */
function redirectOf([from, to]: [string, string], { site, layout, note }: Context): [string, string][] {
  const left = addressFrom(from, site)
  if (left === slashed(from) && layout.byAddress.has(normalAddress(from))) return []
  if (layout.assetsByAddress.has(normalAddress(from))) return []
  if (/^https?:/.test(to)) return [[left, to]]
  // Lists of tags are made when the site is built.
  if (to.startsWith(TAGS)) return [[left, to]]
  const page = layout.byAddress.get(normalAddress(to)) ?? layout.byAddress.get(normalAddress(withoutBase(to, site)))
  const path = page && layout.pathOf.get(page)
  const list = path === undefined ? listOfPosts(to, site) : undefined
  if (list !== undefined) return [[left, list]]
  if (path === undefined) {
    note('configuration: redirect to a missing page', to)
    return []
  }
  const anchor = /#.*$/s.exec(to)?.[0] ?? ''
  return [[left, slashed(routeOf(path)) + anchor]]
}

/** The old address as a file, or as a folder, which may have the name that is left out at the end of others. */
function addressFrom(from: string, { trailingSlash }: ForeignSite): string {
  if (trailingSlash && from.endsWith('/index/')) return `/${joined(from)}/`
  return trailingSlash && isFile(from) ? `/${joined(from)}` : slashed(from)
}

/** On many disks, addresses that differ only by case are one file, so that the first one, or the page at it, is kept. */
function withoutTwins(redirects: [string, string][], { layout, note }: Context): [string, string][] {
  const published = new Set([...layout.pathOf.values()].map((path) => slashed(routeOf(path))))
  const taken = new Map([...published].map((route) => [route.toLowerCase(), route]))
  return redirects.filter(([from]) => {
    const name = from.toLowerCase()
    const first = taken.get(name) ?? from
    taken.set(name, first)
    if (first !== from) note(`configuration: redirect that differs only by case from ${first}`, from)
    return first === from && !published.has(from)
  })
}

const routeOf = (path: string): string => path.replace(/(?:^|\/)index\.md$|\.md$/, '')

/** Where addresses have no slash at their end, the page of a folder was at `/a/` and `/a/index.html`, and is at `/a` here. */
const folderRedirects = ({ site, layout }: Context): [string, string][] =>
  site.trailingSlash
    ? []
    : [...layout.pathOf].flatMap(([{ address }, path]): [string, string][] => {
        const folder = /^(.+)\/index\.md$/.exec(path)?.[1]
        return folder === undefined || !/\/(?:index(?:\.html)?)?$/.test(address)
          ? []
          : [[`/${folder}/index/`, `/${folder}/`]]
      })

/** Where addresses end with a slash, a page that was at `/a.html` is at `/a/`; that for unknown addresses has its own file. */
const fileRedirects = ({ site, layout }: Context): [string, string][] =>
  [...layout.pathOf].flatMap(([{ address }, path]): [string, string][] =>
    site.trailingSlash && isFile(address) && path !== '404.md' ? [[`/${joined(address)}`, slashed(routeOf(path))]] : [],
  )

const slashed = (address: string): string => `/${normalAddress(joined(address))}/`.replace('//', '/')
