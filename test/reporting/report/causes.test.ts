import { describe, expect, test } from 'vitest'
import { FORMATS, type Format, report } from '../../../src/reporting/report/report.ts'
import { config, type Files, SPEC, site, WITH_API } from '../../site.ts'

const LEDGER = '/\n/api/ 0123456789abcdef\n/api/offers/\n/api/#tag-Offers 0123456789abcdef\n/gone/\n'

type Fault = [name: string, files: Files, first: string]

/** Each with a link that is broken anyway, on a page that comes before the cause. */
const FAULTS: Fault[] = [
  [
    'a missing API document',
    { 'content/site.yaml': WITH_API, 'content/_addresses.txt': LEDGER },
    'content/site.yaml:3:16  error  invalid-config',
  ],
  [
    'an API document that is not valid YAML',
    { 'content/site.yaml': WITH_API, 'openapi/offers.yaml': `${SPEC}\n\t: [`, 'content/_addresses.txt': LEDGER },
    'openapi/offers.yaml',
  ],
  [
    'a misspelled key',
    { 'content/site.yaml': config('redirect: { /gone/: / }\n'), 'content/_addresses.txt': '/\n/gone/\n' },
    'content/site.yaml:3:1  error  invalid-config',
  ],
  [
    'a page whose front matter is not closed',
    { 'content/a.md': '[Z](/new/)\n', 'content/z.md': '---\naliases: [/new/]\n\nText.\n' },
    'content/z.md:1:1  error  invalid-front-matter',
  ],
  [
    'a file of tags that cannot be read',
    { 'content/a.md': '---\ntags: [one]\n---\n\nText.\n', 'content/tags.yaml': 'one: [\n' },
    'content/tags.yaml',
  ],
]

const reported = async (files: Files, format: Format): Promise<string> => {
  const { found } = await site({ 'content/aa.md': '[x](./nowhere.md)', ...files })
  return report(found, { format, checked: { pages: 0, links: 0, external: 0 } })
}

describe('the cause comes before what follows from it', () => {
  test.each(FAULTS)('%s', async (_, files, first) => {
    const shown = await reported(files, 'text')
    expect(shown.startsWith(first), shown).toBe(true)
    expect(shown).toContain('content/aa.md:1:1  error  broken-link')
  })

  test.each(FORMATS)('in %s', async (format) => {
    const shown = await reported({ 'content/site.yaml': WITH_API }, format)
    expect(shown.indexOf('openapi/offers.yaml')).toBeGreaterThan(0)
    expect(shown.indexOf('openapi/offers.yaml')).toBeLessThan(shown.indexOf('./nowhere.md'))
  })
})

test('the addresses of an API are not lost while its document cannot be read', async () => {
  const shown = await reported({ 'content/site.yaml': WITH_API, 'content/_addresses.txt': LEDGER }, 'text')
  expect(shown.match(/lost-address\n.*/g)).toEqual(['lost-address\n  "/gone/" was published and no longer exists'])
})
