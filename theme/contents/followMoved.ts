import { foreignAddresses } from '../../src/model/foreignAddress/foreignAddresses.ts'
import { idOf } from '../dom.ts'
import { contentsOf, type Entry } from './contentsOf.ts'

/**
 * Leads an address inside the reference on to what it means: to the page that has its id, since addresses are made as if
 * the reference were one page, and from one of another reference (`#operation/createOrder`) to ours.
 */
export async function followMoved(nav: HTMLElement): Promise<void> {
  const written = idOf(location.hash)
  if (written === '' || isHere(written)) return
  const groups = await contentsOf(nav).catch(() => [])
  const entries = new Map(groups.flatMap((group) => [group, ...group.items]).map((each) => [each.id, each]))
  const headings = Array.from(document.querySelectorAll('[id^="about-"]'), ({ id }) => id)
  const id = foreignAddresses(entries.values())(written, isHere, headings) ?? written
  const address = new URL(ownerOf(id, entries)?.href ?? location.href, location.href)
  address.hash = id === written ? location.hash : encodeURIComponent(id)
  if (id !== written || address.pathname !== location.pathname) location.replace(address)
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
