import { expect, test } from 'vitest'
import { redirectEnds } from '../../src/check/redirectEnds.ts'
import type { Redirect } from '../../src/model/redirect.ts'
import { type Route, route, sourcePath } from '../../src/model/route.ts'

/** Notes how often it is asked. */
class CountedPages extends Map<Route, Redirect> {
  asked = 0
  override get(at: Route): Redirect | undefined {
    this.asked += 1
    return super.get(at)
  }
}

function redirects(lines: [from: string, to: string][]) {
  const place = { file: sourcePath('content/site.yaml'), line: 1, column: 1 }
  return new CountedPages(lines.map(([from, to]) => [route(from), { from, to, place }]))
}

test('redirects that lead to one another end where the last leads, and those in a loop nowhere', () => {
  const chain: [string, string][] = [
    ['/a/', '/b/#x'],
    ['/b/', 'https://example.com/'],
    ['/c/', '/d/'],
    ['/d/', '/e/'],
    ['/e/', '/d/'],
    ['/f/', '/g/?q#y'],
  ]
  for (const lines of [chain, chain.toReversed()]) {
    const pages = redirects(lines)
    const endOf = redirectEnds({ pages, anchors: new Map() })
    expect(Object.fromEntries([...pages].map(([from, redirect]) => [from, endOf(redirect)]))).toEqual({
      ...{ '/a/': 'https://example.com/', '/b/': 'https://example.com/' },
      ...{ '/c/': undefined, '/d/': undefined, '/e/': undefined, '/f/': '/g/?q#y' },
    })
  }
})

test('a chain of redirects is followed once, and not from each of them', () => {
  const pages = redirects(Array.from({ length: 1000 }, (_, index) => [`/r${index}/`, `/r${index + 1}/`]))
  const endOf = redirectEnds({ pages, anchors: new Map() })
  expect([...pages.values()].map(endOf).every((end) => end === '/r1000/')).toBe(true)
  expect(pages.asked).toBeLessThan(4000)
})
