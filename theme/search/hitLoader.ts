import type { SearchKind, SearchSubject } from '../../src/model/search.ts'
import { type ShownTexts, shownTexts } from '../../src/search/wire/entryTexts.ts'
import { createTokenizer } from '../../src/search/wire/tokenize.ts'
import type { SearchGroup, SearchHit } from './answer.ts'
import type { Chunks } from './chunks.ts'
import { excerpt, marked, marksIn } from './mark.ts'
import { createOffsetTable } from './offsetTable.ts'
import type { RankedEntry } from './rank.ts'

/** The data of the results. */
type HitLoader = {
  /** The number of the subject that an entry belongs to. */
  subjectOf(entry: number): number
  show(groups: RankedEntry[][]): Promise<SearchGroup[]>
}

const MOST_HITS = 4

type Shown = { subject: SearchSubject; texts: ShownTexts }

export function createHitLoader(chunks: Chunks): HitLoader {
  const { header } = chunks
  const tokenizer = createTokenizer()
  const subjects = createOffsetTable(header.subjects)
  const cuts = createOffsetTable(header.texts.entries)

  const textsOf = async (entry: number): Promise<Shown | undefined> => {
    const piece = cuts.groupOf(entry)
    let left = entry - cuts.startOf(piece)
    for (const each of await chunks.texts(piece)) {
      const texts = shownTexts(each, left)
      if (texts) return { subject: each.subject, texts }
      left -= each.entries.length
    }
    return undefined
  }

  const hitOf = (ranked: RankedEntry, { texts }: Shown): SearchHit => {
    const terms = new Set(ranked.terms)
    const hit = {
      kind: kindOf(ranked.entry),
      title: marked(texts.title, marksIn(texts.title, terms, tokenizer)),
      href: texts.href,
      excerpt: excerpt(texts.text, marksIn(texts.text, terms, tokenizer)),
    }
    return texts.context === '' ? hit : { ...hit, context: texts.context }
  }

  const kindOf = (entry: number): SearchKind => header.kindNames[header.kinds[entry] ?? 0] ?? 'page'

  const groupOf = async (entries: RankedEntry[]): Promise<SearchGroup[]> => {
    const best = entries.slice(0, MOST_HITS)
    const shown = await Promise.all(best.map(async (ranked) => ({ ranked, shown: await textsOf(ranked.entry) })))
    const hits = shown.flatMap(({ ranked, shown }) => (shown ? hitOf(ranked, shown) : []))
    const subject = shown[0]?.shown?.subject
    return subject ? [{ ...subject, hits }] : []
  }

  return {
    subjectOf: subjects.groupOf,
    show: async (groups) => (await Promise.all(groups.map(groupOf))).flat(),
  }
}
