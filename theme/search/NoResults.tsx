import { search } from '../../src/model/texts/scripts.ts'
import { filled } from '../texts/filled.ts'
import { shownTexts } from '../texts/shown.ts'
/** What to do about a query that finds nothing. */
export const NoResults = ({ query }: { query: string }) => {
  const texts = shownTexts('search', search)
  return (
    <div className="search-nothing">
      <p>{filled(texts.none, { query: <strong>{query}</strong> })}</p>
      <p>{texts.advice}</p>
    </div>
  )
}
