import { useSyncExternalStore } from 'react'
import { script } from '../../src/model/texts/scripts.ts'
import { said } from '../texts/said.ts'
import { shownTexts } from '../texts/shown.ts'
import { CrashNotice } from './CrashNotice.tsx'
import type { PageStateStore } from './pageState.ts'

/** Renders what can appear above or in place of the content of a page. The content itself is not rendered by React. */
export function PageView({ store }: { store: PageStateStore }) {
  const state = useSyncExternalStore(store.subscribe, store.get)
  const texts = shownTexts('script', script)
  switch (state.kind) {
    case 'shown':
      return null
    case 'loading':
      return (
        <p className="spinner">
          <span className="sr-only">{said(texts, texts.loadingPage)}</span>
        </p>
      )
    case 'failed':
      return <LoadFailure reason={state.reason} retry={state.retry} />
    case 'crashed':
      return <CrashNotice error={state.error} retry={state.retry} />
  }
}

function LoadFailure({ reason, retry }: { reason: string; retry: () => void }) {
  const texts = shownTexts('script', script)
  return (
    <section className="notice notice-failure" role="alert">
      <h1>{said(texts, texts.pageNotLoaded)}</h1>
      <p>{reason}</p>
      <button type="button" className="button" onClick={retry}>
        {said(texts, texts.retry)}
      </button>
    </section>
  )
}
