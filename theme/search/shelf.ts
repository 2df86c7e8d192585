import type { EntryTexts, SearchKind, SearchSubject } from '../../src/model/search.ts'
import { createTokenizer } from '../../src/search/wire/tokenize.ts'
import type { SearchGroup, SearchHit } from './answer.ts'
import { excerpt, marked, marksIn } from './mark.ts'
import type { Pieces } from './pieces.ts'
import type { RankedEntry, RankedSubject } from './rank.ts'
import { createRuns } from './runs.ts'

/** What the results show. */
export type Shelf = {
  /** The number of the subject that an entry belongs to. */
  subjectOf(entry: number): number
  show(groups: RankedSubject[]): Promise<SearchGroup[]>
}

const MOST_HITS = 4

type Shown = { subject: SearchSubject; texts: EntryTexts }

export function createShelf(pieces: Pieces): Shelf {
  const { header } = pieces
  const tokenizer = createTokenizer()
  const subjects = createRuns(header.subjects)
  const cuts = createRuns(header.texts.entries)

  const textsOf = async (entry: number): Promise<Shown | undefined> => {
    const piece = cuts.runOf(entry)
    let left = entry - cuts.startOf(piece)
    for (const { subject, entries } of await pieces.texts(header.texts.hashes[piece] ?? '')) {
      const texts = entries[left]
      if (texts) return { subject, texts }
      left -= entries.length
    }
    return undefined
  }

  const hitOf = (ranked: RankedEntry, { subject, texts }: Shown): SearchHit => {
    const terms = new Set(ranked.terms)
    const hit = {
      kind: kindOf(ranked.entry),
      title: marked(texts.title, marksIn(texts.title, terms, tokenizer)),
      href: subject.href.replace(/#.*/s, '') + texts.hash,
      excerpt: excerpt(texts.text, marksIn(texts.text, terms, tokenizer)),
    }
    return texts.context === '' ? hit : { ...hit, context: texts.context }
  }

  const kindOf = (entry: number): SearchKind => header.kindNames[header.kinds[entry] ?? 0] ?? 'page'

  const groupOf = async ({ entries }: RankedSubject): Promise<SearchGroup[]> => {
    const best = entries.slice(0, MOST_HITS)
    const shown = await Promise.all(best.map(async (ranked) => ({ ranked, shown: await textsOf(ranked.entry) })))
    const hits = shown.flatMap(({ ranked, shown }) => (shown ? hitOf(ranked, shown) : []))
    const subject = shown[0]?.shown?.subject
    return subject ? [{ ...subject, hits }] : []
  }

  return {
    subjectOf: subjects.runOf,
    show: async (groups) => (await Promise.all(groups.map(groupOf))).flat(),
  }
}
