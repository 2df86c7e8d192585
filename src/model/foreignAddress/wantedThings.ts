/** What an address of another reference may mean: a thing by its kind and name, or an operation by its method and path. */
export type Wanted =
  | { by: 'name'; kind: 'operation' | 'webhook' | 'schema' | 'security' | 'tag'; name: string }
  | { by: 'call'; method: string; path: string }
  /** A heading in the text about something. */
  | { by: 'heading'; about: string; words: string }
  | { by: 'section'; name: 'authentication' | 'schemas' }

/**
 * Reads the fragments of Redoc (`tag/Orders/operation/createOrder`, `section/Rate-limits`, `schema/Order`), Scalar
 * (`tag/orders/POST/orders/{id}`, `description/rate-limits`, `model/order`) and Swagger UI (`/Orders/createOrder`), Elements (`/schemas/Order`), and JSON
 * Pointers into the document (`/components/schemas/Order`). Gives what each may mean, the likeliest first.
 */
export function wantedThings(fragment: string): Wanted[] {
  const thing = fragment.replace(FIELD, '')
  if (thing.startsWith('/')) return ofPointer(thing.slice(1).split('/').map(unescaped))
  const [kind = '', ...rest] = thing.split('/')
  return ofKind(kind, rest) ?? (rest.length > 1 ? (ofKind(rest[0] ?? '', rest.slice(1)) ?? []) : [])
}

/** A field of a request or response, as Redocly adds it to the address of its operation: `!c=200&path=id&t=response`. */
const FIELD = /!(?:c|path|t|in)=[^!]*$/

const named = (kind: Extract<Wanted, { by: 'name' }>['kind'], name: string | undefined): Wanted[] =>
  name ? [{ by: 'name', kind, name }] : []

/** https://www.rfc-editor.org/rfc/rfc6901 */
const unescaped = (part: string): string => part.replaceAll('~1', '/').replaceAll('~0', '~')

function ofPointer([first = '', second, third]: string[]): Wanted[] {
  if (first === 'components' && second === 'schemas') return named('schema', third)
  if (first === 'components' && second === 'securitySchemes') return named('security', third)
  if (first === 'components') return []
  if (first === 'definitions' || first === 'schemas') return named('schema', second)
  if (first === 'securityDefinitions') return named('security', second)
  if (first === 'paths')
    return second && third ? [{ by: 'call', method: third, path: `/${second}`.replace(/^\/+/, '/') }] : []
  if (first === 'webhooks') return named('webhook', second)
  return second === undefined ? named('tag', first) : [...named('operation', second), ...named('tag', first)]
}

/** Undefined if no generator has addresses of this kind. */
function ofKind(kind: string, rest: string[]): Wanted[] | undefined {
  const [first, ...others] = rest
  switch (kind) {
    case 'operation':
    case 'operations':
      return named('operation', first)
    case 'tag':
      return first === undefined ? [] : ofTag(first, others)
    case 'section':
    case 'description':
      return ofSection(rest)
    case 'schema':
    case 'schemas':
    case 'model':
    case 'models':
      return first === undefined ? [{ by: 'section', name: 'schemas' }] : named('schema', first)
    case 'webhook':
    case 'webhooks':
      return ofWebhook(first, others.join('/'))
    // Pointers without the slash that begins them.
    case 'components':
    case 'definitions':
    case 'paths':
      return ofPointer([kind, ...rest.map(unescaped)])
    case 'authentication':
      return first === undefined ? [{ by: 'section', name: 'authentication' }] : undefined
    default:
      return undefined
  }
}

/** By its name, by its method and name, or by a name with slashes. */
function ofWebhook(first: string | undefined, rest: string): Wanted[] {
  const call: Wanted[] = first && rest !== '' ? [{ by: 'call', method: first, path: rest }] : []
  return [...named('webhook', first), ...named('webhook', rest), ...call]
}

const METHOD = /^(?:get|put|post|delete|options|head|patch|trace|query)$/i

function ofTag(tag: string, [kind = '', ...rest]: string[]): Wanted[] {
  const itself = named('tag', tag)
  if (kind === '') return itself
  if (kind === 'operation') return [...named('operation', rest[0]), ...itself]
  if (kind === 'paths') return [...ofPointer(['paths', ...rest.map(unescaped)]), ...itself]
  const path = rest.join('/')
  if (METHOD.test(kind)) return [{ by: 'call', method: kind, path: `/${path}` }, ...named('webhook', path), ...itself]
  return [{ by: 'heading', about: `tag-${tag}`, words: rest.at(-1) ?? kind }, ...itself]
}

function ofSection(names: string[]): Wanted[] {
  const words = names.at(-1)
  if (!words) return []
  const heading: Wanted = { by: 'heading', about: 'api', words }
  if (names[0]?.toLowerCase() !== 'authentication') return [heading]
  return [heading, ...named('security', names[1]), { by: 'section', name: 'authentication' }]
}
