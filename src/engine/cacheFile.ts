import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Folders, Settings } from './settings.ts'

/** Where the values of earlier builds lie. */
export const cacheFile = ({ cache }: Folders): string => join(cache, 'build.bin')

/** Whether there may be values of earlier builds. */
export const mayHaveCache = ({ usesCache, folders }: Settings): boolean => usesCache && existsSync(cacheFile(folders))
