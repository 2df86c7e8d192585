import type { BlockContent, DefinitionContent, RootContent } from 'mdast'
import type { Place } from '../../model/problem.ts'
import type { TextContext } from '../context.ts'
import type { PointTo } from '../sharedPage.ts'
import type { Survey } from '../survey.ts'
import type { Block } from './written.ts'

export type BlockNode = RootContent | BlockContent | DefinitionContent

/** What the walk over a text carries along. */
export type Walk = {
  readonly context: TextContext
  readonly survey: Survey
  /** The level that a heading is shown with. */
  levelOf(depth: number): number
  /** Where links within a text that shares its page lead; undefined for a page, where they stay as they are. */
  readonly pointTo: PointTo | undefined
  /** Writes the blocks inside another one. */
  writeBlocks(nodes: BlockNode[]): Block[]
  /** Whether it is inside a link, where a picture cannot be one. */
  readonly inLink?: boolean
  /** Whether it is inside strong text, as titles of blocks are in Markdown, which has no marks for more. */
  readonly inStrong?: boolean
  readonly headings: FoundHeading[]
  readonly footnotes: Footnotes
  readonly later: Later[]
}

/** A heading; it gets its id after those that authors chose. */
export type FoundHeading = { id: string | undefined; level: number; text: string; place: Place }

/** The identifiers of the notes in the order of their first references, and how many each has. */
type Footnotes = { order: string[]; counts: Map<string, number> }

/** What a mark stands for; `repeated` in a second copy of the text, which has no ids. */
export type Late = { shown: string; repeated: string }

/** Writes what depends on all ids of a text when the walk is over. */
type Later = () => Late

/** A mark for what is not known yet. No text contains U+0000. */
export const writeLater = ({ later }: Walk, write: Later): string => `\0later ${later.push(write) - 1}\0`

/** Something with an id in it, which a second copy of the text must not have. Pages have no copies. */
export const writeId = (walk: Walk, shown: string, repeated: string): string =>
  walk.pointTo ? writeLater(walk, () => ({ shown, repeated })) : shown

/** Writes what was left for later. */
export const settle = (text: string, late: Late[], copy: keyof Late): string =>
  late.length === 0 ? text : text.replace(LATER, (_, index: string) => late[Number(index)]?.[copy] ?? '')

const LATER = /\0later (\d+)\0/g
