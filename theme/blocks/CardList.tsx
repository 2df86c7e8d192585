import type { PropsOf } from '../../src/model/parts.ts'

/** A list of cards. */
export const CardList = ({ children }: PropsOf<'CardList'>) => <ul className="cards">{children}</ul>

/** A card in such a list. */
export const Card = ({ children }: PropsOf<'Card'>) => <li className="card">{children}</li>

/** The title of a card, and where it leads. */
export const CardLink = ({ href, title, rel, describedBy, children }: PropsOf<'CardLink'>) => (
  <a href={href} title={title} className="card-title" rel={rel} aria-describedby={describedBy}>
    {children}
  </a>
)
