import { idOf } from '../dom.ts'

/** An entry of the contents of a reference, with its complete address. */
export type Entry = { id: string; label: string; href: string; method?: string; path?: string; deprecated?: boolean }
export type EntryGroup = Entry & { items: Entry[] }

/** The contents of a reference: from their file where it has several pages, else from the list that is there. */
export async function contentsOf(nav: HTMLElement): Promise<EntryGroup[]> {
  const { file } = nav.dataset
  if (file === undefined) return listedIn(nav)
  const response = await fetch(file)
  const groups: unknown = response.ok ? await response.json() : undefined
  if (!isGroups(groups)) throw new Error(`${file} has no contents (status ${response.status})`)
  return groups
}

/** The file is the site's own; another deployment may have taken its place, though. */
const isGroups = (value: unknown): value is EntryGroup[] =>
  Array.isArray(value) && value.every((each) => typeof each?.href === 'string' && Array.isArray(each?.items))

function listedIn(nav: HTMLElement): EntryGroup[] {
  return [...nav.querySelectorAll<HTMLAnchorElement>('details > ul > li > a')].map((link) => ({
    ...entryOf(link),
    items: [...(link.parentElement?.querySelectorAll('a') ?? [])].filter((each) => each !== link).map(entryOf),
  }))
}

function entryOf(link: HTMLAnchorElement): Entry {
  const method = link.querySelector('.api-method')?.textContent
  return {
    id: idOf(link.hash),
    label: link.querySelector('span:last-child')?.textContent ?? link.textContent,
    href: link.getAttribute('href') ?? '',
    ...(method ? { method } : {}),
    path: link.title,
    deprecated: link.classList.contains('api-deprecated-name'),
  }
}
