import type { PropsOf } from '../../src/model/parts.ts'

/** What a reader can do with the page besides reading it, in one quiet menu. Copying needs script, which shows its button. */
export function PageActions({ view: { text, edit, openIn }, parts: { texts } }: PropsOf<'PageActions'>) {
  if (text === undefined) return null
  return (
    <details className="picker page-actions">
      <summary>{texts.page.options}</summary>
      <ul>
        <li>
          <button type="button" className="copy-page" hidden>
            {texts.page.copyPage}
          </button>
        </li>
        <li>
          <a href={text}>{texts.page.viewAsMarkdown}</a>
        </li>
        {edit !== undefined && <OtherSite href={edit} label={texts.page.edit} />}
        {openIn.map(({ href, label }) => (
          <OtherSite key={label} href={href} label={label} />
        ))}
      </ul>
    </details>
  )
}

const OtherSite = ({ href, label }: { href: string; label: string }) => (
  <li>
    <a href={href} rel="noopener noreferrer">
      {label}
    </a>
  </li>
)
