import type { Api } from '../model/api.ts'
import type { Coverage } from '../model/coverage.ts'
import type { CheckCounts, Problem } from '../model/problem.ts'
import type { Route } from '../model/route.ts'
import type { Site } from '../model/site.ts'
import type { Answer } from '../serve/answer.ts'
import type { Listening } from '../serve/listening.ts'

/** The result of reading the sources. */
export type Reading = {
  /** The path of the site root in its repository, or else from the working directory: `docs/`, or empty. */
  inRepository: string
  problems: Problem[]
  /** The number of problems that the baseline lists, which are not among them. */
  known: number
  checked: CheckCounts
  /** Returns the text of a source, for excerpts. */
  textOf: (file: string) => string | undefined
}

/** What a result has of a reading, without the site that was read. */
export const readingOf = ({ inRepository, problems, known, checked, textOf }: Reading): Reading => ({
  inRepository,
  problems,
  known,
  checked,
  textOf,
})

/** The site on disk after the checks; undefined if its configuration cannot be used. */
export type LoadResult = Reading & {
  site: Site | undefined
  /** The number of external addresses that were not requested. */
  unasked: number
}

export type BuildResult = Reading & {
  /**
   * `failed`: the site has errors, and nothing was written. `current`: the output folder already contained this site.
   */
  outcome: 'built' | 'current' | 'failed'
  /** The number of pages of the site. */
  pages: number
  explanation: string | undefined
}

export type CheckResult = Reading & {
  /** Whether the problems prevent the site from being published. */
  failed: boolean
  /** The number of external links that were not checked. */
  unasked: number
  fixed: FixedSources
  /** The file of the baseline and the number of problems in it, if it was updated. */
  baseline: { file: string; count: number } | undefined
}

export type FixedSources = {
  /** The number of fixed problems. */
  links: number
  /** Each changed file as a unified diff. */
  diffs: string[]
  /** Files that were left, since they have changed while they were checked. */
  changed: string[]
  /** Files that were left, since they would be written as UTF-8, which they are not. */
  undecoded: string[]
  /** Why files could not be read or written. */
  unwritten: string[]
}

export type CoverageResult = Reading & {
  /** For each API, the elements that no guide mentions; undefined if the site has errors. */
  apis: { api: Api; coverage: Coverage }[] | undefined
}

export type FreezeResult = Reading & {
  /** What was written; undefined if nothing was, because the site has errors. */
  frozen: { route: Route; folders: { folder: string; files: number }[]; records: string[]; left: string[] } | undefined
}

export type LedgerResult = Reading & {
  /** The counts of the new ledger; undefined if the ledger is unchanged because the site has errors. */
  counts: LedgerCounts | undefined
}

export type LedgerCounts = {
  file: string
  /** Addresses that the site publishes. */
  published: number
  /** Addresses that the site no longer publishes, and that are still listed. */
  gone: number
  forgotten: number
}

/** The result of reading the whole site, and its cause. */
export type LiveReading = Reading & {
  /** The changed files, as far as they are known. */
  changed: string[]
  /** The number of pages of the site; undefined if its configuration cannot be used. */
  pages: number | undefined
  milliseconds: number
}

/**
 * A site that follows its sources, drafts included. A page whose own text was edited shows at once, the rest once it is quiet;
 * of a large site that was not built before, pages show before all are parsed.
 */
export type LiveSite = {
  /** Returns the answer for a path; waits for the whole site if the answer depends on it. */
  answerTo(path: string): Promise<Answer | undefined>
  /** Applies changes. Resolves once they are shown. Without paths, everything is read again. */
  update(paths?: string[]): Promise<void>
  /** Resolves once the whole site has been read. */
  whole: Promise<void>
  /** The address of the server. */
  server: Listening | undefined
  /** Shows an error of portalgen in open pages. */
  report(error: unknown): void
  close(): Promise<void>
}
