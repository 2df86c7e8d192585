import type { PropsOf } from '../../src/model/parts.ts'
import type { TocEntry } from '../../src/model/view.ts'

/** The headings of the page: folded above the text on small screens, always open beside it on wide ones. */
export function Toc({ entries, parts: { texts } }: PropsOf<'Toc'>) {
  if (entries.length === 0) return null
  return (
    <nav className="toc" aria-label={texts.page.onThisPage}>
      <details>
        <summary>{texts.page.onThisPage}</summary>
        <Entries entries={entries} />
      </details>
    </nav>
  )
}

function Entries({ entries }: { entries: TocEntry[] }) {
  return (
    <ul>
      {entries.map(({ id, text, children }) => (
        <li key={id}>
          <a href={`#${encodeURIComponent(id)}`}>{text}</a>
          {children.length > 0 && <Entries entries={children} />}
        </li>
      ))}
    </ul>
  )
}
