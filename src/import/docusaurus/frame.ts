import type { ForeignFrame } from '../foreignSite.ts'
import { at, type Json, listAt, objectAt, textAt } from '../read/json.ts'

/** https://docusaurus.io/docs/api/themes/configuration */
export function frameOf(config: Json, editBase: string | undefined): ForeignFrame {
  const theme = objectAt(config, 'themeConfig')
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
    others: [
      ...(at(theme, 'footer', 'copyright') === undefined ? [] : ['footer.copyright']),
      ...(at(theme, 'footer', 'logo') === undefined ? [] : ['footer.logo']),
      ...listAt(theme, 'footer', 'links')
        .flatMap((item) => [item, ...listAt(item, 'items')])
        .flatMap((item) => (at(item, 'html') === undefined ? [] : ['HTML in footer.links'])),
    ],
  }
}

function linkOf(item: Json, column: string | undefined): NonNullable<ForeignFrame['footer']> {
  const [label, href] = [textAt(item, 'label'), textAt(item, 'to') ?? textAt(item, 'href')]
  return label === undefined || href === undefined ? [] : [{ label, href, column }]
}
