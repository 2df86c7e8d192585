import { script } from '../../src/model/texts/scripts.ts'
import { fill } from '../../src/model/texts/texts.ts'
import type { SidebarEntry, WholeSidebar } from '../../src/model/view.ts'
import { element } from '../dom.ts'
import { shownTexts } from '../texts/shown.ts'

/** Puts what belongs there into an empty fold, or into the list that ends with a link to all of it. */
export async function fillBranch(sidebar: HTMLElement, target: Element): Promise<void> {
  const entries = await loadEntries(sidebar.dataset['whole'] ?? '')
  if (target instanceof HTMLDetailsElement) fillFold(target, entries)
  else if (entries) fillList(target.closest('ul'), entries)
}

function fillFold(fold: HTMLDetailsElement, entries: WholeSidebar | undefined): void {
  const items = entries && itemsAt(entries, fold.previousElementSibling?.getAttribute('href') ?? '')
  if (!items) fold.open = false
  else if (fold.children.length === 1) fold.append(listOf(items))
}

function fillList(list: Element | null, entries: WholeSidebar): void {
  const owner = list?.closest('details')?.previousElementSibling?.getAttribute('href')
  const items = owner ? itemsAt(entries, owner) : entries
  if (items) list?.replaceWith(listOf(items))
}

async function loadEntries(address: string): Promise<WholeSidebar | undefined> {
  try {
    const response = await fetch(address)
    return response.ok ? await response.json() : undefined
  } catch {
    // Without it the categories are links to their pages still.
    return undefined
  }
}

function itemsAt(entries: SidebarEntry[], href: string): SidebarEntry[] | undefined {
  for (const entry of entries) {
    const found = entry.items && (entry.href === href ? entry.items : itemsAt(entry.items, href))
    if (found) return found
  }
  return undefined
}

const listOf = (entries: SidebarEntry[]): HTMLUListElement => element('ul', {}, ...entries.map(itemOf))

/** The same markup that the page has for its open branch. */
function itemOf({ label, href, external, items }: SidebarEntry): HTMLLIElement {
  return element(
    'li',
    {},
    ...(href === undefined ? [] : [linkTo(label, href, external, items)]),
    ...(items ? [foldOf(label, href, items)] : []),
  )
}

function linkTo(
  label: string,
  href: string,
  external: true | undefined,
  items: SidebarEntry[] | undefined,
): HTMLElement {
  const attributes = {
    href,
    rel: external && 'noopener noreferrer',
    class: items ? 'sidebar-category' : external && 'external',
    'aria-current': href === location.pathname && 'page',
  }
  return element('a', attributes, label)
}

function foldOf(label: string, href: string | undefined, items: SidebarEntry[]): HTMLElement {
  const summary =
    href === undefined
      ? element('summary', { class: 'sidebar-category' }, label)
      : element('summary', { class: 'sidebar-fold', 'aria-label': nameOfFold(label) })
  const open = items.some((item) => item.href === location.pathname)
  return element('details', { open }, summary, listOf(items))
}

const nameOfFold = (name: string): string => fill(shownTexts('script', script).pagesIn, { name })
