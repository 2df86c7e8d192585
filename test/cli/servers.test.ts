import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { startPreview } from '../../src/serve/previewServer.ts'
import { type AtEnd, folderWith } from '../disk/folder.ts'
import { builtSite, eventually, leftovers, portalgen, portOf, SITE, serveHere, shared, start } from './portalgen.ts'

type Answer = { status: number; headers: string; body: string }

/** One request, as it is written: no client tidies its path or its host. */
function ask(
  port: number,
  path: string,
  { method = 'GET', host = `localhost:${port}`, more = '' } = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1')
    let text = ''
    socket.on('data', (chunk) => (text += chunk))
    socket.on('error', reject)
    socket.on('close', () => {
      const [headers = '', body = ''] = text.split(/\r\n\r\n([\s\S]*)/, 2)
      resolve({ status: Number(headers.split(' ')[1]), headers: headers.toLowerCase(), body })
    })
    socket.write(`${method} ${path} HTTP/1.1\r\nHost: ${host}\r\n${more}Connection: close\r\n\r\n`)
  })
}

/** A server of the smallest site, once it says where it listens. */
async function serving(command: 'serve' | 'preview', atEnd?: AtEnd) {
  const { folder } = builtSite(atEnd)
  return { ...(await serveHere(folder, command, { atEnd })), folder }
}

/** The server of `preview`, in this process. @returns its port */
async function previewing(folder: string): Promise<number> {
  const { address, close } = await startPreview({
    folder: join(folder, 'dist'),
    baseUrl: '/',
    host: 'localhost',
    port: 0,
  })
  onTestFinished(close)
  return Number(new URL(address).port)
}

describe.each(['serve', 'preview'] as const)('%s', (command) => {
  const server = shared((atEnd) => serving(command, atEnd))

  test('answers 1,000 requests at once', async () => {
    const { port } = server()
    const answers = await Promise.all(Array.from({ length: 1000 }, (_, at) => ask(port, at % 2 ? '/' : '/guide/')))
    expect(answers.filter(({ status, body }) => status !== 200 || !body.includes('</html>'))).toEqual([])
  })

  test('answers pages, files, HEAD and unknown addresses', async () => {
    const { port, text } = server()
    expect(text()).not.toContain('is taken')
    const home = await ask(port, '/')
    expect(home).toMatchObject({ status: 200, body: expect.stringContaining('<h1 id="home">Home</h1>') })
    expect(home.headers).toMatch(/content-type: text\/html; ?charset=utf-8/)
    expect(await ask(port, '/guide/?query=1')).toMatchObject({
      status: 200,
      body: expect.stringContaining('<h1 id="guide">Guide</h1>'),
    })
    const missing = await ask(port, '/missing/')
    expect(missing).toMatchObject({ status: 404, body: expect.stringContaining('Page not found') })
    expect(await ask(port, '/', { method: 'HEAD' })).toMatchObject({ status: 200, body: '' })
    expect(await ask(port, '/missing', { method: 'HEAD' })).toMatchObject({ status: 404, body: '' })
    const style = /href="(\/assets\/[^"]*\.css)"/.exec(home.body)?.[1] ?? ''
    expect(await ask(port, style)).toMatchObject({ status: 200, headers: expect.stringContaining('text/css') })
    expect(await ask(port, '/sitemap.xml')).toMatchObject({ status: 200, body: expect.stringContaining('<urlset') })
  })

  test('leads from an address without its slash to the page', async () => {
    const { port } = server()
    const answer = await ask(port, '/guide')
    expect(answer).toMatchObject({ status: 308, headers: expect.stringContaining('\r\nlocation: /guide/\r\n') })
  })

  test('answers this machine only', async () => {
    const { port } = server()
    for (const host of ['evil.com', `evil.com:${port}`, 'localhost.evil.com', 'localhost@evil.com', '']) {
      expect(await ask(port, '/', { host }), host).toMatchObject({ body: expect.not.stringContaining('Home') })
      expect((await ask(port, '/', { host })).status, host).toBeGreaterThanOrEqual(400)
    }
    expect(await ask(port, '/', { host: `127.0.0.1:${port}` })).toMatchObject({ status: 200 })
    expect(await ask(port, '/', { more: 'Origin: https://evil.com\r\n' })).toMatchObject({ status: 403 })
  })

  test('gives away nothing, whatever the path, and goes on', async () => {
    const { port, folder, text } = server()
    writeFileSync(join(folder, 'dist-secret'), 'SECRET')
    const paths = [
      '/..%2f..%2fetc/passwd',
      '/../../../../../../etc/passwd',
      '/%2e%2e/%2e%2e/%2e%2e/%2e%2e/etc/passwd',
      '/..%5c..%5cetc/passwd',
      '/../dist-secret',
      '/..%2fdist-secret',
      '/../content/site.yaml',
      '/.portalgen',
      '/%',
      '/%c0%af',
      '/%00',
      '//evil.com/',
      '//evil.com/%2f..',
      '/\\evil.com',
      'http://evil.com/',
      '*',
      `/${'a'.repeat(8000)}`,
    ]
    for (const path of paths) {
      const { status, headers, body } = await ask(port, path)
      expect(status, path).toBeGreaterThanOrEqual(400)
      expect(status, path).toBeLessThan(500)
      expect(headers, path).not.toContain('location:')
      expect(body, path).not.toMatch(/root:[^:]*:0:|SECRET|madeBy|developer\.example\.com\/portal$/)
    }
    await ask(port, '/', { more: 'Range: bytes=5-2\r\n' }).catch(() => {})
    expect((await ask(port, '/')).status).toBe(200)
    expect(text()).not.toContain('    at ')
  })

  test('takes the next port when one is taken, and ends while a browser is connected', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    await new Promise((resolve) => other.once('listening', resolve))
    onTestFinished(() => void other.close())
    const address = other.address() as AddressInfo
    const { folder } = builtSite()
    const { child, ended, text } = start(folder, [command, '--port', String(address.port)])
    const port = await portOf(text)
    expect(port).toBeGreaterThan(address.port)
    expect(text()).toContain(`port ${address.port} is in use\n`)
    const open = connect(port, '127.0.0.1')
    open.on('error', () => {})
    await new Promise((resolve) => open.once('connect', resolve))
    child.kill('SIGINT')
    expect(await ended).toEqual({ code: 0, signal: null })
  })
})

