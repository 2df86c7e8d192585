import { isDeepStrictEqual } from 'node:util'
import { expect, test } from 'vitest'
import { checkAddresses } from '../../src/external/checkAddresses.ts'
import type { Environment } from '../../src/external/environment.ts'
import { createSilentHosts } from '../../src/external/silentHosts.ts'
import { fine, unverified } from '../../src/model/verdict.ts'
import { type Handler, serve, testEnvironment } from './server.ts'

/** Takes down how it is asked; answers nobody until so many have asked at once. */
function watching(wanted: number) {
  const seen = { most: 0, now: 0, requests: 0 }
  const waiting: (() => void)[] = []
  const handler: Handler = (_request, response) => {
    seen.now += 1
    seen.most = Math.max(seen.most, seen.now)
    seen.requests += 1
    const answer = (): void => {
      if (response.writableEnded) return
      seen.now -= 1
      response.end()
    }
    waiting.push(answer)
    if (seen.most >= wanted && (seen.now >= wanted || seen.requests > wanted))
      for (const each of waiting.splice(0)) each()
  }
  return { seen, handler }
}

/** A clock that only moves when somebody sleeps: to the time when the first of all who sleep wakes up. */
function clockedEnvironment(): Environment {
  let now = 0
  const sleepers: { until: number; wake: () => void }[] = []
  const wakeFirst = (): void => {
    const [first, ...others] = sleepers.toSorted((a, b) => a.until - b.until)
    if (!first) return
    sleepers.splice(0, sleepers.length, ...others)
    now = Math.max(now, first.until)
    first.wake()
  }
  const sleep = (milliseconds: number): Promise<void> =>
    new Promise((wake) => {
      sleepers.push({ until: now + milliseconds, wake })
      setImmediate(wakeFirst)
    })
  return { ...testEnvironment(), now: () => now, sleep }
}

test('row 106: a host is asked for four at a time, and never twice at once', async () => {
  const { seen, handler } = watching(4)
  const port = await serve(handler)
  const addresses = Array.from({ length: 12 }, (_, index) => `http://site.test:${port}/${index}`)
  const environment = clockedEnvironment()
  const verdicts = await checkAddresses(addresses, {
    userAgent: 'x',
    fragments: false,
    environment,
    limits: { gap: 50 },
  })
  expect([...verdicts.values()]).toEqual(addresses.map(() => fine()))
  expect(seen.most).toBe(4)
  expect(environment.now()).toBeGreaterThanOrEqual(11 * 50)
})

test('many hosts are asked at once, though not all, and the progress is reported', async () => {
  const { seen, handler } = watching(20)
  const ports = await Promise.all(Array.from({ length: 50 }, () => serve(handler)))
  const addresses = ports.flatMap((port) => [1, 2, 3, 4].map((page) => `http://127.0.0.1:${port}/${page}`))
  const told: number[] = []
  const options = { userAgent: 'x', fragments: false, environment: testEnvironment(), limits: { gap: 0 } }
  const verdicts = await checkAddresses(addresses, { ...options, onProgress: (done, total) => told.push(done / total) })
  expect([...verdicts.values()].every(({ kind }) => kind === 'fine')).toBe(true)
  expect(seen.most).toBeGreaterThanOrEqual(20)
  expect(seen.most).toBeLessThanOrEqual(32)
  expect(told).toEqual(addresses.map((_, index) => (index + 1) / addresses.length))
})

test('a host that does not answer is asked a few times, and not for each of its pages', async () => {
  let asked = 0
  const port = await serve(() => {
    asked += 1
  })
  const addresses = Array.from({ length: 24 }, (_, index) => `http://site.test:${port}/${index}`)
  const options = { userAgent: 'x', fragments: false, environment: testEnvironment() }
  const verdicts = await checkAddresses(addresses, { ...options, limits: { gap: 0, totalTimeout: 200 } })
  // Those that were on their way, and some of them once more.
  expect(asked).toBeLessThanOrEqual(12)
  const spared = unverified('the server did not answer other requests in time')
  expect([...verdicts.values()].filter((verdict) => isDeepStrictEqual(verdict, spared)).length).toBeGreaterThan(11)
  expect([...verdicts.values()].every(({ kind }) => kind === 'unverified')).toBe(true)
})

