import type { Api } from '../model/api.ts'
import type { Coverage } from '../model/coverage.ts'
import type { CheckCounts, Problem } from '../model/problem.ts'
import type { Site } from '../model/site.ts'
import type { Answer } from '../serve/answer.ts'
import type { Listening } from '../serve/listening.ts'

/** What a reading of the sources came to. */
export type Reading = {
  problems: Problem[]
  checked: CheckCounts
  /** The text of a source, to show a part of it. */
  textOf: (file: string) => string | undefined
}

/** The site as it lies on disk, checked; no site when its configuration cannot be used. */
export type LoadResult = Reading & {
  site: Site | undefined
  /** How many addresses of other sites were not asked. */
  unasked: number
}

export type BuildResult = Reading & {
  /** `failed`: the site has errors, and nothing was written. `current`: the output folder held this site already. */
  outcome: 'built' | 'current' | 'failed'
  /** How many pages the site has. */
  pages: number
  explanation: string | undefined
}

export type CheckResult = Reading & {
  /** Whether the problems keep the site from being published. */
  failed: boolean
  /** How many links to other sites were not asked about. */
  unasked: number
  /** How many links were fixed, and the changes as unified diffs. */
  fixed: { links: number; diffs: string[] }
}

export type CoverageResult = Reading & {
  /** For each API, what no guide mentions; undefined when the site has errors. */
  apis: { api: Api; coverage: Coverage }[] | undefined
}

export type LedgerResult = Reading & {
  /** How many addresses the ledger has now; undefined when it was left as it was, since the site has errors. */
  counts: LedgerCounts | undefined
}

export type LedgerCounts = {
  file: string
  /** Addresses that the site has. */
  published: number
  /** Addresses that it no longer has, and that are still listed. */
  gone: number
  forgotten: number
}

/** A reading of the whole site, and what it was for. */
export type LiveReading = Reading & {
  /** The changed files that it read anew, as far as they are known. */
  changed: string[]
  /** How many pages the site has; undefined when its configuration cannot be used. */
  pages: number | undefined
  milliseconds: number
}

/**
 * A site that follows its sources, drafts included. A page whose own text was edited shows at once, the rest once it is quiet;
 * of a large site that nobody has built yet, pages show before all are parsed.
 */
export type LiveSite = {
  /** What is shown at a path. What depends on the whole site is waited for. */
  answerTo(path: string): Promise<Answer | undefined>
  /** Brings changes in. Resolves once they show. Without paths, everything is read again. */
  update(paths?: string[]): Promise<void>
  /** Resolves once the whole site is read. */
  whole: Promise<void>
  /** Where it is served. */
  server: Listening | undefined
  /** Shows an error of portalgen in open pages. */
  report(error: unknown): void
  close(): Promise<void>
}
