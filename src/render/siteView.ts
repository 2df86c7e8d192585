import { assetPath } from '../model/asset.ts'
import type { Bundle } from '../model/output.ts'
import { fileHref, type Href, hrefOf } from '../model/route.ts'
import type { Site } from '../model/site.ts'
import type { SiteView } from '../model/view.ts'
import { navigationView } from './navigationView.ts'
import type { Renderer } from './renderer.ts'

/** What is the same on every page. */
export function siteView(site: Site, { bundle, scriptTexts }: Renderer): SiteView {
  const { config } = site
  const texts = scriptTexts(config.texts)
  return {
    title: config.title,
    brand: config.brand,
    tagline: config.tagline,
    language: config.language,
    direction: config.direction === 'rtl' ? 'rtl' : undefined,
    home: hrefOf(config.root, config),
    logo: logoView(site),
    announcement: announcementView(site),
    colorMode: config.colorMode,
    footer: navigationView(site, config.footer),
    styles: fileHref(bundle.styles, config),
    script: fileHref(bundle.script, config),
    preloads: bundle.preloads.map((path) => fileHref(path, config)),
    scriptTexts: texts && fileHref(texts.path, config),
    font: fontHref(site, bundle),
    ...(config.head.some(({ waits }) => waits) && { asksConsent: true }),
  }
}

/** The font of the theme, where it has all letters of the language of the page. */
export function fontHref({ config }: Pick<Site, 'config'>, { font }: Pick<Bundle, 'font'>): Href | undefined {
  const [language = ''] = config.language.split('-')
  return font?.languages.includes(language) ? fileHref(font.path, config) : undefined
}

function announcementView(site: Site): SiteView['announcement'] {
  if (!site.config.announcement) return undefined
  const { id, text, link: item, dismissible } = site.config.announcement
  const [link] = navigationView(site, item ? [item] : [])
  return {
    id,
    text,
    ...(link && { link: { label: link.label, href: link.href, external: link.external } }),
    dismissible,
  }
}

function logoView({ config, assets }: Site): SiteView['logo'] {
  if (!config.logo) return undefined
  const light = assetPath(config.logo.light)
  const dimensions = assets.get(light)?.dimensions
  return {
    light: fileHref(light, config),
    dark: fileHref(assetPath(config.logo.dark), config),
    alt: config.logo.alt,
    width: dimensions?.width,
    height: dimensions?.height,
  }
}
