import type { Asset } from '../model/asset.ts'
import type { SiteConfig } from '../model/config.ts'
import type { Page } from '../model/page.ts'
import { maySmall } from '../model/pictureSizes.ts'
import type { Pictures, SmallPicture } from '../model/pictures.ts'
import { type Checked, error, type Problem, startOf, warning } from '../model/problem.ts'

/** The assets of a site, those that pages show with their smaller versions, which are assets, too. */
export async function smallPictures(
  pages: Page[],
  assets: Asset[],
  { images: { small } }: Pick<SiteConfig, 'images'>,
  pictures: Pictures | undefined,
): Promise<Checked<Asset[]>> {
  const shown = small && pictures ? shownBy(pages) : new Set<string>()
  const wanted = assets.filter(({ path }) => shown.has(path) && maySmall(path))
  if (!small || !pictures || wanted.length === 0) return { value: assets, problems: [] }
  const made = await pictures.make(wanted, small)
  if (made.kind === 'missing') {
    const message = `pictures cannot be resized, since the package "sharp" ${made.reason}`
    const fix = 'run "npm install sharp" in the folder of the site, or remove "widths" and "formats" under "images"'
    return { value: assets, problems: [error('missing-package', small.place, { message, fix })] }
  }
  const smaller = [...made.small.values()].flat().map(({ asset }) => asset)
  return {
    value: [...assets.map((asset) => withSources(asset, made.small.get(asset))), ...smaller],
    problems: [...made.faults].map(faultOf),
  }
}

function faultOf([{ source, path }, reason]: [Asset, string]): Problem {
  const message = `"${path}" cannot be resized: ${reason}`
  return warning('unreadable-file', startOf(source), { message, fix: 'replace it with a picture that is not damaged' })
}

function shownBy(pages: Page[]): Set<string> {
  const links = pages.flatMap((page) => page.links)
  const targets = links.flatMap((link) => [link, ...('otherwise' in link ? (link.otherwise ?? []) : [])])
  return new Set(targets.flatMap((target) => (target.kind === 'asset' && target.image ? [target.asset] : [])))
}

const withSources = (asset: Asset, small: SmallPicture[] | undefined): Asset =>
  small && small.length > 0
    ? { ...asset, small: small.map(({ asset: { path }, format, width }) => ({ path, format, width })) }
    : asset
