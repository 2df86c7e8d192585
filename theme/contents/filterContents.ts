import { script } from '../../src/model/texts/scripts.ts'
import { counted, fill, formOf } from '../../src/model/texts/texts.ts'
import { element } from '../dom.ts'
import { saidNode, shownTexts } from '../texts/shown.ts'
import { contentsOf, type Entry, type EntryGroup } from './contentsOf.ts'
import { type Found, matching } from './matching.ts'

/** Narrows the contents of a reference as one types. The list that was there comes back when the field is empty. */
export function filterContents(nav: HTMLElement, signal: AbortSignal): void {
  const input = nav.querySelector<HTMLInputElement>('.api-filter input')
  const status = nav.querySelector('.api-filter [role=status]')
  const list = nav.querySelector('details > ul')
  if (!input || !status || !list) return
  const found = element('ul', { class: 'api-contents-found' })
  list.after(found)
  let groups: Promise<EntryGroup[]> | undefined

  const show = async (): Promise<void> => {
    groups ??= contentsOf(nav)
    const all = await groups.catch(() => undefined)
    // A failure is not remembered, so that the next key tries again.
    if (!all) groups = undefined
    const query = input.value.trim()
    list.toggleAttribute('hidden', query !== '')
    const matches = query === '' || !all ? undefined : matching(all, query)
    found.replaceChildren(...(matches?.groups.map(groupItem) ?? []))
    status.replaceChildren(query === '' ? '' : sayFound(matches))
  }
  const keys = (event: KeyboardEvent): void => {
    if (event.key === 'Enter')
      (found.querySelector<HTMLAnchorElement>(':scope ul a') ?? found.querySelector('a'))?.click()
    if (event.key !== 'Escape' || input.value === '') return
    event.preventDefault()
    input.value = ''
    void show()
  }
  input.addEventListener('input', () => void show(), { signal })
  input.addEventListener('keydown', keys, { signal })
  if (input.value !== '') void show()
}

function sayFound(found: Found | undefined): Node | string {
  const texts = shownTexts('script', script)
  if (!found) return saidNode(texts, texts.contentsNotLoaded)
  if (found.groups.length === 0) return saidNode(texts, texts.noMatches)
  const entries = counted(texts, texts.entries, found.count)
  if (found.more === 0) return saidNode(texts, formOf(texts, texts.entries, found.count), entries)
  const { firstEntries } = texts
  return saidNode(texts, firstEntries, fill(firstEntries, { entries, shown: found.count - found.more }))
}

function groupItem(group: EntryGroup): HTMLElement {
  const items = group.items.map((item) => element('li', {}, linkTo(item)))
  return element('li', {}, linkTo(group), ...(items.length > 0 ? [element('ul', {}, ...items)] : []))
}

function linkTo({ href, label, method, path, deprecated }: Entry): HTMLAnchorElement {
  const attributes = { href, title: path || undefined, class: deprecated && 'api-deprecated-name' }
  return element('a', attributes, ...(method ? [badge(method)] : []), element('span', {}, label))
}

const badge = (method: string): HTMLElement =>
  element('span', { class: `api-method api-method-${method.toLowerCase()}` }, method)
