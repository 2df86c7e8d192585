import { expect, test, vi } from 'vitest'
import { prefetch } from '../../../theme/navigation/prefetch.ts'

/** As much of a link as prefetching touches. */
class FakeLink {
  readonly target = ''
  readonly href: string
  readonly attributes: string[]
  constructor(path: string, ...attributes: string[]) {
    this.href = `https://developer.example.com${path}`
    this.attributes = attributes
  }
  matches(selectors: string): boolean {
    return this.attributes.some((name) => selectors.includes(`[${name}]`))
  }
  closest(): this {
    return this
  }
}

test('a page is prefetched when its link is hovered, but not a file to save, and no link that is known to be broken', () => {
  const hovered: ((event: { target: FakeLink }) => void)[] = []
  vi.stubGlobal('HTMLAnchorElement', FakeLink)
  vi.stubGlobal('Element', FakeLink)
  vi.stubGlobal('location', { href: 'https://developer.example.com/' })
  vi.stubGlobal('navigator', {})
  vi.stubGlobal('addEventListener', (type: string, listener: (event: { target: FakeLink }) => void) => {
    if (type === 'pointerover') hovered.push(listener)
  })
  const asked: string[] = []
  const source = {
    load: () => Promise.reject(new Error('nothing is opened')),
    forget: () => undefined,
    prefetch: ({ pathname }: URL) => Promise.resolve(void asked.push(pathname)),
  }
  prefetch(source, { has: () => true })
  for (const link of [
    new FakeLink('/guide/'),
    new FakeLink('/a.zip', 'download'),
    new FakeLink('/gone/', 'data-broken'),
  ])
    for (const hover of hovered) hover({ target: link })
  expect(asked).toEqual(['/guide/'])
})
