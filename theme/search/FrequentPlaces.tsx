import { search } from '../../src/model/texts/scripts.ts'
import { said } from '../texts/said.ts'
import { shownTexts } from '../texts/shown.ts'
import { frequentPlaces } from './searchPlaces.ts'

/** Pages to go to, shown while the input is empty. */
export function FrequentPlaces() {
  const places = frequentPlaces()
  const texts = shownTexts('search', search)
  if (places.length === 0) return null
  return (
    <nav className="search-places" aria-label={texts.places}>
      <p className="search-group-title" aria-hidden="true">
        {said(texts, texts.places)}
      </p>
      <ul>
        {places.map(({ href, label: name }) => (
          <li key={href}>
            <a className="search-place" href={href}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
