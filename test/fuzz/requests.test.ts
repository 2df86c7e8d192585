import { describe, expect, test } from 'vitest'
import { shared } from '../cli/portalgen.ts'
import { sendRaw } from '../cli/rawRequests.ts'
import { openServers, requestFaults } from './requestFaults.ts'

/** `npm run soak -- fuzz` sends 20,000. */
const COUNT = 150

describe('requests by chance', () => {
  const servers = shared(openServers)

  test.each(['serve', 'preview'] as const)(
    'are answered by %s, with nothing from outside the site',
    async (command) => {
      for (let seed = 1; seed <= COUNT; seed++) expect(await requestFaults(seed, servers()[command])).toEqual([])
    },
  )

  test.each(['serve', 'preview'] as const)(
    'that two servers could read differently are refused by %s',
    async (command) => {
      const { port } = servers()[command]
      const host = `Host: localhost:${port}`
      const next = `0\r\n\r\nGET /guide/ HTTP/1.1\r\n${host}\r\nConnection: close\r\n\r\n`
      const statusOf = async (lines: string[], body = ''): Promise<string[]> => {
        const answer = await sendRaw(
          port,
          `GET / HTTP/1.1\r\n${[...lines, 'Connection: close'].join('\r\n')}\r\n\r\n${body}`,
        )
        expect(answer.toLowerCase()).toContain('x-content-type-options: nosniff')
        return answer.match(/(?<=HTTP\/1\.1 )\d+/g) ?? []
      }
      expect(await statusOf([host, 'Host: evil.example'])).toEqual(['403'])
      expect(await statusOf([host, host])).toEqual(['403'])
      expect(await statusOf(['Host: localhost, evil.example'])).toEqual(['403'])
      expect(await statusOf([host, 'Content-Length: 5', 'Transfer-Encoding: chunked'], next)).toEqual(['400'])
      expect(await statusOf([host, 'Transfer-Encoding: chunked', 'Transfer-Encoding: identity'], next)).toEqual(['400'])
      expect(await statusOf([host, 'Content-Length: 0', 'Content-Length: 40'])).toEqual(['400'])
      expect(await statusOf([host, 'Transfer-Encoding : chunked'], next)).toEqual(['400'])
      expect(await statusOf([host, 'X: a', ' Host: evil.example'])).toEqual(['400'])
    },
  )
})
