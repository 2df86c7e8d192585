import { nearest } from '../model/suggestion.ts'
import { distanceOf, type Halves, halvesOf } from './fingerprint.ts'
import type { Entry } from './ledger.ts'

/** Where an address may have moved; for an anchor, `page` is where its page is now. */
type Successors = (gone: Entry, page: string) => string | undefined

/** The fingerprints of unrelated texts differ in about half of the 64 bits. */
const ALIKE = 16

/** Finds the address with the most similar text, or else the one with the same or a similar name. */
export function successorsAmong(entries: Entry[]): Successors {
  const pages = entries.filter(({ address }) => anchorOf(address) === undefined)
  const anchors = entries.filter(({ address }) => anchorOf(address) !== undefined)
  const [likePage, likeAnchor] = [bySimilarText(pages), bySimilarText(anchors)]
  const named = groupsBy(pages, ({ address }) => nameOf(address))
  const anchored = groupsBy(anchors, pageOf)
  return ({ address, fingerprint }, page) => {
    const anchor = anchorOf(address)
    if (anchor !== undefined) return likeAnchor(fingerprint) ?? nearAnchor(page, anchor, anchored.get(page) ?? [])
    const [same, another] = named.get(nameOf(page)) ?? []
    return likePage(fingerprint) ?? (another === undefined ? same?.address : undefined)
  }
}

/** Most pages move as they are: their texts are compared with all others only if none is the same. */
function bySimilarText(entries: Entry[]): (fingerprint: string) => string | undefined {
  const same = new Map(entries.toReversed().map(({ address, fingerprint }) => [fingerprint, address]))
  const candidates = entries.flatMap(({ address, fingerprint }) => {
    const halves = halvesOf(fingerprint)
    return halves ? [{ address, halves }] : []
  })
  return (fingerprint) => {
    const halves = halvesOf(fingerprint)
    return halves && (same.get(fingerprint) ?? mostSimilar(halves, candidates))
  }
}

function mostSimilar(halves: Halves, candidates: { address: string; halves: Halves }[]): string | undefined {
  let best: { address?: string; distance: number } = { distance: ALIKE + 1 }
  for (const candidate of candidates) {
    const distance = distanceOf(halves, candidate.halves)
    if (distance < best.distance) best = { address: candidate.address, distance }
  }
  return best.address
}

function nearAnchor(page: string, anchor: string, there: Entry[]): string | undefined {
  const near = nearest(
    anchor,
    there.map(({ address }) => address.slice(page.length + 1)),
  )
  return near === undefined ? undefined : `${page}#${near}`
}

export const pageOf = ({ address }: Entry): string => address.split('#', 1)[0] ?? ''

const anchorOf = (address: string): string | undefined => address.split('#', 2)[1]

const nameOf = (address: string): string => address.split('/').at(-2) ?? ''

function groupsBy(entries: Entry[], key: (entry: Entry) => string): ReadonlyMap<string, Entry[]> {
  const groups = new Map<string, Entry[]>()
  for (const entry of entries) {
    const group = groups.get(key(entry))
    if (group) group.push(entry)
    else groups.set(key(entry), [entry])
  }
  return groups
}
