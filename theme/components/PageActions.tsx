import type { PropsOf } from '../../src/model/parts.ts'

/** Copies the page as Markdown, which needs script, and links to it. */
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
