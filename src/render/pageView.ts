import { kindOf } from '../kinds/kinds.ts'
import type { Route } from '../model/route.ts'
import type { RouteContent, Site } from '../model/site.ts'
import type { MovedAnchorView, PageView, TocEntry } from '../model/view.ts'
import { breadcrumbsOf } from './breadcrumbs.ts'
import { editHref } from './editHref.ts'
import { feedbackLinks } from './feedbackLinks.ts'
import { headView } from './head/headView.ts'
import { languagesView, originalView } from './languages/languagesView.ts'
import { navigationView } from './navigationView.ts'
import { openInLinks } from './openInLinks.ts'
import { pagerOf } from './pager.ts'
import { targetHref } from './redirectFiles.ts'
import type { Renderer } from './renderer.ts'
import { sidebarView } from './sidebarView.ts'
import { siteView } from './siteView.ts'
import { textHref } from './textHref.ts'
import { tocOf } from './toc.ts'
import { versionsView } from './versions.ts'

/** Everything that is shown at a route, computed from the site. */
export function pageView(renderer: Renderer, route: Route, content: RouteContent): PageView {
  const site = asShown(renderer.site)
  const sidebar = 'sidebar' in content ? content.sidebar : undefined
  const breadcrumbs = breadcrumbsOf(site, route, content)
  return {
    texts: site.config.texts,
    site: siteView(site, renderer),
    head: headView(renderer, route, content, breadcrumbs),
    navigation: navigationView(site, site.config.navigation, route, sidebar),
    sidebar: sidebar && sidebarView(site, sidebar, route),
    versions: versionsView(site, route),
    languages: languagesView(site, route),
    original: originalView(site, route),
    breadcrumbs,
    toc: tableOfContents(renderer, content),
    text: textHref(site, route),
    edit: editHref(site, content),
    feedback: feedbackLinks(site, route, content),
    openIn: openInLinks(site, route),
    content: kindOf(content).view(content, site),
    movedAnchors: movedAnchors(site, route),
    // Last, since V8 adds what follows a spread property by property.
    ...pagerOf(site, route, content),
  }
}

/** The site with the texts that its pages show. The head has none to mark. */
function asShown(site: Site): Site {
  const { marked } = site.config.texts
  return marked ? { ...site, config: { ...site.config, texts: marked } } : site
}

function movedAnchors(site: Site, route: Route): MovedAnchorView[] {
  const moved = site.redirects.anchors.get(route) ?? []
  return [...moved].map(([id, redirect]) => ({ id, href: targetHref(site, redirect) }))
}

function tableOfContents({ site }: Renderer, content: RouteContent): TocEntry[] {
  if (content.kind !== 'page') return []
  const { layout, toc } = content.page.frontMatter
  return layout === 'doc' && toc !== false ? tocOf(site.texts(content.page).sections, toc ?? site.config.toc) : []
}
