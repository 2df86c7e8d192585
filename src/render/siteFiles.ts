import { healthFileOf, healthOf } from '../kinds/health/healthOf.ts'
import { kindOf } from '../kinds/kinds.ts'
import { standsIn } from '../kinds/standsIn.ts'
import type { Api } from '../model/api.ts'
import { HEADERS, ROBOTS } from '../model/hostFiles.ts'
import type { OutputFile } from '../model/output.ts'
import {
  besideReference,
  CONTENTS_FILE,
  fileHref,
  hrefOf,
  type Route,
  route,
  SPEC_JSON,
  SPEC_YAML,
} from '../model/route.ts'
import type { RouteContent, Site } from '../model/site.ts'
import { siteAt, siteInAll } from '../model/siteLanguages.ts'
import { unmarked } from '../model/texts/marks.ts'
import { isCurrent } from '../model/versions.ts'
import { jsonOf, parseExactJson } from '../yaml/exactJson.ts'
import type { ExactValue } from '../yaml/node.ts'
import { yamlText } from '../yaml/yamlText.ts'
import { addressFiles } from './addressFiles.ts'
import { escapeHtml } from './escapeHtml.ts'
import { feedFiles } from './feeds/feedFiles.ts'
import { folderFiles } from './folderFiles.ts'
import { contentSecurityPolicy, styleSources } from './head/contentSecurityPolicy.ts'
import { firstScriptFiles, hasSharing } from './head/firstScript.ts'
import { inlineScriptOf } from './head/inlineScript.ts'
import { needsOf } from './head/ownTags.ts'
import { iconFiles } from './head/siteIcon.ts'
import { mergeHeaders } from './mergeHeaders.ts'
import type { PlannedFile } from './plannedFile.ts'
import { redirectFiles } from './redirectFiles.ts'
import { entryHref } from './referenceLinks.ts'
import type { Renderer } from './renderer.ts'
import { requestFiles } from './requestFiles.ts'
import { scriptTextFiles } from './scriptTextFiles.ts'
import { isLarge } from './sidebarView.ts'
import { wholeSidebars } from './wholeSidebars.ts'

/** The files beside the pages that describe the whole site. */
export const siteFiles = (renderer: Renderer): OutputFile[] => [
  ...plannedFiles(renderer.site).map(({ path, render }) => ({ path, content: render(renderer) })),
  ...firstScriptFiles(renderer),
]

/** The files that are named before they are generated. The site's own `robots.txt` replaces the generated one. */
export function plannedFiles(site: Site): PlannedFile[] {
  return [
    { path: 'sitemap.xml', what: 'the sitemap', render: () => sitemap(site) },
    ...(site.assets.has(ROBOTS) ? [] : [{ path: ROBOTS, what: 'the rules for crawlers', render: () => robots(site) }]),
    {
      path: HEADERS,
      what: 'the list of response headers',
      render: (renderer) => mergeHeaders(headers(renderer), site.hostFiles.headers),
    },
    ...iconFiles(site),
    ...scriptTextFiles(site),
    ...healthFile(site),
    ...redirectFiles(site),
    ...folderFiles(site),
    ...siteInAll(site).flatMap(filesInLanguage),
  ]
}

const filesInLanguage = (site: Site): PlannedFile[] => [
  ...site.apis.flatMap((api) => [...contentsFile(site, api), ...downloads(api)]),
  ...requestFiles(site),
  ...addressFiles(site),
  ...feedFiles(site),
  ...wholeSidebars(site, isLarge),
]

function healthFile(site: Site): PlannedFile[] {
  const { healthcheck } = site.config
  if (!healthcheck) return []
  const render = (): string => `${JSON.stringify(healthOf(site), null, 2)}\n`
  return [{ path: healthFileOf(healthcheck), what: 'the status of the build', render }]
}

