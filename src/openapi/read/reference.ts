import { percentDecoded } from '../../model/percentEncoding.ts'

// References as in `$ref`: https://spec.openapis.org/oas/v3.1.1#reference-object, fragments are JSON Pointers (RFC 6901).

/** The keys that a reference inside the document names; undefined for a reference to another file or address. */
export function pointerOf(reference: string): string[] | undefined {
  if (reference === '#') return []
  if (!reference.startsWith('#/')) return undefined
  return reference.slice(2).split('/').map(unescapeKey)
}

const unescapeKey = (key: string): string => (percentDecoded(key) ?? key).replaceAll('~1', '/').replaceAll('~0', '~')

const SCHEMA = '#/components/schemas/'

/** The name of the schema that a reference leads to; undefined when it leads to something without a name. */
export function schemaNameIn(reference: string): string | undefined {
  const pointer = reference.startsWith(SCHEMA) ? pointerOf(reference) : undefined
  return pointer?.length === 3 ? pointer[2] : undefined
}
