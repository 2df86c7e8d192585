import type { ForeignFrame } from '../foreignSite.ts'
import { headElement, headOf, levels } from '../headSettings.ts'
import { asText, at, isObject, type Json, listAt, objectAt, textAt } from '../read/json.ts'
import { otherPlugins } from './plugins.ts'

/** The icon that a site has if it names none. */
const FAVICON = '/favicon.svg'

/** https://starlight.astro.build/reference/configuration/ */
export function frameOf(options: Json, files: readonly string[]): ForeignFrame {
  const light = textAt(options, 'logo', 'src') ?? textAt(options, 'logo', 'light')
  const { head, image, others } = headOf(listAt(options, 'head').flatMap(headElement))
  const contents = objectAt(options, 'tableOfContents')
  return {
    logo:
      light === undefined
        ? undefined
        : { light, dark: textAt(options, 'logo', 'dark'), alt: textAt(options, 'logo', 'alt') },
    favicon: textAt(options, 'favicon') ?? (files.includes(`public${FAVICON}`) ? FAVICON : undefined),
    social: socialOf(at(options, 'social')),
    editBase: textAt(options, 'editLink', 'baseUrl'),
    // A site without a switch of its own has the mode of the reader's system.
    colorMode: { respectSystem: true },
    toc: levels(contents['minHeadingLevel'], contents['maxHeadingLevel']),
    head,
    image,
    others: [
      ...Object.keys(objectAt(options, 'components')).map((name) => `components.${name}`),
      ...otherPlugins(options),
      ...others,
      ...listAt(options, 'customCss').flatMap((each) =>
        asText(each) === undefined ? [] : [`style sheet ${asText(each)}`],
      ),
    ],
  }
}

/** A list of links, or addresses by the names of networks as older versions have them. */
const socialOf = (social: Json | undefined): string[] =>
  isObject(social)
    ? Object.values(social).flatMap((each) => asText(each) ?? [])
    : listAt({ social: social ?? [] }, 'social').flatMap((each) => textAt(each, 'href') ?? [])
