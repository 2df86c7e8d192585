import { describe, expect, test } from 'vitest'
import { distanceOf, fingerprintOf, halvesOf } from '../../src/ledger/fingerprint.ts'
import { entriesOf, LEDGER, readLedger, writeLedger } from '../../src/ledger/ledger.ts'
import { config, type Files, problemsOf, SPEC, site, WITH_API } from '../site.ts'

const PAGING = `Lists are read page by page. Each answer holds a cursor that leads to the next page, and a count of all
entries. Ask for at most one hundred entries at once, and stop when the answer has no cursor any more.`
const ERRORS = `Every error has a code, a message for people and a list of the fields that it is about. Codes never change
their meaning, so that programs may rely on them; messages do, and are not to be parsed by anybody.`

const SITE: Files = {
  'content/index.md': '[Paging](docs/paging.md) [Errors](docs/errors.md)',
  'content/docs/paging.md': `# Paging\n\n${PAGING}\n\n## Limits\n\n${ERRORS}`,
  'content/docs/errors.md': `# Errors\n\n${ERRORS}`,
}

const ledgerOf = async (files: Files): Promise<string> => writeLedger(entriesOf((await site(files)).site))

/** What is wrong after some files have changed; undefined removes one. */
async function after(changes: Record<string, string | undefined>): Promise<string> {
  const files: Files = { ...SITE, [LEDGER]: await ledgerOf(SITE) }
  for (const [path, text] of Object.entries(changes)) {
    if (text === undefined) delete files[path]
    else files[path] = text
  }
  return problemsOf(files)
}

const lost = (line: number, address: string, fix: string): string =>
  `content/_addresses.txt:${line}:1  error  lost-address
  "${address}" was published and no longer exists
  fix: add "${fix}" under "redirects" in content/site.yaml`

describe('the ledger', () => {
  test('holds every page and anchor, sorted, with what their texts are like', async () => {
    expect(
      (await ledgerOf(SITE)).replace(/ [\da-f]{16}$/gm, ' ~'),
    ).toBe(`# The addresses of this site that have been published. A build fails if one of them is gone and not redirected.
# Written by "portalgen ledger update"; commit this file with the pages.
/
/docs/
/docs/errors/ ~
/docs/paging/ ~
/docs/paging/#limits ~
`)
  })

  test('holds what the contents of a reference list', async () => {
    const files = { 'content/site.yaml': WITH_API, 'openapi/offers.yaml': SPEC, 'content/index.md': '' }
    expect((await ledgerOf(files)).split('\n').slice(2)).toEqual([
      '/',
      '/api/',
      '/api/#operation-listOffers',
      '/api/#schema-Offer',
      '/api/#section-schemas',
      '/api/#section-servers',
      '/api/#tag-Offers',
      '',
    ])
  })

  test('is read as it was written, whatever the ids', () => {
    const entries = [
      { address: '/a/#größe', fingerprint: '' },
      { address: '/a/#with%20percent and space', fingerprint: '0123456789abcdef' },
    ]
    expect(readLedger(writeLedger(entries)).map(({ address, fingerprint }) => ({ address, fingerprint }))).toEqual(
      entries,
    )
    expect(readLedger('<<<<<<< HEAD\n/a/\r\n=======\n')).toEqual([{ address: '/a/', fingerprint: '', line: 2 }])
  })

  test('says nothing while all addresses are there, nor when it is not kept', async () => {
    expect(await after({})).toBe('')
    expect(await after({ [LEDGER]: undefined, 'content/docs/errors.md': '# Errors' })).toBe('')
  })
})

