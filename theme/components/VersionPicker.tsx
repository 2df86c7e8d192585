import type { PropsOf } from '../../src/model/parts.ts'

/** The current version, and links to the same page in the others. */
export function VersionPicker({ versions: { label, all }, parts: { texts } }: PropsOf<'VersionPicker'>) {
  return (
    <details className="picker versions">
      <summary>
        <span className="sr-only">{texts.versions.version} </span>
        {label}
      </summary>
      <ul>
        {all.map(({ id, label: name, href, current }) => (
          <li key={id}>
            <a href={href} data-version={id} aria-current={current ? 'true' : undefined}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </details>
  )
}
