import type { FileStamp } from '../../disk/outputRecord.ts'
import type { SegmentPlace } from '../../disk/segments.ts'
import type { TextPlace } from '../../disk/textStore.ts'
import type { Bundle } from '../../model/output.ts'
import type { PageText } from '../../model/page.ts'
import type { Route } from '../../model/route.ts'
import type { Site } from '../../model/site.ts'
import type { PartFailure } from '../../render/own/failingParts.ts'
import type { MarkdownSetup } from '../markdownOptions.ts'
import type { KeyedFile } from '../pageKeys.ts'
import type { Turns } from './turns.ts'

/** The requests to a thread, which it answers in order. */
export type Request =
  /** Loads what parsing needs, and the theme if pages will be rendered. */
  | { kind: 'prepare'; theme: string | undefined }
  | { kind: 'parse'; setup: MarkdownSetup; files: KeyedFile[]; folder: string; segment: string }
  /** Prepares the thread for rendering pages of this site. `theme`: the path of its module. */
  | { kind: 'site'; site: SentSite; theme: string; bundle: Omit<Bundle, 'files'> }
  /** Each thread is sent all pages, and makes those that it takes. */
  | { kind: 'render'; pages: PageToRender[]; turns: Turns; staging: string; shown: string }
  /** Unchanged files of the old site. */
  | { kind: 'link'; stamps: FileStamp[]; old: string; staging: string; shown: string }
  | { kind: 'remove'; folder: string }

/** A parsed page as the cache stores it, and the place of its text, or the text itself if it could not be written. */
export type ParsedInThread = {
  packed: unknown
  text: { kind: 'stored'; place: SegmentPlace } | { kind: 'held'; text: PageText }
}

/** A site without the functions that only the main thread can call. */
export type SentSite = Omit<Site, 'texts' | 'dateText' | 'translations'> & { translations: SentSite[] }

/** `text`: where the page's text lies, for pages that have one. */
export type PageToRender = { route: Route; text: { key: string; at: TextPlace } | undefined }

/**
 * The files of pages, by their places among the pages that were sent, and the parts of the site that they show, if it brings
 * some.
 */
export type RenderedInThread = {
  pages: { page: number; files: FileStamp[]; drawn: string[] | undefined }[]
  failures: PartFailure[]
}

export type Replies = {
  prepare: undefined
  parse: ParsedInThread[]
  site: undefined
  render: RenderedInThread
  link: undefined
  remove: undefined
}

/** An error; disk errors are reported without a stack trace, all others are bugs. */
export type Failure = { kind: 'disk' | 'damaged' | 'bug'; message: string; stack: string | undefined }
