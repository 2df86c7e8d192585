import { cacheKey } from '../disk/cache.ts'
import type { SiteConfig } from '../model/config.ts'
import type { SourceFile } from '../model/page.ts'
import { fingerprintOf } from './markdownOptions.ts'

/** A file and the hash of all that its page depends on. */
export type KeyedFile = { file: SourceFile; key: string }

export function keyFiles(files: SourceFile[], config: SiteConfig): KeyedFile[] {
  const fingerprint = cacheKey('page', fingerprintOf(config))
  // Not hashed again: there are very many, and each is a hash and a path already.
  return files.map((file) => ({
    file,
    key: `${fingerprint} ${file.hash ?? cacheKey(file.text)}${keyOfIncluded(file)} ${file.path}`,
  }))
}

const keyOfIncluded = ({ included }: SourceFile): string =>
  included && included.size > 0 ? ` ${cacheKey(...[...included].flat())}` : ''
