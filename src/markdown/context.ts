import type { Nodes as HastNodes } from 'hast'
import type { Definition, Nodes as MdastNodes } from 'mdast'
import type { Diagram } from '../model/diagrams.ts'
import type { ExampleText } from '../model/exampleText.ts'
import {
  type CodeSample,
  type Embedded,
  type Heading,
  type IgnoreComment,
  type Link,
  type NamedInText,
  nothingFound,
} from '../model/page.ts'
import type { Place, Problem } from '../model/problem.ts'
import type { Route, SourcePath } from '../model/route.ts'
import { type PlaceOf, placesIn } from '../yaml/places.ts'
import { createIds, type Ids } from './ids.ts'
import type { MarkdownOptions } from './options.ts'
import type { HeadingWords } from './sections.ts'
import type { Moved } from './spellings/respellDirectives.ts'

/** A text to be rendered, and the data that its links and ids depend on. */
type TextSource = {
  readonly options: MarkdownOptions
  /** Positions in it count from `start`; front matter is blank lines. */
  readonly text: string
  readonly start: Place
  /** The file that relative links start from, and the address of the page that shows the text. */
  readonly source: SourcePath
  readonly route: Route
  /** The address that relative links are resolved against, if the text was written for another site. */
  readonly linkBase?: string | undefined
  /** Whether the file spells the text differently, so that all problems are placed where the text starts. */
  readonly flat?: boolean | undefined
  /** The lines of the text where columns differ from those of the file. */
  readonly moved?: ReadonlyMap<number, readonly Moved[]> | undefined
  /** The prefix of every id, for a text that shares its page with others. */
  readonly idPrefix: string
}

/** The state that the steps over one text share: the text, and the results they collect. */
export type TextContext = TextSource & {
  readonly placeOf: PlaceOfNode
  /** The place of a character of the text. */
  readonly placeAt: PlaceOf
  readonly ids: Ids
  readonly problems: Problem[]
  readonly links: Link[]
  /** The definitions of references to them, by the offsets where the references begin. */
  readonly definitionAt: Map<number, Definition>
  /** The definitions whose addresses have been collected. */
  readonly collected: Set<string>
  /** Those that are drawn at build. */
  readonly diagrams: Diagram[]
  readonly embeds: Embedded[]
  readonly ignores: IgnoreComment[]
  readonly samples: CodeSample[]
  readonly names: NamedInText[]
  readonly exampleTexts: ExampleText[]
  readonly headings: Heading[]
  /** The text without markup, in pieces, and which of them are its headings. */
  readonly words: string[]
  readonly headingWords: HeadingWords[]
}

/** Returns the place of a node; a node without a position (a generated one) has the place of the node before it. */
type PlaceOfNode = (node: HastNodes | MdastNodes) => Place

/** Every property by its name: V8 adds those after a spread one by one, which takes twenty times as long. */
export function createContext(given: TextSource): TextContext {
  const { options, text, start, source, route, linkBase, flat, moved, idPrefix } = given
  const { links, diagrams, embeds, ignores, samples, names, exampleTexts } = nothingFound()
  return {
    options,
    text,
    start,
    source,
    route,
    linkBase,
    flat,
    moved,
    idPrefix,
    placeOf: placesFrom(given),
    placeAt: lazyPlaces(given),
    ids: createIds(),
    links,
    diagrams,
    embeds,
    ignores,
    samples,
    names,
    exampleTexts,
    problems: [],
    definitionAt: new Map(),
    collected: new Set(),
    headings: [],
    words: [],
    headingWords: [],
  }
}

function placesFrom({ start, flat, moved }: TextSource): PlaceOfNode {
  if (flat) return () => start
  const { file, line, column } = start
  let latest = { line: 1, column: 1 }
  return (node) => {
    latest = node.position?.start ?? latest
    return { file, line: latest.line + line - 1, column: columnIn(latest, moved) + column - 1 }
  }
}

/** Line ends are looked for once, and only in texts that have something to report. */
function lazyPlaces({ start, text, flat, moved }: TextSource): PlaceOf {
  if (flat) return () => start
  let places: PlaceOf | undefined
  return (offset) => {
    places ??= placesIn(start.file, text, start.line)
    const place = places(offset)
    const line = place.line - start.line + 1
    return { ...place, column: columnIn({ line, column: place.column }, moved) + start.column - 1 }
  }
}

function columnIn({ line, column }: { line: number; column: number }, moved: TextSource['moved']): number {
  return column + (moved?.get(line)?.findLast(({ from }) => from <= column)?.by ?? 0)
}
