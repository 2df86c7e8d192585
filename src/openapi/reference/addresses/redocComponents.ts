import { SCHEMA_DEFINITION } from '../../read/models.ts'

const SECURITY =
  /<!--\s*ReDoc-Inject:\s*<security-definitions\s*\/?>\s*-->|<(?:SecurityDefinitions|security-definitions)\b[^<>]*\/?>/gi

/**
 * Replaces components of Redoc that embed a part of the reference by links to that part. The text after them keeps its
 * line numbers.
 */
export function replaceComponents(markdown: string, hasSecurity: boolean): string {
  if (!/SchemaDefinition|security-?definitions/i.test(markdown)) return markdown
  return markdown
    .replace(
      SCHEMA_DEFINITION,
      (written, reference: string, name: string) => `[${escaped(name)}](<${reference}>)${lineEnds(written)}`,
    )
    .replace(
      SECURITY,
      (written) => (hasSecurity ? '[Authentication](#section/Authentication)' : '') + lineEnds(written),
    )
}

/** A JSON Pointer may have any character. */
const escaped = (name: string): string =>
  name
    .replaceAll('~1', '/')
    .replaceAll('~0', '~')
    .replace(/[[\]\\*_`]/g, '\\$&')

const lineEnds = (written: string): string => '\n'.repeat(written.split('\n').length - 1)
