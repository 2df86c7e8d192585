import { search } from '../../src/model/texts/scripts.ts'
import { said } from '../texts/said.ts'
import { shownTexts } from '../texts/shown.ts'
/** What to do about a query that finds nothing. */
export const NoResults = ({ query }: { query: string }) => {
  const texts = shownTexts('search', search)
  return (
    <div className="search-nothing">
      <p>{said(texts, texts.none, { query: <strong>{query}</strong> })}</p>
      <p>{said(texts, texts.advice)}</p>
    </div>
  )
}
