import type { ForeignFrame } from '../foreignSite.ts'
import { headElement, headOf, levels } from '../headSettings.ts'
import { asText, at, type Json, listAt, objectAt, textAt } from '../read/json.ts'

/** https://docusaurus.io/docs/api/themes/configuration */
export function frameOf(config: Json, { editBase, styles, googleId }: Given): ForeignFrame {
  const theme = objectAt(config, 'themeConfig')
  const { head, image, others } = headOf([
    ...['scripts', 'stylesheets'].flatMap((key) => listAt(config, key).map((each) => loaded(key, each))),
    ...listAt(config, 'headTags').flatMap(headElement),
    ...listAt(theme, 'metadata').map((each) => ({ tag: 'meta', attributes: objectAt(each), hasCode: false })),
  ])
  const logo = textAt(theme, 'navbar', 'logo', 'src')
  const bar = textAt(theme, 'announcementBar', 'content')
  return {
    logo:
      logo === undefined
        ? undefined
        : {
            light: logo,
            dark: textAt(theme, 'navbar', 'logo', 'srcDark'),
            alt: textAt(theme, 'navbar', 'logo', 'alt'),
          },
    favicon: textAt(config, 'favicon'),
    announcement:
      bar === undefined
        ? undefined
        : {
            id: textAt(theme, 'announcementBar', 'id') ?? 'announcement-bar',
            html: bar,
            dismissible: at(theme, 'announcementBar', 'isCloseable') !== false,
          },
    footer: listAt(theme, 'footer', 'links').flatMap((item) => [
      ...linkOf(item, undefined),
      ...listAt(item, 'items').flatMap((inner) => linkOf(inner, textAt(item, 'title'))),
    ]),
    editBase,
    image: textAt(theme, 'image') ?? image,
    colorMode: colorModeOf(theme),
    toc: levels(at(theme, 'tableOfContents', 'minHeadingLevel'), at(theme, 'tableOfContents', 'maxHeadingLevel')),
    head,
    googleId,
    others: [
      ...others,
      ...[...styles, ...listAt(config, 'clientModules').flatMap((each) => asText(each) ?? [])].map(
        (file) => `${/css$/.test(file) ? 'style sheet' : 'script'} ${file}`,
      ),
      ...(at(theme, 'footer', 'copyright') === undefined ? [] : ['footer.copyright']),
      ...(at(theme, 'footer', 'logo') === undefined ? [] : ['footer.logo']),
      ...listAt(theme, 'footer', 'links')
        .flatMap((item) => [item, ...listAt(item, 'items')])
        .flatMap((item) => (at(item, 'html') === undefined ? [] : ['HTML in footer.links'])),
    ],
  }
}

/** What plugins say of the pages: where they can be edited, their style sheets, and what counts their visits. */
type Given = { editBase: string | undefined; styles: string[]; googleId: string | undefined }

/** An entry of `scripts` or of `stylesheets`: an address, or attributes. */
function loaded(key: string, written: Json) {
  const address = asText(written)
  if (key === 'scripts')
    return { tag: 'script', attributes: address ? { src: address } : objectAt(written), hasCode: false }
  return {
    tag: 'link',
    attributes: { rel: 'stylesheet', ...(address ? { href: address } : objectAt(written)) },
    hasCode: false,
  }
}

function colorModeOf(theme: Json): NonNullable<ForeignFrame['colorMode']> {
  const mode = objectAt(theme, 'colorMode')
  return {
    ...(mode['defaultMode'] === 'dark' ? { default: 'dark' } : {}),
    ...(mode['respectPrefersColorScheme'] === true ? { respectSystem: true } : {}),
    ...(mode['disableSwitch'] === true ? { switch: false } : {}),
  }
}

function linkOf(item: Json, column: string | undefined): NonNullable<ForeignFrame['footer']> {
  const [label, href] = [textAt(item, 'label'), textAt(item, 'to') ?? textAt(item, 'href')]
  return label === undefined || href === undefined ? [] : [{ label, href, column }]
}