/** Listens to the events of `serve` until the test is over. */
function listenFor(port: number): () => string {
  const socket = connect(port, '127.0.0.1')
  onTestFinished(() => void socket.destroy())
  let text = ''
  socket.on('data', (chunk) => (text += chunk))
  socket.on('error', () => {})
  socket.write(`GET /@portalgen/events HTTP/1.1\r\nHost: localhost:${port}\r\n\r\n`)
  return () => text
}

const reloads = (events: string): number => events.split('event: change').length - 1

test('serve shows an edit, a new page and a draft, and tells open pages', async () => {
  const { folder, port } = await serving('serve')
  const events = listenFor(port)
  await eventually(() => events().includes('text/event-stream'), 'the connection')
  writeFileSync(join(folder, 'content', 'guide.md'), '# Guide\n\nEdited.\n')
  await eventually(() => reloads(events()) >= 1, 'the event')
  expect((await ask(port, '/guide/')).body).toContain('Edited.')
  const before = reloads(events())
  writeFileSync(join(folder, 'content', 'new.md'), '---\ndraft: true\n---\n# New\n')
  await eventually(() => reloads(events()) > before, 'the event')
  expect((await ask(port, '/new/')).body).toContain('<h1 id="new">New</h1>')
})

test('serve outlives a configuration that is broken or gone, and files that are gone', async () => {
  const { folder, port, text } = await serving('serve')
  const config = join(folder, 'content', 'site.yaml')
  writeFileSync(config, 'title: [')
  await eventually(() => text().includes('invalid-yaml'), 'the problem')
  expect((await ask(port, '/')).body).toContain('<h1 id="home">Home</h1>')
  writeFileSync(config, 'title: Anew\nurl: https://developer.example.com\n')
  await eventually(() => text().split(' pages in ').length > 2, 'the next reading')
  expect((await ask(port, '/')).body).toContain('Anew')
  rmSync(config)
  await eventually(
    () => text().includes('portalgen: the configuration "content/site.yaml" cannot be read'),
    'the message',
  )
  expect((await ask(port, '/')).body).toContain('Anew')
})

