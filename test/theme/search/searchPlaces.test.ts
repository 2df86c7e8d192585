import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forgetPlaces, frequentPlaces, rememberPlace } from '../../../theme/search/searchPlaces.ts'

const KEY = 'portalgen.search.places'
let stored = new Map<string, string>()

const HOST = 'https://example.com'
const NAVIGATION = [
  { href: `${HOST}/docs/`, textContent: 'Documentation' },
  { href: `${HOST}/api/`, textContent: 'API' },
  { href: `${HOST}/docs/`, textContent: 'The documentation' },
  { href: 'https://www.example.com/', textContent: 'Main site' },
]

beforeEach(() => {
  stored = new Map()
  vi.stubGlobal('location', new URL(`${HOST}/here/`))
  vi.stubGlobal('document', { querySelectorAll: () => NAVIGATION })
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  })
})

afterEach(() => vi.unstubAllGlobals())

const labels = (): string[] => frequentPlaces().map(({ label }) => label)

const open = (...names: string[]): void => {
  for (const name of names) rememberPlace({ href: `/${name}/`, label: name })
}

test('a new reader can go to the pages of the navigation, each once', () => {
  expect(labels()).toEqual(['Documentation', 'API'])
})

test('pages that were opened come first: the most frequent, then the latest', () => {
  open('a', 'b', 'c', 'a', 'docs')
  expect(labels()).toEqual(['a', 'docs', 'c', 'b', 'API'])
})

test('six places are shown, and not the page that is open', () => {
  open('a', 'b', 'here', 'c', 'd', 'e')
  expect(labels()).toEqual(['e', 'd', 'c', 'b', 'a', 'Documentation'])
})

test('twenty are remembered, and nothing once they are forgotten', () => {
  open(...Array.from({ length: 25 }, (_, number) => `p${number}`))
  expect(JSON.parse(stored.get(KEY) ?? '')).toHaveLength(20)
  forgetPlaces()
  expect([...stored.keys()]).toEqual([])
})

test.each([
  '{',
  'null',
  '{"0":1}',
  '[1,null,{"href":"/a/"},{"href":1,"label":"a","times":1}]',
  '[{"href":"javascript:alert(1)","label":"a","times":9},{"href":"https://evil.example/","label":"a","times":9}]',
  '[{"href":"//evil.example","label":"a","times":9},{"href":"http://[","label":"a","times":9}]',
])('what is stored may be anything, and leads nowhere else: %s', (text) => {
  stored.set(KEY, text)
  expect(labels()).toEqual(['Documentation', 'API'])
})
