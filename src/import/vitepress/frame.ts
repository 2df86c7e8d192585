import type { ForeignFrame } from '../foreignSite.ts'
import { headElement, headOf, levels } from '../headSettings.ts'
import { asText, at, type Json, listAt, textAt } from '../read/json.ts'

/** https://vitepress.dev/reference/default-theme-config, and `head` of the configuration. */
export function frameOf(config: Json, theme: Json): ForeignFrame {
  const icon = listAt(config, 'head').find(
    (entry) => Array.isArray(entry) && /\bicon$/.test(textAt(entry[1], 'rel') ?? ''),
  )
  const light = textAt(theme, 'logo') ?? textAt(theme, 'logo', 'src') ?? textAt(theme, 'logo', 'light')
  const { head, image, others } = headOf(listAt(config, 'head').flatMap(headElement))
  const pattern = textAt(theme, 'editLink', 'pattern')
  return {
    logo:
      light === undefined
        ? undefined
        : { light, dark: textAt(theme, 'logo', 'dark'), alt: textAt(theme, 'logo', 'alt') },
    favicon: Array.isArray(icon) ? textAt(icon[1], 'href') : undefined,
    social: listAt(theme, 'socialLinks').flatMap((each) => asText(at(each, 'link')) ?? []),
    editBase: pattern?.replace(/:path$/, ''),
    colorMode: colorModeOf(at(config, 'appearance')),
    toc: tocOf(at(theme, 'outline')),
    head,
    image,
    others: [
      ...others,
      ...['message', 'copyright'].flatMap((key) => (at(theme, 'footer', key) === undefined ? [] : [`footer.${key}`])),
    ],
  }
}

function colorModeOf(appearance: Json | undefined): NonNullable<ForeignFrame['colorMode']> {
  if (appearance === false) return { switch: false }
  if (appearance === 'dark') return { default: 'dark' }
  if (appearance === 'force-dark') return { default: 'dark', switch: false }
  return appearance === 'force-auto' ? { respectSystem: true, switch: false } : { respectSystem: true }
}

/** `outline: 3`, `[2, 4]`, `'deep'`, also below `level`. */
function tocOf(outline: Json | undefined): ForeignFrame['toc'] {
  const level = at(outline, 'level') ?? outline
  if (level === 'deep') return { min: 2, max: 6 }
  if (typeof level === 'number') return levels(level, level)
  return Array.isArray(level) ? levels(level[0], level[1]) : undefined
}
