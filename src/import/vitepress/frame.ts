import type { ForeignFrame } from '../foreignSite.ts'
import { asText, at, type Json, listAt, textAt } from '../read/json.ts'

/** https://vitepress.dev/reference/default-theme-config, and `head` of the configuration. */
export function frameOf(config: Json, theme: Json): ForeignFrame {
  const icon = listAt(config, 'head').find(
    (entry) => Array.isArray(entry) && /\bicon$/.test(textAt(entry[1], 'rel') ?? ''),
  )
  const light = textAt(theme, 'logo') ?? textAt(theme, 'logo', 'src') ?? textAt(theme, 'logo', 'light')
  const pattern = textAt(theme, 'editLink', 'pattern')
  return {
    logo:
      light === undefined
        ? undefined
        : { light, dark: textAt(theme, 'logo', 'dark'), alt: textAt(theme, 'logo', 'alt') },
    favicon: Array.isArray(icon) ? textAt(icon[1], 'href') : undefined,
    social: listAt(theme, 'socialLinks').flatMap((each) => asText(at(each, 'link')) ?? []),
    editBase: pattern?.replace(/:path$/, ''),
    others: ['message', 'copyright'].flatMap((key) =>
      at(theme, 'footer', key) === undefined ? [] : [`footer.${key}`],
    ),
  }
}
