import { expect, test } from 'vitest'
import { baseAddress } from '../../../../src/openapi/request/snippets/baseAddress.ts'

test.each([
  ['https://api.example.com/v1/', ['https://api.example.com/v1']],
  ['/', [{ variable: 'URL' }, '']],
  ['/v1', [{ variable: 'URL' }, '/v1']],
  ['v1/', [{ variable: 'URL' }, '/v1']],
  ['./v1', [{ variable: 'URL' }, '/v1']],
  ['../../v1', [{ variable: 'URL' }, '/v1']],
  ['..', [{ variable: 'URL' }, '']],
  ['{endpoint}/text', [{ variable: 'URL' }, '/text']],
])('a call to the server %s begins with %j', (url, segments) => {
  expect(baseAddress({ url, variables: [] }, 'URL')).toEqual(segments)
})
