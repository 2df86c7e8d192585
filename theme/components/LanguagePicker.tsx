import type { PropsOf } from '../../src/model/parts.ts'

/** The language of the page, and links to the same page in the others. */
export function LanguagePicker({ languages: { label, all }, parts: { texts } }: PropsOf<'LanguagePicker'>) {
  return (
    <div className="languages">
      <details className="picker">
        <summary>
          <span className="sr-only">{texts.languages.language} </span>
          <span className="language-name" data-code={all.find(({ current }) => current)?.code}>
            {label}
          </span>
        </summary>
        <ul>
          {all.map(({ code, label: name, href, direction, current }) => (
            <li key={code}>
              <a href={href} lang={code} hrefLang={code} dir={direction} aria-current={current ? 'true' : undefined}>
                {name}
              </a>
            </li>
          ))}
        </ul>
      </details>
    </div>
  )
}
