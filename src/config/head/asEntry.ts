/** What opens an element, its attributes, and the text in it. */
const ELEMENT = /^\s*<(script|style|link|meta)\b([^>]*)>([^<]*)/i

const ATTRIBUTE = /([^\s=/"'>]+)(?:\s*=\s*("[^"]*"|'[^']*'|[^\s"'>]+))?/g

/** How an entry of `head` is written that somebody wrote as HTML; undefined for any other text. */
export function asEntry(html: string): string | undefined {
  if (!/^\s*<[a-z!]/i.test(html)) return undefined
  const [, element = '', written = '', content = ''] = ELEMENT.exec(html) ?? []
  const attributes = attributesIn(written)
  const { src, href, rel, ...others } = attributes
  switch (element.toLowerCase()) {
    case 'script':
      if (src !== undefined) return entry('script', src, others)
      return content.trim() === '' ? EXAMPLE : 'write the script itself under "code:"'
    case 'style':
      return 'write the rules to a file, and name it under "theme.css"'
    case 'link':
      return rel?.toLowerCase() === 'stylesheet' && href !== undefined
        ? entry('style', href, others)
        : `write "{ link: ${mapping(attributes)} }"`
    case 'meta':
      return `write "{ meta: ${mapping(attributes)} }"`
    default:
      return EXAMPLE
  }
}

const EXAMPLE = 'write, for example, "{ script: https://cdn.example.com/chat.js }"'

function attributesIn(written: string): Record<string, string> {
  const found = [...written.matchAll(ATTRIBUTE)]
  return Object.fromEntries(
    found.map(([, name = '', value = '']) => [name.toLowerCase(), value.replace(/^(["'])(.*)\1$/s, '$2')]),
  )
}

function entry(kind: 'script' | 'style', address: string, others: Record<string, string>): string {
  const more = Object.keys(others).length === 0 ? '' : `, attributes: ${mapping(others)}`
  return `write "{ ${kind}: ${scalar(address)}${more} }"`
}

const mapping = (values: Record<string, string>): string =>
  `{ ${Object.entries(values)
    .map(([name, value]) => `${name}: ${scalar(value)}`)
    .join(', ')} }`

/** In single quotes where YAML would read something else; the example itself stands in double ones. */
const scalar = (value: string): string =>
  /^[A-Za-z/][\w./:@?=&+-]*$/.test(value) && !/:$/.test(value) ? value : `'${value.replaceAll("'", "''")}'`
