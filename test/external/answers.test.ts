import { createServer, getDefaultAutoSelectFamily, setDefaultAutoSelectFamily } from 'node:net'
import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync } from 'node:zlib'
import { describe, expect, onTestFinished, test } from 'vitest'
import { checkAddresses } from '../../src/external/checkAddresses.ts'
import { judgeError } from '../../src/external/judgeError.ts'
import { broken, fine, type Note, privateHost, unverified, type Verdict } from '../../src/model/verdict.ts'
import { answering, type Handler, serve, testEnvironment, verdictOf } from './server.ts'

/** What is said of `/` of a server; `slept` are the waits in between. */
async function judged(handler: Handler, path = '/'): Promise<{ verdict: Verdict | undefined; slept: number[] }> {
  const slept: number[] = []
  const port = await serve(handler)
  return { verdict: await verdictOf(`http://site.test:${port}${path}`, { environment: testEnvironment(slept) }), slept }
}

/** The first answers, then the last for ever. */
function inTurn(...handlers: Handler[]): Handler {
  let asked = 0
  return (request, response) => {
    handlers[Math.min(asked, handlers.length - 1)]?.(request, response)
    asked += 1
  }
}

describe('a status', () => {
  const challenge = { 'cf-mitigated': 'challenge' }
  test.each<[row: string, handler: Handler, verdict: Verdict]>([
    ['76: 200', answering(200), fine()],
    ['77: 204', answering(204), fine()],
    ['78: 206', answering(206), fine()],
    [
      '84: 304',
      answering(304),
      fine({ kind: 'odd', what: 'the server answered 304 to a request without a cached copy' }),
    ],
    ['85: 401', answering(401), unverified('it requires a login (401)')],
    ['85: 407', answering(407), unverified('it requires a login (407)')],
    ['86: 403', answering(403), unverified('the server refused the request (403)')],
    ['86: 451', answering(451), unverified('the server refused the request (451)')],
    ['87: 403 with a challenge', answering(403, challenge), unverified('the site blocks automated requests')],
    ['87: 503 with a challenge', answering(503, challenge), unverified('the site blocks automated requests')],
    ['88: 404', answering(404), broken('it does not exist (404)')],
    ['88: 410', answering(410), broken('it was removed (410)')],
    ['103: a page that says that it is none', answering(200, {}, 'Page not found'), fine()],
    ['104: what robots may not read', answering(200, {}, 'User-agent: *\nDisallow: /'), fine()],
    ['any other', answering(418), unverified('the server answered 418')],
    ['any other', answering(300), unverified('the server answered 300')],
  ])('row %s', async (_row, handler, expected) => {
    expect(await judged(handler)).toEqual({ verdict: expected, slept: [] })
  })

  test('a host is reached where Node was told to connect to its first address only', async () => {
    const usual = getDefaultAutoSelectFamily()
    onTestFinished(() => setDefaultAutoSelectFamily(usual))
    setDefaultAutoSelectFamily(false)
    expect((await judged(answering(404))).verdict).toEqual(broken('it does not exist (404)'))
  })

  test('rows 89 and 90: servers that refuse HEAD are never asked with it', async () => {
    const methods: (string | undefined)[] = []
    const { verdict } = await judged(({ method }, response) => {
      methods.push(method)
      response.writeHead(method === 'GET' ? 200 : 405).end()
    })
    expect({ verdict, methods }).toEqual({ verdict: fine(), methods: ['GET'] })
  })

  test('row 105: the name of the program is honest, and has no word that filters look for', async () => {
    let agent: string | undefined
    await judged(({ headers }, response) => {
      agent = headers['user-agent']
      response.end()
    })
    expect(agent).toBe('portalgen-test')
  })
})

