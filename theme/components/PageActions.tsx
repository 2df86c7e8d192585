import type { PropsOf } from '../../src/model/parts.ts'

/** Copies the page as Markdown, which needs script, and links to it and to its source. */
export function PageActions({ text, edit, parts: { texts } }: PropsOf<'PageActions'>) {
  return (
    <p className="page-actions">
      <a href={text}>{texts.page.viewAsMarkdown}</a>
      {edit !== undefined && (
        <a href={edit} rel="noopener noreferrer">
          {texts.page.edit}
        </a>
      )}
      {/* Last, so that nothing moves when script shows it. */}
      <button type="button" className="copy-page" data-source={text} hidden>
        {texts.page.copyPage}
      </button>
    </p>
  )
}
