import { cacheKey } from '../disk/cache.ts'
import type { SiteConfig } from '../model/config.ts'
import type { SourceFile } from '../model/page.ts'
import type { SourcePath } from '../model/route.ts'
import { fingerprintOf } from './markdownOptions.ts'

/** A file and the hash of all that its page depends on. */
export type KeyedFile = { file: SourceFile; key: string }

export function keyFiles(files: SourceFile[], config: SiteConfig): KeyedFile[] {
  const fingerprint = fingerprintOf(config)
  return files.map((file) => ({ file, key: cacheKey('page', fingerprint, file.path, file.hash ?? file.text) }))
}

/** Under it stands the key of the page's last version: a hint, for those who need not be sure. */
export const latestKey = (path: SourcePath): string => cacheKey('latest', path)
