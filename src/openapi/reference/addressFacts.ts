import type { FactView } from '../../model/apiView.ts'
import type { Link } from '../../model/page.ts'
import type { ApiDocument } from '../read/apiDocument.ts'
import { everyAddress } from '../read/everyAddress.ts'
import type { Address } from '../read/info.ts'
import type { Context } from './context.ts'

/** Links to further documentation. */
export const moreFacts = ({ words }: Pick<Context, 'words'>, docs: Address): FactView[] =>
  addressFacts(words.facts.more, docs)

/** A name that links to an address. Only addresses with http and https are linked. */
export function addressFacts(label: string, { name, url }: Address): FactView[] {
  const text = name ?? url
  if (text === undefined) return []
  return [{ label, value: isOpenable(url) ? [{ kind: 'link', text, href: url }] : [text] }]
}

const isOpenable = (url: string | undefined): url is string => url !== undefined && /^https?:\/\//i.test(url)

/** The addresses that the reference shows, which are checked like links in texts. */
export const addressLinks = (document: ApiDocument): Link[] =>
  everyAddress(document).flatMap(({ name, url, place }): Link[] =>
    isOpenable(url) ? [{ kind: 'external', href: url, target: url, place, text: name ?? url }] : [],
  )
