import type { SourcePath } from './route.ts'

/** What is translated to a language. */
export type TranslationState = {
  language: string
  /** How many pages there are in the language of the site. */
  pages: number
  missing: SourcePath[]
  /** Copies of their originals, as `portalgen translate` writes them. */
  untranslated: SourcePath[]
  stale: { original: SourcePath; translation: SourcePath; changes: Change[] }[]
  /** Translations of which it is not recorded what they were made of. */
  unknown: SourcePath[]
}

/** A block of the original that is not what was translated, and where the translation has it. */
export type Change =
  | { kind: 'changed'; line: number; translated: number }
  /** No longer in the original. */
  | { kind: 'removed'; translated: number }
