/** A part of a code sample, and its offset in the code. */
export type LocatedText = { text: string; at: number }

/** A call of an API in a code sample, as far as its text shows it. Unknown parts are left out, never guessed. */
export type Call = {
  at: number
  /** Undefined when it comes from a variable. */
  method: string | undefined
  /** With `{…}` where something is put in: `{BASE_URL}/offer/{id}`. Has no query. */
  url: string
  query: LocatedText[]
  headers: LocatedText[]
  /** Whether there may be headers that the text does not show. */
  hasMoreHeaders: boolean
  /** JSON that is sent exactly as written. */
  body: LocatedText | undefined
}

/** Cuts the query off a URL: its names, with their places. */
export function splitUrl({ text, at }: LocatedText): { url: string; query: LocatedText[] } {
  const start = text.indexOf('?')
  if (start < 0) return { url: withPlaceholders(text.replace(/#.*$/s, '')), query: [] }
  const query: LocatedText[] = []
  let offset = at + start + 1
  for (const pair of text
    .slice(start + 1)
    .replace(/#.*$/s, '')
    .split('&')) {
    const name = pair.split('=', 1)[0] ?? ''
    if (/^[\w.[\]%-]+$/.test(name)) query.push({ text: name, at: offset })
    offset += pair.length + 1
  }
  return { url: withPlaceholders(text.slice(0, start)), query }
}

/** Matches placeholders for readers: `<id>`, `{{id}}`, `:id` or `YOUR_ID`. */
const withPlaceholders = (url: string): string =>
  url.replace(
    /<([\w-]+)>|\{\{([\w-]+)\}\}|(?<=\/):([a-z]\w*)(?=\/|$)|(?<=\/)([A-Z][A-Z0-9]*_[A-Z0-9_]+)(?=\/|$)/g,
    (_, angle, braces, colon, capitals) => `{${angle ?? braces ?? colon ?? capitals}}`,
  )
