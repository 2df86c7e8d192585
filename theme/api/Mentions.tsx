import type { PropsOf } from '../../src/model/parts.ts'

/** The guides that link to an operation. */
export function Mentions({ mentions, parts: { texts } }: PropsOf<'Mentions'>) {
  if (mentions.length === 0) return null
  return (
    <div className="api-part api-mentions">
      <h4>{texts.reference.guides}</h4>
      <ul>
        {mentions.map(({ label, href }) => (
          <li key={href}>
            <a href={href}>{label}</a>
          </li>
        ))}
      </ul>
    </div>
  )
}
