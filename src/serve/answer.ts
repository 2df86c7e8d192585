import type { SourcePath } from '../model/route.ts'

/** The answer for a path. */
export type Answer =
  | { kind: 'page'; render: () => string | Promise<string> }
  | { kind: 'text'; path: string; render: () => string }
  | StoredAnswer

/** A file that is served as it is. */
export type StoredAnswer =
  | { kind: 'content'; path: string; content: string | Uint8Array }
  /** @property policy the security policy of an HTML file */
  | { kind: 'file'; path: string; source: SourcePath; policy?: string }
  | { kind: 'redirect'; to: string }
