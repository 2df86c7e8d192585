import { type ReactNode, useCallback, useSyncExternalStore } from 'react'
import { search } from '../../src/model/texts/scripts.ts'
import { said, saidCount } from '../texts/said.ts'
import { shownTexts } from '../texts/shown.ts'
import type { SearchGroup } from './answer.ts'
import { chosenIndex } from './chosenIndex.ts'
import type { SearchPartProps } from './parts.ts'
import { rememberSearch } from './searchMemory.ts'
import { rememberPlace } from './searchPlaces.ts'
import { useResultKeys } from './useResultKeys.ts'
import { type SearchState, useSearch } from './useSearch.ts'

const NONE: SearchGroup[] = []

/** Everything below the input, which exists before React is loaded. */
export function SearchPanel({ box, search: find, parts }: SearchPartProps<'SearchPanel'>) {
  const { input } = box
  const query = useOnInput(input, () => input.value.trim())
  const index = useOnInput(input, () => chosenIndex().href)
  const { state, retry } = useSearch(find, query, index)
  const groups = state.kind === 'found' ? state.answer.groups : NONE
  const isAnswered = state.kind === 'failed' || (state.kind === 'found' && state.query === query)
  const isPending = query !== '' && !isAnswered
  const [active, setActive] = useResultKeys(box, { groups, isPending })

  const ask = (words: string): void => {
    input.value = words
    input.dispatchEvent(new Event('input'))
    input.focus()
  }
  const remember = ({ href, title }: SearchGroup): void => {
    rememberSearch(query)
    rememberPlace({ href, label: title })
  }
  const askAgain = (): void => {
    // The button that has the focus goes away.
    input.focus()
    retry()
  }
  return (
    <>
      <p className="sr-only" role="status">
        {sentenceOf(state)}
      </p>
      {state.kind === 'idle' && <parts.RecentSearches ask={ask} leave={() => input.focus()} parts={parts} />}
      {state.kind === 'searching' && <p className="spinner" />}
      {state.kind === 'failed' && (
        <parts.SearchError kind="failed" reason={state.reason} retry={askAgain} parts={parts} />
      )}
      {state.kind === 'found' && groups.length === 0 && <parts.NoResults query={state.query} parts={parts} />}
      <parts.Results
        groups={groups}
        query={state.kind === 'found' ? state.query : ''}
        isBusy={isPending}
        active={active}
        setActive={setActive}
        followed={remember}
        parts={parts}
      />
    </>
  )
}

/** Text that is typed before React subscribes counts, too: a store is read again on subscription. */
function useOnInput(input: HTMLInputElement, read: () => string): string {
  const subscribe = useCallback(
    (changed: () => void) => {
      input.addEventListener('input', changed)
      return () => input.removeEventListener('input', changed)
    },
    [input],
  )
  return useSyncExternalStore(subscribe, read)
}

function sentenceOf(state: SearchState): ReactNode {
  if (state.kind !== 'found') return ''
  const { total } = state.answer
  const texts = shownTexts('search', search)
  return total === 0 ? said(texts, texts.none, { query: state.query }) : saidCount(texts, texts.results, total)
}
