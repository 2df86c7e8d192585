/** The versions of OpenAPI that have a JSON Schema. */
export const SCHEMA_VERSIONS = ['2.0', '3.0', '3.1', '3.2'] as const

export type SchemaVersion = (typeof SCHEMA_VERSIONS)[number]

/** The version whose schema a document is to obey; other versions are reported where the document is read. */
export function schemaVersionOf({ swagger, openapi }: Record<string, unknown>): SchemaVersion | undefined {
  return SCHEMA_VERSIONS.find((version) => {
    const written = version === '2.0' ? swagger : openapi
    return typeof written === 'string' && written.startsWith(version)
  })
}
