import { type Asset, assetPath } from '../model/asset.ts'
import type { SiteConfig } from '../model/config.ts'
import { type Checked, error, type Problem, startOf, warning } from '../model/problem.ts'
import type { Fonts } from '../model/subset.ts'

/** The assets of a site, the fonts of its theme with only the characters that the site names. */
export async function subsetFonts(
  assets: Asset[],
  { theme }: Pick<SiteConfig, 'theme'>,
  fonts: Fonts | undefined,
): Promise<Checked<Asset[]>> {
  const paths = new Set(theme?.fonts.map((font) => assetPath(font.file.target)))
  // What browsers cannot load is reported as such.
  const wanted = assets.filter(({ path, fontFault }) => paths.has(path) && !fontFault)
  if (!theme?.subset || !fonts || wanted.length === 0) return { value: assets, problems: [] }
  const made = await fonts.subset(wanted, theme.subset.ranges)
  if (made.kind === 'missing') {
    const message = `fonts cannot be subset, since the package "subset-font" ${made.reason}`
    const fix = 'run "npm install subset-font" in the folder of the site, or remove "subset" under "fonts"'
    return { value: assets, problems: [error('missing-package', theme.subset.place, { message, fix })] }
  }
  return { value: assets.map((asset) => made.fonts.get(asset) ?? asset), problems: [...made.faults].map(faultOf) }
}

function faultOf([{ source, path }, reason]: [Asset, string]): Problem {
  const message = `"${path}" cannot be subset: ${reason}`
  return warning('unreadable-file', startOf(source), { message, fix: 'replace it with a font that is not damaged' })
}
