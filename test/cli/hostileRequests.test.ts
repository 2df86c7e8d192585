import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { type AtEnd, folderWith } from '../disk/folder.ts'
import { portalgen, SITE, serveHere, shared } from './portalgen.ts'
import { callers, MALFORMED, RAW_TARGETS, sendRaw } from './rawRequests.ts'

const CANARY = 'CANARY-7f3a'

/** A site among files that are nobody's business. */
async function serving(command: 'serve' | 'preview', atEnd: AtEnd) {
  const parent = folderWith(
    {
      ...Object.fromEntries(Object.entries(SITE).map(([path, text]) => [`site/${path}`, text])),
      'site/content/_draft.md': CANARY,
      'site/canary.txt': CANARY,
      'site/.env': CANARY,
      'site/.git/config': CANARY,
      'site-secret/canary.txt': CANARY,
      'canary.txt': CANARY,
    },
    atEnd,
  )
  const folder = join(parent, 'site')
  if (command === 'preview') expect((await portalgen(folder, ['build', '--quiet'])).code).toBe(0)
  return serveHere(folder, command, { atEnd })
}

const statusOf = (answer: string): number => Number(answer.split(' ')[1])

/** The page that says that there is none is ours; anything else must not be there. */
const isOfTheSite = (answer: string): boolean => !/CANARY|root:.*:0:|madeBy|\[core\]|^title: Portal/m.test(answer)

describe.each(['serve', 'preview'] as const)('%s', (command) => {
  const server = shared((atEnd) => serving(command, atEnd))

  test('400 raw requests get no byte from outside of the site, no 500, and end nothing', async () => {
    const { port, text } = server()
    expect(RAW_TARGETS.length).toBeGreaterThanOrEqual(400)
    for (const target of RAW_TARGETS) {
      const answer = await sendRaw(
        port,
        `GET ${target} HTTP/1.1\r\nHost: localhost:${port}\r\nConnection: close\r\n\r\n`,
      )
      expect(isOfTheSite(answer), target).toBe(true)
      expect(answer === '' || statusOf(answer) < 500, `${target}: ${answer.slice(0, 40)}`).toBe(true)
      const location = /^location: (.*)$/im.exec(answer)?.[1] ?? '/'
      expect(location, target).toMatch(/^\/(?![/\\])/)
    }
    for (const request of MALFORMED(port)) {
      const answer = await sendRaw(port, request)
      expect(isOfTheSite(answer), request.slice(0, 60)).toBe(true)
      expect(answer === '' || statusOf(answer) < 500, `${request.slice(0, 60)}: ${answer.slice(0, 40)}`).toBe(true)
    }
    const home = await sendRaw(port, `GET / HTTP/1.1\r\nHost: localhost:${port}\r\nConnection: close\r\n\r\n`)
    expect(home).toContain('<h1 id="home">Home</h1>')
    expect(text()).not.toContain('    at ')
  })

  test('60 combinations of Host, Origin and Sec-Fetch are answered or refused', async () => {
    const { port } = server()
    expect(callers(port)).toHaveLength(60)
    for (const path of command === 'serve' ? ['/', '/@portalgen/live.js'] : ['/']) {
      for (const { headers, allowed } of callers(port)) {
        const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
        const answer = await sendRaw(port, `GET ${path} HTTP/1.1\r\n${lines.join('')}Connection: close\r\n\r\n`)
        const shown = `${path} ${JSON.stringify(headers)}`
        if (allowed) expect(statusOf(answer), shown).toBe(200)
        else expect([400, 403], shown).toContain(statusOf(answer))
        expect(answer, shown).not.toMatch(/^access-control-/im)
      }
    }
  })

  test('every answer says how browsers are to treat it, a refusal too', async () => {
    const { port } = server()
    const paths = ['/', '/missing/', '/sitemap.xml', '/@portalgen/problems', '/guide', '/%', '//evil.example/']
    const asked = paths.map((path) => `GET ${path} HTTP/1.1\r\nHost: localhost:${port}\r\nConnection: close\r\n\r\n`)
    for (const request of [...asked, ...MALFORMED(port)]) {
      const answer = await sendRaw(port, request)
      const [head = ''] = answer.toLowerCase().split('\r\n\r\n')
      expect(head, request.slice(0, 60)).toContain('x-content-type-options: nosniff')
      expect(head, request.slice(0, 60)).toContain('x-frame-options: sameorigin')
      expect(head, request.slice(0, 60)).toContain('cross-origin-resource-policy: same-origin')
      expect(head, request.slice(0, 60)).toContain('referrer-policy: no-referrer')
    }
  })
})
