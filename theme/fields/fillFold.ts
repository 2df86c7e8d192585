import { script } from '../../src/model/texts/scripts.ts'
import { filledWith } from '../../src/model/texts/texts.ts'
import { tabs } from '../client/tabs.ts'
import { element, idOf } from '../dom.ts'
import { parsePage } from '../navigation/parsePage.ts'
import { languageIn, shownTexts } from '../texts/shown.ts'

/** Replaces the link in a fold by what the place that it leads to has. Nothing changes if that cannot be loaded. */
export async function fillFold(fold: HTMLDetailsElement, link: HTMLAnchorElement, signal: AbortSignal): Promise<void> {
  const address = new URL(link.href)
  const page = await pageAt(address, signal).catch(() => undefined)
  const place = page?.getElementById(idOf(address.hash))
  const found = place ? contentsOf(place) : []
  if (found.length === 0 || signal.aborted || !link.isConnected) return
  fold.dataset['of'] = address.href
  for (const each of found) settle(each, address, fold)
  link.replaceWith(...found)
  tabs(signal)
}

async function pageAt(address: URL, signal: AbortSignal): Promise<Document | undefined> {
  if (address.pathname === location.pathname) return document
  const response = await fetch(address.pathname, { signal, headers: { accept: 'text/html' } })
  return response.ok ? parsePage(await response.text()) : undefined
}

const CONTENTS =
  '.api-values, .api-meanings, .api-cases, .api-fields, .api-choices, .api-condition, .api-note, .api-inner, .api-part'

/** Copies of what a schema, or what is inside a field, consists of. */
function contentsOf(place: Element): Element[] {
  const inside = place.querySelectorAll(
    place.matches('.api-schema') ? ':scope > .api-text > *' : ':scope > .api-inner > *',
  )
  return [...inside].flatMap((child) => {
    const copy = child.matches(CONTENTS) ? child.cloneNode(true) : undefined
    return copy instanceof Element ? [copy] : []
  })
}

/** Makes a copy fit for another page: no ids of its own, complete addresses, tabs as they were before the script. */
function settle(copy: Element, page: URL, fold: Element): void {
  for (const link of copy.querySelectorAll('a[href]')) {
    link.setAttribute('href', new URL(link.getAttribute('href') ?? '', page).href)
  }
  for (const each of [copy, ...copy.querySelectorAll('[id]')]) each.removeAttribute('id')
  for (const list of copy.querySelectorAll('.tab-list, .tab-select')) list.remove()
  for (const set of copy.querySelectorAll('.tabs[data-ready]')) set.removeAttribute('data-ready')
  for (const field of copy.querySelectorAll('.api-fields > li')) addFold(field, fold)
}

/** A field whose type is one named schema gets a fold of its own, unless it is one of those around it. */
function addFold(field: Element, fold: Element): void {
  const type = field.querySelector(':scope > .api-field-head > .api-type')
  const [link, ...others] = type?.querySelectorAll('a') ?? []
  // The type of a single value follows its name.
  const isValue = others.length > 0 || (type?.textContent ?? '').includes(', ')
  if (!link || isValue || field.querySelector(':scope > .api-inner')) return
  for (let around: Element | null = fold; around; around = around.parentElement) {
    if (around.getAttribute('data-of') === link.href) return
  }
  const name = field.querySelector('.api-name')?.textContent ?? ''
  const texts = shownTexts('script', script)
  const { inside } = texts
  const summary = element(
    'summary',
    { ...languageIn(texts, inside) },
    ...filledWith<Node | string>(inside, { field: element('code', {}, name) }),
  )
  const copy = element('a', { href: link.href }, link.textContent ?? '')
  field.append(element('details', { class: 'api-fold api-inner' }, summary, copy))
}