test('a host that is only slow at times is asked for all of its pages', async () => {
  const port = await serve((request, response) => void (/[05]$/.test(request.url ?? '') || response.end()))
  const addresses = Array.from({ length: 12 }, (_, index) => `http://site.test:${port}/${index}`)
  const options = { userAgent: 'x', fragments: false, environment: testEnvironment() }
  const verdicts = await checkAddresses(addresses, { ...options, limits: { gap: 0, perHost: 1, totalTimeout: 200 } })
  expect([...verdicts.values()].filter(({ kind }) => kind === 'fine')).toHaveLength(9)
})

test('a host that asks for patience gets it for all of its pages', async () => {
  let refused = 0
  const port = await serve((_request, response) => {
    refused += 1
    if (refused === 1) response.writeHead(429, { 'retry-after': '7' })
    response.end()
  })
  const slept: number[] = []
  const clock = clockedEnvironment()
  const sleep = (milliseconds: number): Promise<void> => {
    slept.push(milliseconds)
    return clock.sleep(milliseconds)
  }
  const addresses = [1, 2, 3].map((page) => `http://site.test:${port}/${page}`)
  const limits = { gap: 50, perHost: 1 }
  await checkAddresses(addresses, { userAgent: 'x', fragments: false, environment: { ...clock, sleep }, limits })
  // The second page waits for its turn, and is then told of the pause.
  expect(slept).toEqual([50, 6950, 50, 50])
})

test('a host that lets every request wait is given up', async () => {
  let asked = 0
  const port = await serve((_request, response) => {
    asked += 1
    response.writeHead(429, { 'retry-after': '30' }).end()
  })
  const environment = clockedEnvironment()
  const addresses = Array.from({ length: 100 }, (_, index) => `http://site.test:${port}/${index}`)
  const options = { userAgent: 'x', fragments: false, environment }
  const verdicts = await checkAddresses(addresses, { ...options, limits: { gap: 0 } })
  expect(asked).toBeLessThan(20)
  expect(environment.now()).toBeLessThan(10 * 60_000)
  expect([...verdicts.values()]).toContainEqual(unverified('the server repeatedly asked to retry later'))
})

test('a host is given up after three time-outs in a row, or ten with fewer than four answers for each', () => {
  const late = 'the server did not answer other requests in time'
  const silent = createSilentHosts()
  const after = (...hosts: string[]): (string | undefined)[] => {
    for (const host of hosts) silent.noteTimeout(host)
    return hosts.map((host) => silent.givenUp(host))
  }
  expect([after('a'), after('a'), after('a')]).toEqual([[undefined], [undefined], [late]])
  for (let round = 0; round < 9; round += 1) {
    after('slow', 'slower')
    for (const host of ['slow', 'slow', 'slow', 'slow', 'slower', 'slower', 'slower', 'slower']) silent.noteAnswer(host)
  }
  for (const host of ['slow', 'slow', 'slow', 'slow', 'slower', 'slower', 'slower']) silent.noteAnswer(host)
  expect(after('slow', 'slower')).toEqual([undefined, late])
})

test('a host that answers between time-outs is given up when they are most of what it does', async () => {
  let asked = 0
  const port = await serve((request, response) => {
    asked += 1
    if (!/hang/.test(request.url ?? '')) response.writeHead(302, { location: `/hang${asked}` }).end()
  })
  const addresses = Array.from({ length: 40 }, (_, index) => `http://site.test:${port}/${index}`)
  const options = { userAgent: 'x', fragments: false, environment: testEnvironment() }
  await checkAddresses(addresses, { ...options, limits: { gap: 0, perHost: 1, totalTimeout: 50 } })
  expect(asked).toBeLessThan(60)
})

test('rows 73 and 75: addresses that differ in spelling or fragment are asked for once', async () => {
  const asked: (string | undefined)[] = []
  const port = await serve(({ url, headers }, response) => {
    asked.push(`${headers.host}${url}`)
    response.end()
  })
  const addresses = [`HTTP://Site.TEST:${port}/a`, `http://site.test:${port}/a#one`, `http://site.test:${port}/./a#two`]
  const verdicts = await checkAddresses(addresses, { userAgent: 'x', fragments: false, environment: testEnvironment() })
  expect(asked).toEqual([`site.test:${port}/a`])
  expect([...verdicts]).toEqual(addresses.map((address) => [address, fine()]))
})
