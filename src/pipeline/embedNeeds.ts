import type { PolicyReason } from '../model/headEntry.ts'
import type { Page } from '../model/page.ts'

/** The hosts of the frames that pages show, each with the first place that embeds something of it. */
export function embedNeeds(pages: Page[]): PolicyReason[] {
  const found = new Map<string, PolicyReason>()
  for (const { host, place } of pages.flatMap(({ embeds }) => embeds))
    if (!found.has(host)) found.set(host, { from: '::embed', place, needs: { 'frame-src': [host] } })
  return [...found.values()]
}
