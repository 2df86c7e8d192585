import { expect, test } from 'vitest'
import { frozenText } from '../../../src/reporting/results/frozenText.ts'

const frozen = {
  route: '/docs/',
  name: '1.0',
  folders: [
    { folder: 'content/docs/1.0', files: 2 },
    { folder: 'openapi/1.0', files: 1 },
  ],
  records: ['content/_translations/de.json'],
  config: 'content/site.yaml',
}

test('what a frozen version consists of is listed, as done or as planned', () => {
  const list =
    '  content/docs/1.0/  2 files\n' +
    '  openapi/1.0/  1 file\n' +
    '  content/_translations/de.json  state of its translations\n' +
    '  content/site.yaml  versions, APIs and sidebars'
  expect(frozenText({ ...frozen, isPlan: false })).toBe(`froze /docs/ as version 1.0\n${list}`)
  expect(frozenText({ ...frozen, isPlan: true })).toBe(`would freeze /docs/ as version 1.0\n${list}`)
})
