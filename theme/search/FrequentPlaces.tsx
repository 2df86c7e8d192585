import { search } from '../../src/model/texts/scripts.ts'
import { shownTexts } from '../texts/shown.ts'
import { frequentPlaces } from './searchPlaces.ts'

/** Pages to go to, shown while the input is empty. */
export function FrequentPlaces() {
  const places = frequentPlaces()
  const label = shownTexts('search', search).places
  if (places.length === 0) return null
  return (
    <nav className="search-places" aria-label={label}>
      <p className="search-group-title" aria-hidden="true">
        {label}
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
