import type { Href } from '../../src/model/route.ts'

/** The page as text: to copy, which needs script, and to look at. */
export function PageActions({ text }: { text: Href }) {
  return (
    <p className="page-actions">
      <a href={text}>View as Markdown</a>
      {/* Last, so that nothing moves when script shows it. */}
      <button type="button" className="copy-page" data-source={text} hidden>
        Copy page
      </button>
    </p>
  )
}
