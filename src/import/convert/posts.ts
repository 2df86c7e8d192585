import { asList, asText, at, isObject, type Json, type JsonObject, textAt } from '../read/json.ts'

/** The day of a post, as `2024-01-31`; undefined if its front matter names none. */
export function dayOf(keys: JsonObject): string | undefined {
  const written = keys['date']
  const text = asText(isObject(written) ? written['created'] : written)
  return text === undefined ? undefined : /^\d{4}-\d{2}-\d{2}/.exec(text)?.[0]
}

/** The front matter that only posts have. */
export function postKeys(keys: JsonObject): JsonObject {
  const date = dayOf(keys)
  const authors = asList(keys['authors'] ?? describedAuthor(keys)).flatMap(authorOf)
  return { ...(date === undefined ? {} : { date }), ...(authors.length > 0 ? { authors } : {}) }
}

/** `author` with `author_title` and `author_url`, as older posts of Docusaurus have them. */
function describedAuthor(keys: JsonObject): Json | undefined {
  const name = keys['author']
  const title = textAt(keys, 'author_title') ?? textAt(keys, 'authorTitle')
  const url = textAt(keys, 'author_url') ?? textAt(keys, 'authorURL')
  if (typeof name !== 'string' || (title === undefined && url === undefined)) return name
  return { name, ...(title ? { title } : {}), ...(url ? { url } : {}) }
}

const LINKED = /^([^[\]()]*)\(?\[([^[\]]+)\]\((https?:[^()\s]+)\)\)?$/

/** A name, also with a link in Markdown, or `{ name, title, url }`; the rest is not shown here. */
function authorOf(author: Json): Json[] {
  if (!isObject(author)) {
    const [, before, label = '', link = ''] = LINKED.exec(asText(author) ?? '') ?? []
    if (before !== undefined) return [{ name: before.trim() || label, url: link }]
    return asText(author) === undefined ? [] : [author]
  }
  const name = textAt(author, 'name') ?? textAt(author, 'key')
  if (name === undefined) return []
  const [title, url] = [textAt(author, 'title') ?? textAt(author, 'description'), textAt(author, 'url')]
  const isAddress = url !== undefined && /^https?:/.test(url)
  return [{ name, ...(title ? { title } : {}), ...(isAddress ? { url } : {}) }]
}

/** The entries of a file of authors. */
export const authorsIn = (value: Json | undefined): JsonObject => {
  const entries = at(value, 'authors') ?? value
  if (!isObject(entries)) return {}
  return Object.fromEntries(Object.entries(entries).flatMap(([key, each]) => authorOf(each).map((own) => [key, own])))
}
