import { kindOf } from '../kinds/kinds.ts'
import type { RouteContent } from '../model/site.ts'
import { unmarked } from '../model/texts/marks.ts'
import type { PageView } from '../model/view.ts'
import { type Addresses, withAddresses } from './addresses.ts'
import { printableText } from './printableText.ts'
import { referenceText } from './reference/referenceText.ts'

/** The text of a page as Markdown that can be read outside the site. `view` is the view of its content. */
export function pageMarkdown(content: RouteContent, view: PageView, addresses: Addresses): string {
  const text = kindOf(content).text(view.content, {
    texts: view.texts,
    navigation: view.navigation,
    reference: (api) => referenceText(api, view.texts),
  })
  return `${printableText(unmarked(withAddresses(text, addresses)))}\n`
}
