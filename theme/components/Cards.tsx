import type { CardView } from '../../src/model/view.ts'

export type CardsProps = { cards: CardView[] }

/** Pages at a glance; the same markup as `:::cards` in Markdown. */
export function Cards({ cards }: CardsProps) {
  return (
    <ul className="cards">
      {cards.map(({ label, href, description, external }, index) => (
        <li className="card" key={`${index} ${href}`}>
          <a
            className={external ? 'card-title external' : 'card-title'}
            href={href}
            rel={external ? 'noopener noreferrer' : undefined}
          >
            {label}
          </a>
          {description !== '' && <p>{description}</p>}
        </li>
      ))}
    </ul>
  )
}
