import type { PageStateStore } from '../islands/pageState.ts'

/** The element above the text of the page that tells its state; the style sheet hides the text where there is none. */
export function pageStatus(state: PageStateStore): Element {
  const status = document.createElement('div')
  status.id = 'page-status'
  const content = document.getElementById('content')
  content?.prepend(status)
  state.subscribe(() => {
    if (content) content.dataset['state'] = state.get().kind
  })
  return status
}
