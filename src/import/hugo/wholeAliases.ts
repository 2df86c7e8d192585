import type { ForeignPage } from '../foreignSite.ts'
import { folderOf, joined } from '../paths.ts'
import { asList, asText } from '../read/json.ts'

/** The page with aliases from the top: those that are relative begin beside the address that Hugo gave it, also if it moves. */
export function wholeAliases(page: ForeignPage): ForeignPage {
  const { frontMatter, address } = page
  const written = asList(frontMatter['aliases']).flatMap((each) => asText(each) || [])
  if (written.every((alias) => alias.startsWith('/'))) return page
  const beside = folderOf(address.replace(/\/$/, ''))
  const aliases = written.map((alias) => (alias.startsWith('/') ? alias : `/${joined(beside, alias)}`))
  return { ...page, frontMatter: { ...frontMatter, aliases } }
}
