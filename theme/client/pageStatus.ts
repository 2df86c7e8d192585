import { script } from '../../src/model/texts/scripts.ts'
import { element } from '../dom.ts'
import type { PageStateStore } from '../islands/pageState.ts'
import { saidNode, shownTexts } from '../texts/shown.ts'
import type { Announce } from './announcer.ts'

/**
 * The element above the content that shows the state of the page; the style sheet hides the content if there is none.
 * Such a state is also shown in the title. While a page loads the element is busy and not announced; the loading is
 * announced separately.
 */
export function pageStatus(state: PageStateStore, announce: Announce): Element {
  const status = element('div', { id: '__page-status' })
  const content = document.getElementById('__content')
  content?.prepend(status)
  let pageTitle: string | undefined
  state.subscribe(() => {
    const { kind } = state.get()
    if (content) {
      content.dataset['state'] = kind
      content.ariaBusy = kind === 'loading' ? 'true' : null
    }
    if (kind === 'loading' || kind === 'failed') {
      const texts = shownTexts('script', script)
      pageTitle ??= document.title
      document.title = inSite(kind === 'loading' ? texts.loading : texts.pageNotLoaded)
      announce(kind === 'loading' ? saidNode(texts, texts.loadingPage) : '')
    } else if (pageTitle !== undefined) {
      document.title = pageTitle
      announce(pageTitle)
      pageTitle = undefined
    }
  })
  return status
}

function inSite(title: string): string {
  const site = document.querySelector<HTMLMetaElement>('meta[property="og:site_name"]')?.content
  return [title, site].filter(Boolean).join(' | ')
}
