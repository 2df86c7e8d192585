import { fine, unverified, type Verdict } from '../model/verdict.ts'
import { type Asker, type CheckedAddress, checkAddress } from './checkAddress.ts'
import type { Environment } from './environment.ts'
import { createHostQueue } from './hostQueue.ts'
import { createHttpClient } from './httpClient.ts'
import { LIMITS, type Limits } from './limits.ts'
import { hasId } from './readPage.ts'
import { createSilentHosts } from './silentHosts.ts'

export type ExternalOptions = {
  userAgent: string
  /** Whether to look for the anchors that addresses name. */
  fragments: boolean
  environment: Environment
  limits?: Partial<Limits>
  onProgress?(done: number, total: number): void
}

/** Requests every address; those that differ only in their fragment are requested once. */
export async function checkAddresses(
  addresses: Iterable<string>,
  options: ExternalOptions,
): Promise<Map<string, Verdict>> {
  const { environment, userAgent, fragments, onProgress } = options
  const limits = { ...LIMITS, ...options.limits }
  const client = createHttpClient(userAgent, limits, environment)
  const asker: Asker = {
    client,
    queue: createHostQueue(limits, environment),
    limits,
    environment,
    userAgent,
    silent: createSilentHosts(),
  }
  const byPage = pagesOf(addresses)
  const verdicts = new Map<string, Verdict>()
  let done = 0
  const check = async ([page, all]: [string, string[]]): Promise<void> => {
    const wantsPage = fragments && all.some((address) => fragmentOf(address) !== '')
    const checked = await checkAddress(asker, page, wantsPage)
    for (const address of all) verdicts.set(address, withFragment(checked, fragmentOf(address)))
    done += 1
    onProgress?.(done, byPage.size)
  }
  try {
    await Promise.all([...byPage].map(check))
  } finally {
    await client.close()
  }
  return verdicts
}

function pagesOf(addresses: Iterable<string>): Map<string, string[]> {
  const byPage = new Map<string, string[]>()
  for (const address of new Set(addresses)) {
    const url = new URL(address)
    url.hash = ''
    byPage.set(url.href, [...(byPage.get(url.href) ?? []), address])
  }
  return byPage
}

/** Returns the anchor to look for. Text fragments name words instead of an id, and `#top` exists on every page. */
function fragmentOf(address: string): string {
  const fragment = new URL(address).hash.slice(1).replace(/:~:.*/s, '')
  return fragment.toLowerCase() === 'top' ? '' : fragment
}

function withFragment({ verdict, page }: CheckedAddress, id: string): Verdict {
  if (verdict.kind !== 'fine' || id === '' || page === undefined) return verdict
  if ('unreadable' in page) return unverified(page.unreadable)
  if (hasId(page.html, id)) return verdict
  return fine(...verdict.notes, { kind: 'no-fragment', id })
}
