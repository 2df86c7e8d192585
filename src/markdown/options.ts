import type { Addressing } from '../model/route.ts'
import type { Highlighter } from './code/highlighter.ts'
import type { MdastParser } from './mdast.ts'

/** What reaches a page's text from outside of its file. A cached page depends on these and on the file, nothing else. */
export type MarkdownOptions = AddressOptions & {
  parseMdast: MdastParser
  highlighter: Highlighter
}

/** What is needed to know a page's title and where its links lead. */
export type AddressOptions = Addressing & {
  /** Replaced in text as `{{name}}`. */
  variables: ReadonlyMap<string, string>
  /** Schemes a link may have beside http, https, mailto and tel. */
  allowSchemes: readonly string[]
  /** Whether code is kept, to be compared with an API. */
  hasApis: boolean
}
