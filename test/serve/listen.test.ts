import type { ServerResponse } from 'node:http'
import { connect } from 'node:net'
import { networkInterfaces } from 'node:os'
import { expect, onTestFinished, test } from 'vitest'
import { listen } from '../../src/serve/listen.ts'

async function listening(host: string, port = 0, path = '/portal/') {
  const server = await listen((_, response) => response.end('fine'), { host, port, path })
  onTestFinished(() => server.close())
  return server
}

test('the address names the host as it is typed, with the port and the base URL', async () => {
  const { address, port, others } = await listening('127.0.0.1')
  expect(address).toBe(`http://localhost:${port}/portal/`)
  expect(others).toEqual([])
  expect(await (await fetch(address)).text()).toBe('fine')
})

const internal = Object.values(networkInterfaces()).flatMap((addresses) => addresses ?? [])

test.skipIf(!internal.some(({ address }) => address === '::1'))('an IPv6 address stands in brackets', async () => {
  const { address, port } = await listening('::1')
  expect(address).toBe(`http://[::1]:${port}/portal/`)
  expect(await (await fetch(address)).text()).toBe('fine')
})

test('a server for all interfaces has the addresses that other machines use', async () => {
  const { address, port, others } = await listening('0.0.0.0')
  const known = internal.filter(({ internal: isLocal, family }) => !isLocal && family === 'IPv4')
  expect(address).toBe(`http://localhost:${port}/portal/`)
  expect(others).toEqual(known.map((each) => `http://${each.address}:${port}/portal/`))
})

test('a port that is in use is passed over, but not the last one', async () => {
  const { port } = await listening('127.0.0.1')
  const next = await listening('127.0.0.1', port)
  expect(next.port).toBeGreaterThan(port)
  expect(next.port).toBeLessThan(port + 20)
  await listening('127.0.0.1', 65_535).catch(() => undefined)
  await expect(listening('127.0.0.1', 65_535)).rejects.toMatchObject({ code: 'EADDRINUSE' })
})

test.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'PROPFIND'])('%s is refused', async (method) => {
  const answer = await fetch((await listening('127.0.0.1')).address, { method })
  const text = await answer.text()
  expect([answer.status, answer.headers.get('allow'), text]).toEqual([
    405,
    'GET, HEAD',
    'only GET and HEAD are supported',
  ])
})

test('requests that a client sends without reading are answered one after the other', async () => {
  const open: ServerResponse[] = []
  const { port, close } = await listen((_, response) => open.push(response), { host: '127.0.0.1', port: 0, path: '/' })
  onTestFinished(close)
  const client = connect(port, '127.0.0.1')
  onTestFinished(() => void client.destroy())
  let text = ''
  client.on('data', (chunk) => (text += chunk))
  client.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(3))
  for (const answer of ['a', 'b', 'c']) {
    await expect.poll(() => open.length).toBe(1)
    open.pop()?.end(answer)
    await expect.poll(() => text).toContain(`\r\n\r\n${answer}`)
  }
})

test('a refused client that keeps its side of the connection open is not waited for', async () => {
  const { port } = await listening('127.0.0.1')
  const client = connect({ port, host: '127.0.0.1', allowHalfOpen: true })
  onTestFinished(() => void client.destroy())
  let isReset = false
  client.on('error', () => (isReset = true)).resume()
  client.write('CONNECT a:1 HTTP/1.1\r\nHost: a\r\n\r\n')
  await expect
    .poll(() => {
      client.write('x')
      return isReset
    })
    .toBe(true)
})

test('a connection that has been idle for long is kept while it waits for an answer, and then closed', async () => {
  const open: ServerResponse[] = []
  const { port, close } = await listen((_, response) => open.push(response), { host: '127.0.0.1', port: 0, path: '/' })
  onTestFinished(close)
  const client = connect(port, '127.0.0.1')
  onTestFinished(() => void client.destroy())
  client.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n')
  await expect.poll(() => open.length).toBe(1)
  const [response] = open
  const socket = response?.socket
  socket?.emit('timeout')
  expect(socket?.destroyed).toBe(false)
  response?.write('begins')
  socket?.emit('timeout')
  expect(socket?.destroyed).toBe(true)
})