describe('a lost address', () => {
  test('is found by its text, even when page, name and some words are others', async () => {
    const moved = SITE['content/docs/paging.md']?.replace('one hundred', 'fifty').replace('# Paging', '# Reading lists')
    const index = '[Lists](reading.md) [Errors](docs/errors.md)'
    expect(
      await after({ 'content/docs/paging.md': undefined, 'content/reading.md': moved, 'content/index.md': index }),
    ).toBe(lost(6, '/docs/paging/', '/docs/paging/: /reading/'))
  })

  test('is found by its name, if no other page has it', async () => {
    const gone = { 'content/docs/paging.md': undefined }
    const index = '[Paging](new/paging.md) [Errors](docs/errors.md) [Other](new/other.md)'
    const moved = { 'content/new/paging.md': '# Paging', 'content/new/other.md': '# Other', 'content/index.md': index }
    expect(await after({ ...gone, ...moved })).toBe(lost(6, '/docs/paging/', '/docs/paging/: /new/paging/'))
    const again = { 'content/old/paging.md': '# Paging', 'content/index.md': `${index} [Old](old/paging.md)` }
    expect(await after({ ...gone, ...moved, ...again })).toBe(lost(6, '/docs/paging/', '/docs/paging/: /docs/'))
  })

  test('a page that has just come is meant before one that was there, even if that is more alike', async () => {
    const files: Files = { ...SITE, 'content/docs/copy.md': `# Copy\n\n${PAGING}\n\n## Limits\n\n${ERRORS}` }
    const { 'content/docs/paging.md': _, ...rest } = files
    const lists = `# Lists\n\n${PAGING} This is so everywhere.\n\n## Limits\n\n${ERRORS}`
    const problems = await problemsOf({ ...rest, 'content/docs/lists.md': lists, [LEDGER]: await ledgerOf(files) })
    expect(problems).toContain('add "/docs/paging/: /docs/lists/" under "redirects"')
  })

  test('whose text stands on two pages is that which is new', async () => {
    const index = '[Paging](docs/paging.md) [Bounds](docs/bounds.md)'
    const both = { 'content/docs/paging.md': `# Paging\n\n${PAGING}\n\n## Limits\n\n${ERRORS}` }
    const moved = { 'content/docs/errors.md': undefined, 'content/docs/bounds.md': `# Bounds\n\n${ERRORS} More.` }
    expect(await after({ ...both, ...moved, 'content/index.md': index })).toBe(
      lost(5, '/docs/errors/', '/docs/errors/: /docs/bounds/'),
    )
  })

  test('of an anchor is found on its page, or where its text stands now', async () => {
    expect(await after({ 'content/docs/paging.md': `# Paging\n\n${PAGING}\n\n## Limit\n\n## Pages` })).toBe(
      lost(7, '/docs/paging/#limits', "'/docs/paging/#limits': /docs/paging/#limit"),
    )
    const errors = `# Errors\n\n## Codes\n\n${ERRORS}`
    expect(await after({ 'content/docs/paging.md': `# Paging\n\n${PAGING}`, 'content/docs/errors.md': errors })).toBe(
      lost(7, '/docs/paging/#limits', "'/docs/paging/#limits': /docs/errors/#codes"),
    )
  })

  test('that is like nothing may lead to its folder', async () => {
    expect(await after({ 'content/docs/errors.md': undefined, 'content/index.md': '[Paging](docs/paging.md)' })).toBe(
      lost(5, '/docs/errors/', '/docs/errors/: /docs/'),
    )
  })

  test('is none when a redirect leads on', async () => {
    const redirects = "redirects:\n  /docs/errors/: /\n  '/docs/paging/#limits': /docs/paging/\n"
    expect(
      await after({
        'content/site.yaml': config(redirects),
        'content/docs/errors.md': undefined,
        'content/docs/paging.md': '# Paging',
        'content/index.md': '[Paging](docs/paging.md)',
      }),
    ).toBe('')
  })
})

test('fingerprints are near for texts that are alike, and far for others', () => {
  const [paging, edited, errors] = [PAGING, PAGING.replace('one hundred', 'fifty'), ERRORS].map(
    (text) => halvesOf(fingerprintOf(text)) ?? expect.fail(text),
  )
  if (!paging || !edited || !errors) expect.fail()
  expect(distanceOf(paging, edited)).toBeLessThan(13)
  expect(distanceOf(paging, errors)).toBeGreaterThan(20)
  expect(fingerprintOf('A few words.')).toBe('')
})

test('a redirected page takes its anchors along, and the new page must have them', async () => {
  const moved = (text: string, redirects: string): Record<string, string | undefined> => ({
    'content/site.yaml': config(`redirects: ${redirects}\n`),
    'content/index.md': '[Lists](docs/lists.md) [Errors](docs/errors.md)',
    'content/docs/paging.md': undefined,
    'content/docs/lists.md': text,
  })
  expect(await after(moved('# Lists\n\n## Limits\n', '{ /docs/paging/: /docs/lists/ }'))).toBe('')
  expect(await after(moved('# Lists\n\n## Bounds\n', '{ /docs/paging/: /docs/lists/ }'))).toBe(
    `content/_addresses.txt:7:1  error  lost-address
  "/docs/paging/#limits" was published and redirects to "/docs/lists/", which has no anchor "#limits"
  fix: add "'/docs/lists/#limits': /docs/lists/" under "redirects" in content/site.yaml`,
  )
  expect(await after(moved('# Lists\n\n## Limit\n', '{ /docs/paging/: /docs/lists/ }'))).toContain(
    `add "'/docs/lists/#limits': /docs/lists/#limit" under "redirects"`,
  )
  const both = '{ /docs/paging/: /docs/lists/, "/docs/lists/#limits": "/docs/lists/#bounds" }'
  expect(await after(moved('# Lists\n\n## Bounds\n', both))).toBe('')
})
