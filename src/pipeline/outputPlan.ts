import { cacheKey } from '../disk/cache.ts'
import type { Staging } from '../disk/outputFolder.ts'
import type { Asset } from '../model/asset.ts'
import type { Bundle } from '../model/output.ts'
import { NOT_FOUND, outputFileOf, type Route, textFileOf } from '../model/route.ts'
import type { RouteContent, Site } from '../model/site.ts'
import { type Renderer, renderRoute } from '../render/renderRoute.ts'
import { siteFiles } from '../render/siteFiles.ts'
import { searchFiles } from '../search/searchFiles.ts'
import { LLMS_FULL_TXT, llmsFullTxt } from '../text/llmsFullTxt.ts'
import { LLMS_TXT, llmsTxt } from '../text/llmsTxt.ts'
import { pageMarkdown } from '../text/pageMarkdown.ts'
import { sharedKey, stableJson } from './sharedParts.ts'

/** Files that depend on the same things, and how they are made. Whatever they depend on is in the key. */
export type OutputStep = { key: string; name: string; make(staging: Staging): void }

/** Everything that a site is written as: one document and one text a route, and the files beside them. */
export function outputPlan(renderer: Renderer, bundle: Bundle): OutputStep[] {
  const { site } = renderer
  const shared = sharedKey(renderer)
  const pages = [...site.routes].map(([route, content]) => pageStep(renderer, route, content, shared))
  // What is made of all pages together depends on all of them.
  const whole = cacheKey('whole', ...pages.map(({ key }) => key))
  return [
    ...pages,
    ...bundle.files.map((file) => ({
      name: file.path,
      key: cacheKey('file', file.path),
      make: (staging: Staging) => staging.write(file),
    })),
    {
      name: 'files of the site',
      key: cacheKey('site', whole, JSON.stringify(site.build)),
      make: writeEach(() => siteFiles(renderer)),
    },
    { name: 'search', key: cacheKey('search', whole), make: writeEach(() => searchFiles(site)) },
    { name: 'texts', key: cacheKey('texts', whole), make: (staging) => writeTexts(site, staging) },
    ...[...site.assets.values()].map(assetStep),
  ]
}

function pageStep(renderer: Renderer, route: Route, content: RouteContent, shared: string): OutputStep {
  const { site } = renderer
  return {
    name: route,
    key: cacheKey('page', shared, route, stableJson(ownPart(content, site))),
    make(staging) {
      const document = renderRoute(renderer, route)
      staging.write({ path: outputFileOf(route, site.config), content: document })
      if (route === NOT_FOUND) return
      staging.write({ path: textFileOf(route, site.config), content: pageMarkdown(document, site, route) })
    },
  }
}

/** What a page has that others do not. */
export function ownPart(content: RouteContent, { build }: Site): unknown {
  switch (content.kind) {
    case 'page':
      return [content.page, content.sidebar?.id]
    case 'category':
      return [content.category, content.sidebar?.id]
    // The document's hash is among what is shared.
    case 'api':
      return content.page.route
    case 'health':
      return build
    case 'not-found':
      return content.kind
  }
}

function writeTexts(site: Site, staging: Staging): void {
  staging.write({ path: LLMS_TXT, content: llmsTxt(site) })
  staging.writePieces(
    LLMS_FULL_TXT,
    llmsFullTxt(site, (route) => staging.read(textFileOf(route, site.config))),
  )
}

const writeEach = (make: () => { path: string; content: string | Uint8Array }[]) => (staging: Staging) => {
  for (const file of make()) staging.write(file)
}

const assetStep = (asset: Asset): OutputStep => ({
  name: asset.path,
  key: cacheKey('asset', asset.path, asset.source, `${asset.size} ${asset.modified}`),
  make: (staging) => staging.copy(asset),
})
