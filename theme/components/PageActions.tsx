import type { PropsOf } from '../../src/model/parts.ts'

/** The page as text: to copy, which needs script, and to look at. */
export function PageActions({ text }: PropsOf<'PageActions'>) {
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
