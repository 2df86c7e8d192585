import type { Place } from './problem.ts'

/** An entry for which the Content-Security-Policy has to allow something. */
export type PolicyReason = {
  /** What it was written as: `head[0]`, `analytics.plausible`, `::embed`. */
  from: string
  place: Place
  /** What has to be allowed, by directive. */
  needs: PolicyNeeds
}

/** What a site adds to the head of every page. Attributes that hold addresses are as written: `/js/a.js` is a file of the site. */
export type HeadEntry = PolicyReason & {
  tag: 'script' | 'link' | 'meta'
  attributes: Record<string, string>
  /** The code of a script that stands in the page. */
  code: string
  /** Left out of the page; it is added once the reader agrees. */
  waits: boolean
  /** How the names of the cookies begin that it sets on the site. */
  cookies: string[]
}

type PolicyDirective = 'script-src' | 'style-src' | 'connect-src' | 'font-src' | 'frame-src' | 'manifest-src'
export type PolicyNeeds = Partial<Record<PolicyDirective, string[]>>

/** What several ask for, together. */
export function allNeeds(each: PolicyNeeds[]): PolicyNeeds {
  const all: PolicyNeeds = {}
  for (const needs of each)
    for (const [directive, sources] of Object.entries(needs) as [PolicyDirective, string[]][])
      all[directive] = [...new Set([...(all[directive] ?? []), ...sources])]
  return all
}
