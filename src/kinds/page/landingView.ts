import { type Html, html } from '../../model/html.ts'
import type { Action, Feature, HeroImage, Iconic, Link, Page } from '../../model/page.ts'
import type { Href } from '../../model/route.ts'
import type { Site } from '../../model/site.ts'
import { siteAt } from '../../model/siteLanguages.ts'
import { linkHref, resolveLink } from '../../model/siteTarget.ts'
import type { ActionView, CardView, HeroView, PictureView } from '../../model/view.ts'

/** The head of a landing page, and the cards below it. The home page has the settings of the site where it has none itself. */
export function landingView(page: Page, site: Site): HeroView & { title: string; features: CardView[] } {
  const { layout, description, hero, features = [] } = page.frontMatter
  const isHome = layout === 'home'
  const own = siteAt(site, page.route)
  const hrefOf: HrefOf = (link) => linkHref(resolveLink(link, own), site.config)
  return {
    title: hero?.title ?? page.title,
    brand: isHome ? site.config.brand : '',
    text: hero?.text ?? '',
    tagline: hero?.tagline ?? (isHome ? site.config.tagline : (description ?? '')),
    isSiteTagline: isHome && hero?.tagline === undefined,
    image: hero?.image && imageView(hero.image, site, hrefOf),
    actions: hero?.actions?.flatMap((action) => actionView(action, hrefOf)) ?? (isHome ? undefined : []),
    features: features.map((feature) => cardOf(feature, hrefOf)),
  }
}

/** Where a link of a page leads, in the language of the page. */
type HrefOf = (link: Link) => Href | string | undefined

function imageView({ source, dark, alt }: HeroImage, site: Site, hrefOf: HrefOf): HeroView['image'] {
  const picture = pictureView(source, site, hrefOf)
  return picture && { ...picture, alt, dark: dark && pictureView(dark, site, hrefOf) }
}

function pictureView(source: Link, site: Site, hrefOf: HrefOf): PictureView | undefined {
  const src = hrefOf(source)
  const size = source.kind === 'asset' ? site.assets.get(source.asset)?.dimensions : undefined
  return src === undefined ? undefined : { src, width: size?.width, height: size?.height }
}

function actionView({ link, ...iconic }: Action, hrefOf: HrefOf): ActionView[] {
  const href = hrefOf(link)
  return href === undefined ? [] : [{ label: link.text, href, icon: iconOf(iconic) }]
}

const cardOf = ({ title, details, link, ...iconic }: Feature, hrefOf: HrefOf): CardView => ({
  label: title,
  href: (link && hrefOf(link)) ?? '',
  description: details,
  external: link?.kind === 'external',
  icon: iconOf(iconic),
})

const iconOf = ({ icon, drawing }: Iconic): Html | undefined => drawing ?? characterIn(icon?.name)

/** Other generators have an emoji where an icon may be. */
function characterIn(name = ''): Html | undefined {
  const isShort = name !== '' && [...name].length <= 8 && !/[\w<>&/]/.test(name)
  return isShort ? html(`<span class="pictogram" aria-hidden="true">${name}</span>`) : undefined
}
