import type { SourcePath } from '../model/route.ts'

/** What is at a path. */
export type Answer =
  | { kind: 'page'; render: () => string | Promise<string> }
  | { kind: 'text'; path: string; render: () => string }
  | StoredAnswer

/** What need not be made. */
export type StoredAnswer =
  | { kind: 'content'; path: string; content: string | Uint8Array }
  | { kind: 'file'; path: string; source: SourcePath }
  | { kind: 'redirect'; to: string }
