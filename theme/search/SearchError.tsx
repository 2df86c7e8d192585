import { script, search } from '../../src/model/texts/scripts.ts'
import { said } from '../texts/said.ts'
import { shownTexts } from '../texts/shown.ts'
import type { SearchPartProps } from './parts.ts'

/** What went wrong, and a button that tries again. */
export function SearchError({ kind, reason, retry }: SearchPartProps<'SearchError'>) {
  const texts = shownTexts('search', search)
  const { retry: retryNow, tryAgain, ...shown } = shownTexts('script', script)
  return (
    <div className="search-error" role="alert">
      <p>{said(texts, texts[kind], { reason })}</p>
      <button type="button" className="button" onClick={retry}>
        {said(shown, kind === 'failed' ? retryNow : tryAgain)}
      </button>
    </div>
  )
}
