import type { SourcePath } from './route.ts'

/** When a file was last changed, and by whom. */
export type FileHistory = {
  /** ISO 8601, in UTC. */
  updated: string
  /** Their names, those with most changes first. */
  contributors: string[]
}

export type Histories = ReadonlyMap<SourcePath, FileHistory>

/** The history of a site's files, which is read only if pages show it. */
export type HistorySource = {
  /** Changes with everything that the history depends on. */
  state: string
  read(): Promise<HistoryResult>
}

/** `incomplete`: why a part of the history is not there. */
export type HistoryResult = { kind: 'complete'; files: Histories } | { kind: 'incomplete'; reason: string; fix: string }
