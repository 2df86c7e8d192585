import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { expect, test } from 'vitest'
import { isAllowed } from '../../src/serve/guard.ts'

function request(headers: Record<string, string>, ...otherHosts: string[]): IncomingMessage {
  const message = new IncomingMessage(new Socket())
  message.headers = headers
  message.headersDistinct = headers['host'] === undefined ? {} : { host: [headers['host'], ...otherHosts] }
  return message
}

test.each([
  ['localhost:3000', true],
  ['LOCALHOST', true],
  ['portal.localhost:3000', true],
  ['127.0.0.1:3000', true],
  ['127.8.8.8', true],
  ['[::1]:3000', true],
  ['evil.com', false],
  ['localhost.evil.com', false],
  ['127.0.0.1.evil.com', false],
  ['evil.com#localhost', false],
  ['user@localhost', false],
  ['192.168.0.7:3000', false],
  ['', false],
])('a server on this machine answers to the host "%s": %s', (host, expected) => {
  expect(isAllowed(request({ host }), '127.0.0.1')).toBe(expected)
})

test('a request that names two hosts is refused, even if they are the same', () => {
  expect(isAllowed(request({ host: 'localhost' }, 'evil.com'), '127.0.0.1')).toBe(false)
  expect(isAllowed(request({ host: 'localhost' }, 'localhost'), '127.0.0.1')).toBe(false)
})

test('a server that is bound to a name answers to it in any case', () => {
  expect(isAllowed(request({ host: 'devbox:3000' }), 'DevBox')).toBe(true)
})

test('a server on the network answers to its address, not to names', () => {
  expect(isAllowed(request({ host: '192.168.0.7:3000' }), '0.0.0.0')).toBe(true)
  expect(isAllowed(request({ host: 'evil.com' }), '0.0.0.0')).toBe(false)
})

test('another origin is refused; following a link from it is not', () => {
  const host = 'localhost:3000'
  const from = (more: Record<string, string>) => isAllowed(request({ host, ...more }), '127.0.0.1')
  expect(from({ origin: 'https://evil.com' })).toBe(false)
  expect(from({ origin: 'http://localhost:3000' })).toBe(true)
  expect(from({ origin: 'http://localhost:4000' })).toBe(false)
  expect(from({ 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors' })).toBe(false)
  expect(from({ 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' })).toBe(true)
  expect(from({ 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'cors' })).toBe(true)
})
