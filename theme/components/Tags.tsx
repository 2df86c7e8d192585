import type { PropsOf } from '../../src/model/parts.ts'
/** The tags of a page. They have no pages of their own, so they are text. */
export function Tags({ tags }: PropsOf<'Tags'>) {
  if (tags.length === 0) return null
  return (
    <ul className="tags" aria-label="Tags">
      {[...new Set(tags)].map((tag) => (
        <li key={tag}>{tag}</li>
      ))}
    </ul>
  )
}
