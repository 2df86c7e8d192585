import type { SiteConfig } from '../../model/config.ts'
import { UNREAD } from '../../model/ownTheme.ts'
import type { ReadTheme } from './ownThemeOf.ts'

/** The configuration with the directives of the site, on which every page depends: the attributes of each, not its part. */
export function withDirectives(config: SiteConfig, { value, unread }: ReadTheme): SiteConfig {
  if (!value && unread.length === 0) return config
  const read = Object.entries(value?.directives ?? {}).map(([name, { attributes }]) => [name, attributes])
  const directives = Object.fromEntries([...unread.map((name) => [name, UNREAD]), ...read])
  return { ...config, markdown: { ...config.markdown, directives } }
}
