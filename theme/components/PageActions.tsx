import type { PropsOf } from '../../src/model/parts.ts'

/** Copies the page as Markdown, which needs script, and links to it and to its source. */
export function PageActions({ text, edit }: PropsOf<'PageActions'>) {
  return (
    <p className="page-actions">
      <a href={text}>View as Markdown</a>
      {edit !== undefined && (
        <a href={edit} rel="noopener noreferrer">
          Edit this page
        </a>
      )}
      {/* Last, so that nothing moves when script shows it. */}
      <button type="button" className="copy-page" data-source={text} hidden>
        Copy page
      </button>
    </p>
  )
}
