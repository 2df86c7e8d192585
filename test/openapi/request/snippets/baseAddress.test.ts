import { expect, test } from 'vitest'
import { serverModels } from '../../../../src/openapi/request/serverModels.ts'
import { baseAddress } from '../../../../src/openapi/request/snippets/baseAddress.ts'

test.each([
  ['https://api.example.com/v1/', ['https://api.example.com/v1']],
  ['/', [{ variable: 'URL' }, '']],
  ['/v1', [{ variable: 'URL' }, '/v1']],
  ['v1/', [{ variable: 'URL' }, '/v1']],
  ['./v1', [{ variable: 'URL' }, '/v1']],
  ['../../v1', [{ variable: 'URL' }, '/v1']],
  ['..', [{ variable: 'URL' }, '']],
  ['https://bücher.example/straße', ['https://xn--bcher-kva.example/stra%C3%9Fe']],
  ['https://{région}.example/é', ['https://{r%C3%A9gion}.example/%C3%A9']],
  ['{endpoint}/text', [{ variable: 'URL' }, '/text']],
])('a call to the server %s begins with %j', (url, segments) => {
  const [server] = serverModels([{ url, name: undefined, description: undefined, variables: [] }])
  expect(baseAddress(server, 'URL')).toEqual(segments)
})
