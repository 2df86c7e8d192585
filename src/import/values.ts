import type { ForeignPage } from './foreignSite.ts'
import { isObject, type Json, type JsonObject, textAt } from './read/json.ts'

/** What generators call the front matter of a page in its expressions. */
const FRONT_MATTER = /^(?:frontMatter|frontmatter|\$frontmatter|page\.meta|page(?=\.title$))\./

/** The value that a name stands for: in the front matter of the page, or in the configuration. */
export function valueIn(
  name: string,
  { frontMatter, params = {} }: ForeignPage,
  values: Json | undefined,
): string | undefined {
  if (!/^[$\w-]+(?:\.[\w-]+)*$/.test(name)) return undefined
  if (name.startsWith('$params.')) return textAt(params, ...name.split('.').slice(1))
  const own = name.replace(FRONT_MATTER, '')
  return own === name ? textAt(values, ...name.split('.')) : textAt(frontMatter, ...own.split('.'))
}

/** What names in the programs of a page stand for: its front matter, and values of the configuration. */
export const namesFor = ({ frontMatter, params }: ForeignPage, values: Json | undefined): JsonObject => ({
  ...(isObject(values) ? values : {}),
  ...{ frontMatter, frontmatter: frontMatter, $frontmatter: frontMatter, ...(params ? { $params: params } : {}) },
})
