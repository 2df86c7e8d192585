import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import manifest from '../../../package.json' with { type: 'json' }
import type { ExternalLink } from '../../check/externalLinks.ts'
import { externalProblems } from '../../check/externalProblems.ts'
import { globMatcher } from '../../check/globMatcher.ts'
import { DiskError, onDisk } from '../../disk/diskError.ts'
import { checkAddresses } from '../../external/checkAddresses.ts'
import { realEnvironment } from '../../external/environment.ts'
import { readFineTimes, writeFineTimes } from '../../external/verdictCache.ts'
import type { SiteConfig } from '../../model/config.ts'
import type { Problem } from '../../model/problem.ts'
import { fine } from '../../model/verdict.ts'
import type { Folders, Settings } from '../settings.ts'

/** Some sites block clients with "link" in their name, so this one is neutral. */
const USER_AGENT = `Mozilla/5.0 (compatible; portalgen/${manifest.version})`

/** Requests the linked addresses of other sites; those that were fine within a day are skipped. */
export function askExternal(settings: Settings, { externalFragments = false }: { externalFragments?: boolean }) {
  const { folders, usesCache, onProgress } = settings
  return async (links: ExternalLink[], config: SiteConfig): Promise<Problem[]> => {
    const patterns = config.links.allowPrivate.map(globMatcher)
    const now = Date.now()
    const known = usesCache ? readFineTimes(readStored(folders), now) : new Map<string, number>()
    // A page that is fine may still lack the linked anchor.
    const asked = links.filter(({ address }) => !known.has(address) || (externalFragments && address.includes('#')))
    const verdicts = await checkAddresses(
      asked.map(({ address }) => address),
      {
        userAgent: USER_AGENT,
        fragments: externalFragments,
        environment: realEnvironment((host) => patterns.some((matches) => matches(host))),
        onProgress: (done, total) => onProgress?.({ step: 'ask', done, total }),
      },
    )
    if (usesCache) store(writeFineTimes(known, verdicts, now), settings)
    const fromCache = links
      .filter(({ address }) => !verdicts.has(address))
      .map(({ address }) => [address, fine()] as const)
    return externalProblems(links, new Map([...verdicts, ...fromCache]))
  }
}

const fileIn = (folders: Folders): string => join(folders.cache, 'external.json')

function readStored(folders: Folders): string | undefined {
  const path = fileIn(folders)
  return onDisk('read', '.portalgen/cache', () => (existsSync(path) ? readFileSync(path, 'utf8') : undefined))
}

/** A failure to write the cache only costs time. */
function store(text: string, { folders, onWarning }: Settings): void {
  const path = fileIn(folders)
  try {
    onDisk('write', '.portalgen/cache', () => {
      mkdirSync(dirname(path), { recursive: true })
      writeFileSync(`${path}.${process.pid}`, text)
      renameSync(`${path}.${process.pid}`, path)
    })
  } catch (error) {
    if (!(error instanceof DiskError)) throw error
    onWarning(error.message)
  }
}