test('preview follows a new build, and outlives one that is gone', async () => {
  const { folder } = builtSite()
  const port = await previewing(folder)
  writeFileSync(join(folder, 'content', 'a & ü+b.md'), '# Signs')
  expect((await portalgen(folder, ['build', '--quiet'])).code).toBe(0)
  expect((await ask(port, '/a%20%26%20%C3%BC%2Bb/')).body).toContain('<h1 id="signs">Signs</h1>')
  expect((await ask(port, '/a%20%26%20%C3%BC%2Bb')).headers).toContain('location: /a%20%26%20%c3%bc%2bb/')
  rmSync(join(folder, 'dist'), { recursive: true })
  expect(await ask(port, '/')).toMatchObject({ status: 404, body: expect.stringContaining('Page not found') })
  expect((await portalgen(folder, ['build', '--quiet'])).code).toBe(0)
  expect((await ask(port, '/')).status).toBe(200)
})

test('preview serves the site that a killed build moved aside, and one whose redirects cannot be read', async () => {
  const { folder } = builtSite()
  renameSync(join(folder, 'dist'), join(folder, '.dist.portalgen-old-999999999'))
  mkdirSync(join(folder, '.dist.portalgen-old-999999999', '_redirects'))
  const { port } = await serveHere(folder, 'preview')
  expect((await ask(port, '/')).status).toBe(200)
  expect(leftovers(folder)).toEqual([])
})

test('preview leads on as hosts do, and lets browsers keep what never changes', async () => {
  const folder = folderWith({
    ...SITE,
    'content/site.yaml': `${String(SITE['content/site.yaml'])}redirects: { /old/: '/guide/#x' }\n`,
    'content/guide.md': '# Guide\n\n## X',
  })
  expect((await portalgen(folder, ['build', '--quiet'])).code).toBe(0)
  const port = await previewing(folder)
  for (const path of ['/old/', '/old']) {
    const { status, headers } = await ask(port, path)
    expect({ path, status, location: /location: (\S+)/.exec(headers)?.[1] }).toEqual({
      path,
      status: 301,
      location: '/guide/#x',
    })
  }
  const script = /data-module="(\/assets\/portal-[^"]+)"/.exec((await ask(port, '/')).body)?.[1] ?? ''
  expect((await ask(port, script)).headers).toContain('cache-control: public, max-age=31536000, immutable')
  expect((await ask(port, '/guide/')).headers).not.toContain('immutable')
})

test('preview compresses texts for those who take it, and no part of one', async () => {
  const { folder } = builtSite()
  const port = await previewing(folder)
  writeFileSync(join(folder, 'dist', 'long.txt'), 'Text. '.repeat(1000))
  const gzip = { more: 'Accept-Encoding: gzip\r\n' }
  const packed = await ask(port, '/long.txt', gzip)
  expect(packed.headers).toContain('content-encoding: gzip')
  expect(packed.headers).toContain('vary: accept-encoding')
  expect(packed.body.length).toBeLessThan(1000)
  expect((await ask(port, '/long.txt')).headers).not.toContain('content-encoding')
  const part = await ask(port, '/long.txt', { more: 'Accept-Encoding: gzip\r\nRange: bytes=0-3\r\n' })
  expect(part).toMatchObject({ status: 206, body: 'Text' })
})

const CODE = '<span class="tok-keyword">let</span> a = <span class="tok-constant">7</span>'

test('serve shows a page of a large site before all of it is read, with colours', async () => {
  const pages = Array.from({ length: 300 }, (_, n): [string, string] => [
    `content/p/page-${n}.md`,
    `# Page ${n}\n\n\`\`\`js\nlet a = ${n}\n\`\`\`\n`,
  ])
  const folder = folderWith({ ...SITE, ...Object.fromEntries(pages) })
  const { text, port } = await stillReading(folder)
  const early = await ask(port, '/p/page-7/')
  expect(early).toMatchObject({ status: 200, body: expect.stringContaining(CODE) })
  expect(early.body).toContain('Page 8')
  // What is not known yet is waited for.
  expect(await ask(port, '/search.json')).toMatchObject({ status: 200 })
  expect(text()).toMatch(/\d+ pages in \d+ ms/)
  expect((await ask(port, '/p/page-7/')).body).toContain(CODE)
})

/** A server that has not read all of its site yet. On a busy machine one may have done so before that is seen. */
async function stillReading(folder: string) {
  for (let attempt = 1; ; attempt += 1) {
    const { child, ended, text } = start(folder, ['serve', '--port', '0', '--no-cache'])
    const port = await portOf(text)
    if (!text().includes('304 pages in')) return { text, port }
    expect(attempt, 'all was read at first').toBeLessThan(10)
    child.kill('SIGKILL')
    await ended
  }
}
