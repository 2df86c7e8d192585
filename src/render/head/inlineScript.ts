import type { Route } from '../../model/route.ts'
import type { Renderer } from '../renderer.ts'

/** The script that runs before the first paint; the home page's also looks out for a wrong base URL. */
export function inlineScriptOf({ site, theme }: Pick<Renderer, 'site' | 'theme'>, route: Route): string {
  const { announcement, baseUrl, colorMode } = site.config
  return theme.inlineScript({
    announcementId: announcement?.id,
    colorMode,
    baseUrlBanner: route === '/' ? { configured: baseUrl } : undefined,
  })
}
