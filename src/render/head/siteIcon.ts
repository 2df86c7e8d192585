import { hash } from 'node:crypto'
import { assetPath } from '../../model/asset.ts'
import { COLORS } from '../../model/designTokens.ts'
import { fileHref } from '../../model/route.ts'
import type { Site } from '../../model/site.ts'
import { siteInAll } from '../../model/siteLanguages.ts'
import type { HeadTag } from '../../model/view.ts'
import { escapeHtml } from '../escapeHtml.ts'
import type { PlannedFile } from '../plannedFile.ts'

type IconSite = Pick<Site, 'config' | 'assets'>

/** The names by which browsers and other generators know an icon, the best first. */
const USUAL = ['favicon.svg', 'favicon.png', 'favicon.ico']

/**
 * The icon of a site in tabs and bookmarks. Without one, browsers ask for `/favicon.ico` and report that there is none,
 * so that a site that has none gets the first letter of its name. What the site writes in the head itself comes first.
 */
export function iconTags(site: IconSite): HeadTag[] {
  const { config } = site
  if (namesIcon(site)) return []
  const path = ownIcon(site) ?? drawnIcon(site).path
  const type: Record<string, string> = path.endsWith('.svg') ? { type: 'image/svg+xml' } : {}
  return [{ tag: 'link', attributes: { rel: 'icon', href: fileHref(path, config), ...type } }]
}

/** The icons that are drawn: one for all languages in which the site has the same name. */
export function iconFiles(site: Site): PlannedFile[] {
  const drawn = siteInAll(site).filter((each) => !namesIcon(each) && ownIcon(each) === undefined)
  const icons = new Map(drawn.map(drawnIcon).map(({ path, content }) => [path, content]))
  return [...icons].map(([path, content]) => ({ path, what: 'the icon of the site', render: () => content }))
}

const ownIcon = ({ config, assets }: IconSite): string | undefined =>
  config.favicon ? assetPath(config.favicon.target) : USUAL.find((name) => assets.has(name))

const namesIcon = ({ config }: IconSite): boolean =>
  !config.favicon &&
  config.head.some(({ tag, attributes }) => tag === 'link' && /(?:^|\s)icon(?:\s|$)/i.test(attributes['rel'] ?? ''))

/** The name has a hash of the content, as those of all files that browsers keep for a year. */
function drawnIcon({ config }: IconSite): { path: string; content: string } {
  const colors = config.theme?.colors.light
  const fill = colors?.primary ?? COLORS.primary.light
  const on = colors?.['on-primary'] ?? COLORS['on-primary'].light
  const letter = /[\p{L}\p{N}]/u.exec(config.brand || config.title)?.[0].toLocaleUpperCase(config.language) ?? ''
  const content =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">' +
    `<rect width="32" height="32" rx="6" fill="${escapeHtml(fill)}"/>` +
    '<text x="16" y="23.5" text-anchor="middle" font-family="system-ui,sans-serif" font-size="21" font-weight="700" ' +
    `fill="${escapeHtml(on)}">${escapeHtml(letter)}</text></svg>\n`
  return { path: `assets/icon-${hash('sha256', content).slice(0, 10)}.svg`, content }
}
