import type { Place } from './problem.ts'

/** What a site adds to the head of every page. Attributes that hold addresses are as written: `/js/a.js` is a file of the site. */
export type HeadEntry = {
  /** The key that it was written under: `head[0]`, `analytics.plausible`. */
  from: string
  place: Place
  tag: 'script' | 'link' | 'meta'
  attributes: Record<string, string>
  /** The code of a script that stands in the page. */
  code: string
  /** What the Content-Security-Policy has to allow for it, by directive. */
  needs: PolicyNeeds
  /** Left out of the page; it is added once the reader agrees. */
  waits: boolean
}

export type PolicyDirective = 'script-src' | 'style-src' | 'connect-src' | 'font-src' | 'frame-src' | 'manifest-src'
export type PolicyNeeds = Partial<Record<PolicyDirective, string[]>>
