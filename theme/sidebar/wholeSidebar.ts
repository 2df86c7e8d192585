import type { SidebarEntry, WholeSidebar } from '../../src/model/view.ts'

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

function listOf(entries: SidebarEntry[]): HTMLUListElement {
  const list = document.createElement('ul')
  list.append(...entries.map(itemOf))
  return list
}

/** The same markup that the page has for its open branch. */
function itemOf({ label, href, external, items }: SidebarEntry): HTMLLIElement {
  const item = document.createElement('li')
  if (href !== undefined) item.append(linkTo(label, href, external, items))
  if (items) item.append(foldOf(label, href, items))
  return item
}

function linkTo(
  label: string,
  href: string,
  external: true | undefined,
  items: SidebarEntry[] | undefined,
): HTMLElement {
  const link = document.createElement('a')
  link.href = href
  link.textContent = label
  if (external) {
    link.className = 'external'
    link.rel = 'noopener noreferrer'
  }
  if (items) link.className = 'sidebar-category'
  if (href === location.pathname) link.setAttribute('aria-current', 'page')
  return link
}

function foldOf(label: string, href: string | undefined, items: SidebarEntry[]): HTMLElement {
  const fold = document.createElement('details')
  const summary = document.createElement('summary')
  if (href === undefined) {
    summary.className = 'sidebar-category'
    summary.textContent = label
  } else {
    summary.className = 'sidebar-fold'
    summary.setAttribute('aria-label', `Pages in “${label}”`)
  }
  fold.open = items.some((item) => item.href === location.pathname)
  fold.append(summary, listOf(items))
  return fold
}
