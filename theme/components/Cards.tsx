import type { PropsOf } from '../../src/model/parts.ts'

/** Pages at a glance; the same markup as `:::cards` in Markdown. Of four, three columns would leave one alone. */
export function Cards({ cards }: PropsOf<'Cards'>) {
  return (
    <ul className={cards.length === 4 ? 'cards cards-paired' : 'cards'}>
      {cards.map(({ label, href, description, external, icon }, index) => (
        <li className="card" key={`${index} ${href}`}>
          {icon !== undefined && <span className="card-icon" dangerouslySetInnerHTML={{ __html: icon }} />}
          {href === '' && <strong className="card-title">{label}</strong>}
          {href !== '' && (
            <a className="card-title" href={href} rel={external ? 'noopener noreferrer' : undefined}>
              {label}
            </a>
          )}
          {description !== '' && <p>{description}</p>}
        </li>
      ))}
    </ul>
  )
}