describe('a redirect', () => {
  const to = (status: number, location: string): Handler => answering(status, { location })
  const byPath =
    (paths: Record<string, Handler>): Handler =>
    (request, response) =>
      (paths[request.url ?? ''] ?? answering(404))(request, response)

  test.each([301, 308])('row 79: %i says where to write it to', async (status) => {
    const { verdict } = await judged(byPath({ '/': to(status, '/new?x#y'), '/new?x': answering(200) }))
    expect(verdict).toEqual(fine({ kind: 'moved', to: expect.stringMatching(/^http:\/\/site\.test:\d+\/new\?x#y$/) }))
  })

  test.each([302, 303, 307])('row 80: %i is followed and not reported', async (status) => {
    expect((await judged(byPath({ '/': to(status, '/new'), '/new': answering(200) }))).verdict).toEqual(fine())
  })

  test('of several permanent moves the last is reported', async () => {
    const paths = { '/': to(301, '/b'), '/b': to(308, '/c'), '/c': to(302, '/d'), '/d': answering(200) }
    expect((await judged(byPath(paths))).verdict).toEqual(fine({ kind: 'moved', to: expect.stringMatching(/\/c$/) }))
  })

  test('row 81: that goes in a circle, or on and on, is broken', async () => {
    expect((await judged(byPath({ '/': to(302, '/b'), '/b': to(302, '/') }))).verdict).toEqual(
      broken('too many redirects, or a redirect loop'),
    )
    let asked = 0
    const endless = await judged((_request, response) => {
      asked += 1
      response.writeHead(302, { location: `/${asked}` }).end()
    })
    expect({ ...endless, asked }).toEqual({
      verdict: broken('too many redirects, or a redirect loop'),
      slept: [],
      asked: 6,
    })
  })

  test('row 83: to an address that is not public is not followed', async () => {
    for (const location of ['http://private.test/', 'http://10.0.0.1/', 'http://[::1]/', 'http://2130706434/']) {
      expect((await judged(to(302, location))).verdict).toEqual(privateHost)
    }
  })

  test('to what is no page is not followed', async () => {
    for (const location of [
      'file:///etc/passwd',
      'ftp://a.test/',
      'http://user:secret@site.test/',
      '//:secret@site.test/',
    ]) {
      expect((await judged(to(302, location))).verdict).toEqual(
        unverified('it redirects to an address that is not a web page'),
      )
    }
  })

  test('from an address with a login is followed without it', async () => {
    const port = await serve(inTurn(to(301, '/there'), answering(200)))
    const moved = fine({ kind: 'moved', to: `http://site.test:${port}/there` })
    expect(await verdictOf(`http://user:secret@site.test:${port}/`, { environment: testEnvironment() })).toEqual(moved)
  })

  test('to a missing page is broken, and one without an address is what it is', async () => {
    expect((await judged(to(301, '/gone-here'.repeat(2)))).verdict?.kind).toBe('broken')
    expect((await judged(answering(302))).verdict).toEqual(unverified('the server answered 302'))
  })
})

describe('a busy host', () => {
  test('row 91: is asked again when it says, in seconds or by date', async () => {
    const seconds = answering(429, { 'retry-after': '2 ' })
    expect(await judged(inTurn(seconds, answering(200)))).toEqual({
      verdict: fine(),
      slept: [expect.closeTo(2000, -2)],
    })
    const date: Handler = (request, response) =>
      answering(429, { 'retry-after': new Date(Date.now() + 5000).toUTCString() })(request, response)
    const { verdict, slept } = await judged(inTurn(date, answering(200)))
    expect(verdict).toEqual(fine())
    expect(slept[0]).toBeGreaterThan(3000)
    const past = answering(429, { 'retry-after': 'Thu, 01 Jan 2026 00:00:00 GMT' })
    expect(await judged(inTurn(past, answering(200)))).toEqual({ verdict: fine(), slept: [] })
    const never = answering(429, { 'retry-after': 'soon' })
    expect(await judged(inTurn(never, answering(200)))).toEqual({ verdict: fine(), slept: [1000] })
    expect(await judged(seconds)).toMatchObject({
      verdict: unverified('the site limits the number of requests (429)'),
      slept: { length: 2 },
    })
  })

  test('row 92: is not requested again if it asks for a pause of a day', async () => {
    expect(await judged(answering(429, { 'retry-after': '86400' }))).toEqual({
      verdict: unverified('the site limits the number of requests (429)'),
      slept: [],
    })
  })

  test.each([500, 502, 503, 504])('row 93: %i is tried three times, later each time by chance', async (status) => {
    const failed = answering(status)
    expect(await judged(inTurn(failed, failed, answering(200)))).toEqual({ verdict: fine(), slept: [1000, 1000] })
    expect((await judged(failed)).verdict).toEqual(unverified(`the server answered with an error (${status})`))
  })
})

describe('a connection', () => {
  test('row 95: that never answers, or answers a byte at a time, ends in time', async () => {
    const silent = await serve(() => undefined)
    const limits = { totalTimeout: 300 }
    expect(await verdictOf(`http://site.test:${silent}/`, { limits })).toEqual(
      unverified('the server did not answer in time'),
    )
    const port = await serve((_request, response) => {
      response.writeHead(200, { 'content-type': 'text/html' })
      const drip = setInterval(() => response.write('a'), 20)
      response.on('close', () => clearInterval(drip))
    })
    expect(await verdictOf(`http://site.test:${port}/#id`, { fragments: true, limits })).toEqual(
      unverified('the server did not answer in time'),
    )
  })

  test('row 96: that is refused twice is broken', async () => {
    const port = await serve(answering(200))
    const closed = await new Promise<number>((resolve) => {
      const server = createServer().listen(0, '127.0.0.1', () => {
        const address = server.address()
        server.close(() => resolve(typeof address === 'object' && address ? address.port : port))
      })
    })
    expect(await verdictOf(`http://site.test:${closed}/`)).toEqual(broken('the host refused the connection'))
  })

  test('row 97: to a host that does not exist is broken; if that is unknown, it is not', async () => {
    const slept: number[] = []
    const environment = testEnvironment(slept)
    expect(await verdictOf('http://nowhere.test/', { environment })).toEqual(broken('the host does not exist'))
    expect(slept.filter((wait) => wait > 0)).toEqual([])
    expect(await verdictOf('http://later.test/', { environment })).toEqual(
      unverified('the host name cannot be resolved right now'),
    )
    // What may be known later is asked once more.
    expect(slept.filter((wait) => wait > 0)).toHaveLength(1)
  })

  test('that fails in this program is no answer', () => {
    const error = new Error('ours', { cause: 'this' })
    expect(() => judgeError(error)).toThrow(error)
  })

  test('that is cut off is unverified', async () => {
    const { verdict } = await judged((request) => request.socket.destroy())
    expect(verdict).toEqual(unverified('the connection failed (UND_ERR_SOCKET)'))
  })

  const FOREIGN = [
    'SSH-2.0-OpenSSH\r\n',
    'HTTP/1.1 000 OK\r\n\r\n',
    'HTTP/1.1 099 OK\r\n\r\n',
    'HTTP/9.9 200 OK\r\n\r\n',
  ]

  test.each(FOREIGN)('row 101: where it speaks another language: %j', async (answer) => {
    const server = createServer((socket) => socket.end(answer))
    onTestFinished(() => void server.close())
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const address = server.address()
    const port = typeof address === 'object' && address ? address.port : 0
    expect(await verdictOf(`http://site.test:${port}/`)).toEqual(unverified('the server does not answer in HTTP'))
  })
})

describe('a body', () => {
  const page =
    (body: string | Buffer, headers = {}): Handler =>
    (_request, response) =>
      void response.writeHead(200, { 'content-type': 'text/html', ...headers }).end(body)

  test('row 99: is not read', async () => {
    let sent = 0
    const { verdict } = await judged((_request, response) => {
      response.writeHead(200, { 'content-type': 'text/html' })
      const more = (): void => {
        while (!response.destroyed && response.write(Buffer.alloc(65_536))) sent += 65_536
      }
      response.on('drain', more)
      more()
    })
    expect(verdict).toEqual(fine())
    expect(sent).toBeLessThan(10_000_000)
  })

  test('rows 99 and 100: larger than anybody reads, also once it is unpacked, is not looked into', async () => {
    const large = unverified('the page is too large to search for the anchor')
    const plain = await serve(page('a'.repeat(3_000_000)))
    expect(await verdictOf(`http://site.test:${plain}/#x`, { fragments: true })).toEqual(large)
    const both = [`http://site.test:${plain}/`, `http://site.test:${plain}/#x`]
    const options = { userAgent: 'x', fragments: true, environment: testEnvironment() }
    expect([...(await checkAddresses(both, options)).values()]).toEqual([fine(), large])
    const bomb = await serve(page(gzipSync(Buffer.alloc(200_000_000)), { 'content-encoding': 'gzip' }))
    const before = process.memoryUsage().rss
    expect(await verdictOf(`http://site.test:${bomb}/#x`, { fragments: true })).toEqual(large)
    expect(process.memoryUsage().rss - before).toBeLessThan(150_000_000)
  })

  test.each([
    [
      'thousands of encodings',
      Array(3000).fill('br').join(),
      'the page is compressed 3000 times, so the anchor was not checked',
    ],
    ['an encoding that was not requested', 'zstd', 'the page is compressed with "zstd", so the anchor was not checked'],
    [
      'data of another format',
      'gzip',
      'the page is damaged: it cannot be decompressed (gzip), so the anchor was not checked',
    ],
    [
      'other data of another format',
      'br',
      'the page is damaged: it cannot be decompressed (br), so the anchor was not checked',
    ],
    [
      'data of other formats',
      'gzip, br',
      'the page is damaged: it cannot be decompressed (br and gzip), so the anchor was not checked',
    ],
  ])('that has %s exists, and its anchors are not checked', async (_what, encoding, why) => {
    const port = await serve(page('<h1 id="x">x</h1>', { 'content-encoding': encoding }))
    const wanted = [`http://site.test:${port}/`, `http://site.test:${port}/#x`]
    const verdicts = await checkAddresses(wanted, { userAgent: 'x', fragments: true, environment: testEnvironment() })
    expect([...verdicts.values()]).toEqual([fine(), unverified(why)])
  })

  test('that ends in the middle of its compressed data is not searched', async () => {
    const cut = gzipSync('<h1 id="x">x</h1>'.repeat(1000)).subarray(0, 60)
    const port = await serve(page(cut, { 'content-encoding': 'gzip' }))
    expect(await verdictOf(`http://site.test:${port}/#x`, { fragments: true })).toEqual(
      unverified('the page is damaged: it cannot be decompressed (gzip), so the anchor was not checked'),
    )
  })

  test('that is deflated is searched, with a header or, as browsers read it, without one', async () => {
    const words = Array.from({ length: 40_000 }, (_, index) => ((index * 2_654_435_761) % 2 ** 32).toString(36))
    const html = `${words.join(' ')}<h1 id="x">x</h1>`
    for (const packed of [deflateSync(html), deflateRawSync(html)]) {
      const port = await serve(page(packed, { 'content-encoding': 'deflate' }))
      expect(await verdictOf(`http://site.test:${port}/#x`, { fragments: true })).toEqual(fine())
    }
    const empty = await serve(page('', { 'content-encoding': 'deflate' }))
    expect(await verdictOf(`http://site.test:${empty}/#x`, { fragments: true })).toEqual(
      fine({ kind: 'no-fragment', id: 'x' }),
    )
    const cut = await serve(page(deflateRawSync(html).subarray(0, 20), { 'content-encoding': 'deflate' }))
    expect(await verdictOf(`http://site.test:${cut}/#x`, { fragments: true })).toEqual(
      unverified('the page is damaged: it cannot be decompressed (deflate), so the anchor was not checked'),
    )
  })

  test('that is compressed twice, in letters of any case, is searched', async () => {
    const twice = brotliCompressSync(gzipSync('<h1 id="x">x</h1>'))
    const port = await serve(page(twice, { 'content-encoding': 'X-GZIP, identity, br' }))
    expect(await verdictOf(`http://site.test:${port}/#x`, { fragments: true })).toEqual(fine())
  })

  test('row 102: is searched for the anchor when that is wanted, once for all of a page', async () => {
    let asked = 0
    const port = await serve((request, response) => {
      asked += 1
      page(gzipSync('<h1 ID=one>x</h1><a name="two"></a><b id=\'gr%C3%B6\'>'), { 'content-encoding': 'gzip' })(
        request,
        response,
      )
    })
    const at = (fragment: string) => `http://site.test:${port}/#${fragment}`
    const wanted = ['one', 'two', 'gr%C3%B6', 'three', 'Top', ':~:text=x', 'four:~:text=x'].map(at)
    const options = { userAgent: 'x', environment: testEnvironment(), limits: { gap: 0 } }
    const missing = (id: string): Note => ({ kind: 'no-fragment', id })
    const verdicts = await checkAddresses(wanted, { ...options, fragments: true })
    expect([...verdicts.values()]).toEqual([
      fine(),
      fine(),
      fine(),
      fine(missing('three')),
      fine(),
      fine(),
      fine(missing('four')),
    ])
    expect(asked).toBe(1)
    expect((await checkAddresses(wanted, { ...options, fragments: false })).get(at('three'))).toEqual(fine())
  })
})

test('a host in a private network is asked only where the site allows it', async () => {
  const port = await serve(answering(200))
  const address = `http://intranet.test:${port}/`
  const environment = { ...testEnvironment(), refuses: () => true }
  expect(await verdictOf(address, { environment })).toEqual(privateHost)
  const allowsPrivate = (host: string) => host === 'intranet.test'
  expect(await verdictOf(address, { environment: { ...environment, allowsPrivate } })).toEqual(fine())
})
