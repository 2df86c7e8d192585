import type { SiteConfig } from '../../model/config.ts'
import type { OwnTheme } from '../../model/ownTheme.ts'

/** The configuration with the directives of the site, on which every page depends: the attributes of each, not its part. */
export function withDirectives(config: SiteConfig, own: OwnTheme | undefined): SiteConfig {
  if (!own) return config
  const directives = Object.fromEntries(
    Object.entries(own.directives).map(([name, { attributes }]) => [name, attributes]),
  )
  return { ...config, markdown: { ...config.markdown, directives } }
}
