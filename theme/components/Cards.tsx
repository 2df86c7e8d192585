import type { PropsOf } from '../../src/model/parts.ts'

/** Pages at a glance; the same markup as `:::cards` in Markdown. */
export function Cards({ cards }: PropsOf<'Cards'>) {
  return (
    <ul className="cards">
      {cards.map(({ label, href, description, external }, index) => (
        <li className="card" key={`${index} ${href}`}>
          {href === '' && <strong className="card-title">{label}</strong>}
          {href !== '' && (
            <a
              className={external ? 'card-title external' : 'card-title'}
              href={href}
              rel={external ? 'noopener noreferrer' : undefined}
            >
              {label}
            </a>
          )}
          {description !== '' && <p>{description}</p>}
        </li>
      ))}
    </ul>
  )
}
