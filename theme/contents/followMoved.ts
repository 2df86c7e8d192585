import { decodeId } from '../client/decodeId.ts'
import { contentsOf, type Entry } from './contentsOf.ts'

/**
 * Leads an address inside the reference on to the page that has its id. Addresses are made as if the reference were one
 * page, so that they stay when it grows to several.
 */
export async function followMoved(nav: HTMLElement): Promise<void> {
  const id = decodeId(location.hash)
  if (id === '' || isHere(id)) return
  const groups = await contentsOf(nav).catch(() => [])
  const owner = ownerOf(id, new Map(groups.flatMap((group) => [group, ...group.items]).map((each) => [each.id, each])))
  if (!owner) return
  const address = new URL(owner.href, location.href)
  address.hash = location.hash
  if (address.pathname !== location.pathname) location.replace(address)
}

/** An entry of the directory only points to the thing. */
function isHere(id: string): boolean {
  const element = document.getElementById(id)
  return element !== null && element.closest('.api-directory') === null
}

/** `operation-listOffers.query.limit` is a part of `operation-listOffers`; names may have dots of their own. */
function ownerOf(id: string, entries: ReadonlyMap<string, Entry>): Entry | undefined {
  const whole = id.replace(/^about-/, '').replace(/~.*$/, '')
  for (let part = whole; part !== ''; part = part.slice(0, Math.max(0, part.lastIndexOf('.')))) {
    const entry = entries.get(part)
    if (entry) return entry
  }
  return undefined
}
