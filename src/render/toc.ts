import type { TocLevels } from '../model/config.ts'
import type { Section } from '../model/page.ts'
import type { TocEntry } from '../model/view.ts'

/** The headings of a text as a tree. A level that is skipped leaves no gap: an `h4` right below an `h2` is its child. */
export function tocOf(sections: Section[], { min, max }: TocLevels): TocEntry[] {
  const roots: TocEntry[] = []
  const open: { level: number; entry: TocEntry }[] = []
  for (const { level, id, heading: text } of sections) {
    if (id === undefined || level < min || level > max) continue
    const entry: TocEntry = { id, text, children: [] }
    while ((open.at(-1)?.level ?? 0) >= level) open.pop()
    const siblings = open.at(-1)?.entry.children ?? roots
    siblings.push(entry)
    open.push({ level, entry })
  }
  return roots
}
