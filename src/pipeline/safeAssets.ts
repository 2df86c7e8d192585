import type { Judgement } from '../assets/judgeAsset.ts'
import { isJudged } from '../assets/judgedNames.ts'
import { judgeName } from '../assets/judgeName.ts'
import { globMatcher } from '../check/globMatcher.ts'
import { type Cache, cacheKey } from '../disk/cache.ts'
import type { Asset, AssetGuard } from '../model/asset.ts'
import type { SiteConfig } from '../model/config.ts'
import { type Checked, error, type Problem } from '../model/problem.ts'
import { pushAll } from '../model/pushAll.ts'
import type { Sources } from '../model/sources.ts'

/**
 * Decides for each file under `content/` how it is published: in a browser it has the rights of the whole site. Rules:
 * `active-content`, `unsafe-html`.
 */
export async function safeAssets(sources: Sources, config: SiteConfig, cache: Cache): Promise<Checked<Asset[]>> {
  const allowed = [...config.assets.scripts, ...scriptsOfHead(config)].map(globMatcher)
  const problems: Problem[] = []
  const assets: Asset[] = []
  for (const asset of sources.assets) {
    const isAllowed = !isJudged(judgedNameOf(asset)) || allowed.some((matches) => matches(asset.path))
    const judged = isAllowed ? PASSIVE : await judge(asset, sources, cache)
    pushAll(problems, problemsOf(judged, asset, config))
    // The links to a file that is left out are broken.
    if (judged.kind === 'active' && config.lenient) continue
    const guard = guardOf(judged)
    assets.push(guard ? { ...asset, guard } : asset)
  }
  return { value: assets, problems }
}

const judgedNameOf = ({ path, shownAs }: Asset): string => shownAs ?? path

/** A script that the configuration puts into every page is meant to run. */
const scriptsOfHead = ({ head }: SiteConfig): string[] =>
  head.flatMap(({ tag, attributes: { src } }) => (tag === 'script' && src?.startsWith('/') ? [src.slice(1)] : []))

const PASSIVE: Judgement = { kind: 'passive' }

/** The parsers are loaded when there is something to judge. */
async function judge(asset: Asset, { readFile }: Sources, cache: Cache): Promise<Judgement> {
  const name = judgedNameOf(asset)
  const known = judgeName(name)
  if (known) return known
  const file = readFile(asset.source)
  if (!file) return PASSIVE
  const { judgeAsset } = await import('../assets/judgeAsset.ts')
  const key = cacheKey('asset judged 4', asset.source, name, file.text)
  return cache.get<Judgement>(key) ?? cache.set(key, judgeAsset(asset.source, name, file.text))
}

function problemsOf(judged: Judgement, { source, path }: Asset, { file, lenient }: SiteConfig): Problem[] {
  const fix = `remove it, or add the file to "assets: { scripts: [${path}] }" in ${file}, which publishes it unchanged`
  if (judged.kind === 'drawing') return judged.problems.map((each) => ({ ...each, fix }))
  if (judged.kind !== 'active') return []
  const { line, column } = judged
  const message = lenient ? `${judged.message}, so the file is left out` : judged.message
  return [error('active-content', { file: source, line, column }, { message, fix })]
}

function guardOf(judged: Judgement): AssetGuard | undefined {
  switch (judged.kind) {
    case 'active':
      return { kind: 'withheld' }
    case 'page':
      return { kind: 'policy' }
    case 'drawing':
      return { kind: 'cleaned', text: judged.text }
    case 'passive':
      return undefined
  }
}
