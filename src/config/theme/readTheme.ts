import type { FontConfig, ThemeConfig } from '../../model/config.ts'
import { type Checked, error, type Problem } from '../../model/problem.ts'
import { merged } from './characters.ts'
import { readColors } from './colors.ts'
import type { UserTheme } from './themeShape.ts'

/** Reads the look of a site. Undefined if it has none of its own. */
export function readTheme(user: UserTheme | undefined): Checked<ThemeConfig | undefined> {
  if (!user) return { value: undefined, problems: [] }
  const { place: _place, ...given } = user.colors ?? { place: user.place }
  const colors = readColors(given)
  const files = user.fonts === 'system' ? undefined : user.fonts
  const fonts = readFonts(files)
  return {
    value: {
      colors: colors.value,
      radius: user.radius,
      width: user.width,
      density: user.density,
      fonts: fonts.value,
      subset: files?.subset && { ranges: merged(files.subset.value.flat()), place: files.subset.place },
      systemFonts: user.fonts === 'system',
      css: (user.css ?? []).map(({ value: target, place }) => ({ target, place })),
    },
    problems: [...colors.problems, ...fonts.problems],
  }
}

function readFonts(fonts: Exclude<UserTheme['fonts'], 'system'>): Checked<FontConfig[]> {
  const read = (['text', 'display', 'code'] as const).flatMap((use) =>
    (fonts?.[use] ?? []).flatMap(({ file, weight, style }): FontConfig[] =>
      file ? [{ use, file: { target: file.value, place: file.place }, weight, style }] : [],
    ),
  )
  const usable = read.filter((font) => checkFont(font).length === 0)
  return { value: usable, problems: read.flatMap(checkFont) }
}

/** The weight becomes part of a style sheet as it is, the address encoded. */
function checkFont({ file: { target, place }, weight }: FontConfig): Problem[] {
  const problem = (message: string, fix: string): Problem => error('invalid-config', place, { message, fix })
  if (!/\.woff2$/i.test(target))
    return [
      problem(
        `"${target}" is not a font in the format WOFF2`,
        'convert it, and name a file such as "/fonts/text.woff2"',
      ),
    ]
  if (/^[1-9]\d{0,2}( [1-9]\d{0,2})?$/.test(weight)) return []
  return [problem(`"${weight}" is not the weight of a font`, 'write one, such as "400", or a range, such as "400 700"')]
}
