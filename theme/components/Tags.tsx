import type { PropsOf } from '../../src/model/parts.ts'

/** The tags of a page. */
export function Tags({ tags, parts: { texts } }: PropsOf<'Tags'>) {
  if (tags.length === 0) return null
  return (
    <ul className="tags" aria-label={texts.page.tags}>
      {tags.map(({ label, href }) => (
        <li key={label}>{href === '' ? label : <a href={href}>{label}</a>}</li>
      ))}
    </ul>
  )
}
