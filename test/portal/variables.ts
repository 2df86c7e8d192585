import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const config = readFileSync(join(import.meta.dirname, '../../content/site.yaml'), 'utf8')

/** The brand and the `variables` of site.yaml. */
const values = new Map(
  [...config.matchAll(/^(?: {2}|(?=brand:))(\w+): '?([\w.-]+)'?$/gm)].map(([, name = '', value = '']) => [name, value]),
)

/** A text of the portal with the values of its `{{variables}}`; other names are left. */
export const withValues = (text: string): string =>
  text.replace(/\{\{(\w+)\}\}/g, (written, name: string) => values.get(name) ?? written)
