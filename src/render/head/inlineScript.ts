import { ADDRESSES_FOLDER, besideReference, fileHref, type Route } from '../../model/route.ts'
import type { InlineScriptFacts } from '../../model/theme.ts'
import { addressFileCount } from '../addressFiles.ts'
import type { Renderer } from '../renderer.ts'
import { fontHref } from '../siteView.ts'
import { waitingScripts } from './ownTags.ts'

/**
 * The script that runs before the first paint, or a part of it. That of the home page also looks out for a wrong base URL, and that of the
 * first page of a reference leads on to the others.
 */
export function inlineScriptOf(
  { site, theme, bundle }: Pick<Renderer, 'site' | 'theme' | 'bundle'>,
  route: Route | undefined,
  part: InlineScriptFacts['part'] = 'all',
): string {
  const api = site.apis.find(({ config }) => config.route === route)
  const count = api ? addressFileCount(api) : 0
  const { announcement, baseUrl, colorMode, texts } = site.config
  const font = fontHref(site, bundle)
  return theme.inlineScript({
    part,
    files: { preloads: bundle.preloads.map((path) => fileHref(path, site.config)), font },
    texts: texts.marked ?? texts,
    announcementId: announcement?.id,
    colorMode,
    addresses:
      count > 0 && route !== undefined
        ? { folder: fileHref(besideReference(route, ADDRESSES_FOLDER), site.config), count }
        : undefined,
    hasFont: font !== undefined,
    hasForeign: site.config.head.some(({ tag }) => tag !== 'meta'),
    consent: waitingScripts(site),
    baseUrlBanner: route === site.config.root ? { configured: baseUrl } : undefined,
  })
}
