import { Validator } from '@seriousme/openapi-schema-validator'
import type { SchemaVersion } from './schemaVersion.ts'

/** Tells whether a document matches a schema. */
export type Verdict = (document: Record<string, unknown>) => boolean | Promise<boolean>

/**
 * Loads the schema of a version, for yes or no: that is half the work of saying why, and most documents are fine. When the
 * program is compiled, `bin/openapiSchemas.js` puts the schemas as code in the place of this module.
 */
export async function loadSchema(_version: SchemaVersion): Promise<Verdict> {
  const validator = new Validator({ validateSchema: false, code: { optimize: false } })
  return async (document) => isText((await validator.validate(document)).errors)
}

/** Errors about references have a text instead of a list; references are judged with their places elsewhere. */
const isText = (errors: unknown): boolean => !Array.isArray(errors)
