import { isListed, type Page, type Section } from '../../model/page.ts'
import type { SearchEntry, SearchSubject } from '../../model/search.ts'
import type { Site } from '../../model/site.ts'

/** A page, and each of its headings with the text below it. Pages that are not listed are not searched. */
export function searchEntries(page: Page, site: Site, href: string, term: string | undefined): SearchEntry[] {
  const { title, frontMatter } = page
  if (!isListed(page)) return []
  const { sections } = site.texts(page)
  const subject: SearchSubject = { kind: term === undefined ? 'page' : 'term', title, href }
  const names = [term ?? '', ...frontMatter.keywords, ...frontMatter.tags.map((tag) => tag.name)].join(' ').trim()
  const [lead, ...rest] = sections
  const own: SearchEntry = { ...subject, subject, context: '', names, text: leadOf(page, lead) }
  return [own, ...rest.map((section) => headingEntry(section, subject))]
}

function headingEntry({ id, heading, text }: Section, subject: SearchSubject): SearchEntry {
  const href = id === undefined ? subject.href : `${subject.href}#${encodeURIComponent(id)}`
  return { kind: 'heading', subject, title: heading, href, context: '', names: '', text }
}

/** The description is often the first paragraph. */
function leadOf({ description }: Page, lead: Section | undefined): string {
  const text = lead?.text ?? ''
  return text.startsWith(description) ? text : `${description} ${text}`.trim()
}