/** The contents of a reference that has several pages, for the script that filters them and finds addresses. */
function contentsFile({ config }: Site, api: Api): PlannedFile[] {
  if (api.pages.length === 1) return []
  const linkTo = (id: string, label: string) => ({
    id,
    label: unmarked(label),
    href: entryHref(api, id, config),
  })
  const groups = () =>
    api.contents.map(({ id, label, items }) => ({
      ...linkTo(id, label),
      items: items.map(({ id, label, method, path, deprecated }) => ({
        ...linkTo(id, label),
        method,
        path,
        deprecated,
      })),
    }))
  const path = besideReference(api.config.route, CONTENTS_FILE)
  return [{ path, what: `the contents of "${api.title}"`, render: () => JSON.stringify(groups()) }]
}

/** The document in both notations, and what was made from it. */
function downloads({ config, json, title, downloads: made }: Api): PlannedFile[] {
  const large = json.length > 1_000_000
  const documentOf = (): ExactValue => parseExactJson(json)
  // Without line breaks a large document is a third shorter in JSON, and with the least indentation a sixth in YAML.
  const asJson = (): string => (large ? json : `${jsonOf(documentOf(), 2)}\n`)
  const indentation = large ? { indent: 1, seqNoIndent: true } : {}
  const asYaml = (): string => yamlText(documentOf(), { lineWidth: -1, noRefs: true, ...indentation })
  const files = [
    { path: SPEC_JSON, render: asJson },
    { path: SPEC_YAML, render: asYaml },
    ...made.map(({ path, content }) => ({ path, render: () => content })),
  ]
  const what = `a download of "${title}"`
  return files.map(({ path, render }) => ({ path: besideReference(config.route, path), what, render }))
}

/** The pages without other versions: https://www.sitemaps.org/protocol.html */
function sitemap(site: Site): string {
  const { config, routes } = site
  const isMeant = (at: Route, content: RouteContent): boolean =>
    kindOf(content).isIndexed(content) && isCurrent(siteAt(site, at).config, at) && !standsIn(site, at, content)
  const addresses = [...routes]
    .filter(([at, content]) => isMeant(at, content))
    .map(([at, content]) => {
      const updated = kindOf(content).updated?.(content, siteAt(site, at))
      const changed = updated === undefined ? '' : `<lastmod>${updated}</lastmod>`
      return `  <url><loc>${escapeHtml(config.url + hrefOf(at, config))}</loc>${changed}</url>\n`
    })
    .toSorted()
  const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9'
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="${namespace}">\n${addresses.join('')}</urlset>\n`
}

function robots({ config }: Site): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${config.url}${fileHref('sitemap.xml', config)}\n`
}

/**
 * Response headers in the format that Netlify and Cloudflare Pages read; for other hosts a list to copy. The policy names
 * so many styles that Cloudflare leaves its line out. What only a header can say has a line of its own; both count.
 */
function headers(renderer: Renderer): string {
  const { site, bundle } = renderer
  const inAll = siteInAll(site).flatMap((each) => inlineScripts({ ...renderer, site: each }))
  const scripts = site.translations.length === 0 ? inAll : [...new Set(inAll)]
  const policy = contentSecurityPolicy(scripts, styleSources(bundle.inline), needsOf(site.config))
  const { baseUrl } = site.config
  return [
    `${baseUrl}*`,
    `  Content-Security-Policy: ${policy}`,
    "  Content-Security-Policy: frame-ancestors 'none'",
    '  X-Content-Type-Options: nosniff',
    '  Referrer-Policy: strict-origin-when-cross-origin',
    `${baseUrl}assets/*`,
    '  Cache-Control: public, max-age=31536000, immutable',
    '',
  ].join('\n')
}

/** The scripts of the home page, of references of several pages, of large ones, and of all other pages. */
function inlineScripts(renderer: Renderer): string[] {
  const { site } = renderer
  const references = site.apis.filter(({ pages }) => pages.length > 1).map(({ config }) => config.route)
  const each: Route[] = [...new Set([site.config.root, route('/any-other/'), ...references])]
  const shared = hasSharing(site) ? [renderer.headOf(site).lookout] : []
  return [...each.map((at) => inlineScriptOf(renderer, at)), ...shared]
}
