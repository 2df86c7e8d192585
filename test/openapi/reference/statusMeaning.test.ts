import { STATUS_CODES } from 'node:http'
import { expect, test } from 'vitest'
import { en } from '../../../src/model/texts/en.ts'
import { statusMeaning } from '../../../src/openapi/reference/statusMeaning.ts'

/** Their names have changed since: https://www.rfc-editor.org/rfc/rfc9110 */
const RENAMED: Record<string, string> = {
  413: 'Content Too Large',
  422: 'Unprocessable Content',
}

test.each(
  '200 201 202 203 204 205 206 207 300 301 302 303 304 307 308 400 401 402 403 404 405 406 408 409 410 411 412 413 414 415 416 417 422 423 424 428 429 451 500 501 502 503 504 507'.split(
    ' ',
  ),
)('the status %s has the name that it is registered with', (status) => {
  expect(statusMeaning(status, en)).toBe(RENAMED[status] ?? STATUS_CODES[status])
})

test('groups of status codes are named in a word; what is not registered has no name', () => {
  expect(
    ['1XX', '2XX', '3XX', '4XX', '5XX', 'default', '299', 'constructor'].map((status) => statusMeaning(status, en)),
  ).toEqual(['Information', 'Success', 'Redirection', 'Client error', 'Server error', 'Any other status', '', ''])
})
