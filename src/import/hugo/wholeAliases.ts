import type { ForeignPage } from '../foreignSite.ts'
import { folderOf, joined } from '../paths.ts'
import { asList, asText } from '../read/json.ts'

/**
 * The page with aliases from the top: those that are relative begin beside the address that Hugo gave it, also if it moves. One
 * without an extension is a folder, also if its name is `index`.
 */
export function wholeAliases(page: ForeignPage): ForeignPage {
  const { frontMatter, address } = page
  const written = asList(frontMatter['aliases']).flatMap((each) => asText(each) || [])
  const beside = folderOf(address.replace(/\/$/, ''))
  const whole = written.map((alias) => (alias.startsWith('/') ? alias : `/${joined(beside, alias)}`))
  const aliases = whole.map((alias) => alias.replace(/\/index$/, '$&/'))
  return aliases.length === 0 ? page : { ...page, frontMatter: { ...frontMatter, aliases } }
}
