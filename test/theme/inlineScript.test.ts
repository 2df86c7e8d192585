import { runInNewContext, Script } from 'node:vm'
import { expect, test } from 'vitest'
import { fileHref } from '../../src/model/route.ts'
import { de } from '../../src/model/texts/de.ts'
import { en } from '../../src/model/texts/en.ts'
import type { InlineScriptFacts } from '../../src/model/theme.ts'
import { inlineScript } from '../../theme/inline/inlineScript.ts'

const FACTS: InlineScriptFacts = {
  part: 'all',
  files: { preloads: [], font: undefined },
  texts: en,
  announcementId: undefined,
  hasFont: false,
  hasForeign: false,
  consent: [],
  colorMode: { default: 'light', respectSystem: false, switch: true },
  baseUrlBanner: undefined,
  addresses: undefined,
}

type Browser = {
  stored?: Record<string, string>
  denied?: boolean
  systemIsDark?: boolean
  scriptRan?: boolean
  styled?: boolean
  pathname?: string
  font?: string
  seen?: boolean
}

type PaintList = { getEntriesByName: (name: string) => string[] }

/** As much of an element as the script touches. */
class FakeElement {
  readonly attributes: Record<string, string> = {}
  readonly tagName: string
  constructor(tagName = 'DIV') {
    this.tagName = tagName
  }
  readonly style: Record<string, string> = {}
  readonly children: (FakeElement | string)[] = []
  own = ''
  id = ''
  noModule = false
  src = ''
  nextElementSibling: FakeElement | undefined
  onload: (() => void) | undefined
  onerror: (() => void) | undefined
  setAttribute(name: string, value: string): void {
    this.attributes[name] = value
  }
  hasAttribute(name: string): boolean {
    return name in this.attributes
  }
  removeAttribute(name: string): void {
    delete this.attributes[name]
  }
  getAttribute(name: string): string | null {
    return this.attributes[name] ?? null
  }
  appendChild(child: FakeElement | string): void {
    this.children.push(child)
  }
  insertBefore(child: FakeElement): void {
    this.children.unshift(child)
  }
  get firstChild(): undefined {
    return undefined
  }
  set textContent(text: string) {
    this.own = text
  }
  get text(): string {
    return this.own + this.children.map((child) => (typeof child === 'string' ? child : child.text)).join('')
  }
}

class FakeFontFace {
  readonly source: string
  constructor(family: string, bytes: Uint8Array, { weight }: { weight: string }) {
    this.source = `${family} ${weight} ${bytes.join(',')}`
  }
}

/** Runs the script as a browser would in a tab that nobody sees, unless it is `seen`, up to the load event when `load` is called. */
function run(facts: Partial<InlineScriptFacts>, browser: Browser = {}) {
  const root = new FakeElement()
  const [head, body, own] = [new FakeElement(), new FakeElement(), new FakeElement()]
  own.attributes['data-module'] = '/assets/portal.js'
  const next = new FakeElement('SCRIPT')
  next.src = '/assets/first.js'
  own.nextElementSibling = next
  const whenLeft: (() => void)[] = []
  if (browser.font) own.attributes['data-font'] = browser.font
  const shownFonts: string[] = []
  const listeners: (() => void)[] = []
  const whenRead: (() => void)[] = []
  const whenPressed: ((event: object) => void)[] = []
  const warnings: string[] = []
  const kept: Record<string, string> = {}
  let reloads = 0
  let painted = (_: PaintList): void => {}
  const getItem = (key: string): string | null => {
    if (browser.denied) throw new Error('denied')
    return browser.stored?.[key] ?? null
  }
  const document = {
    documentElement: root,
    head,
    body,
    own,
    currentScript: own,
    fonts: { add: ({ source }: FakeFontFace) => shownFonts.push(source) },
    hidden: !browser.seen,
    readyState: 'loading',
    addEventListener: (_: 'DOMContentLoaded', listener: () => void) => whenRead.push(listener),
    createElement: () => new FakeElement(),
    createTextNode: (text: string) => text,
    querySelector: (wanted: string) => (wanted === 'script[data-module]' ? own : { href: '/assets/portal.css' }),
  }
  const window: Record<string, unknown> = {
    document,
    console: { warn: (text: string) => warnings.push(text) },
    navigator: { onLine: true },
    sessionStorage: {
      getItem: (key: string) => {
        if (browser.denied) throw new Error('denied')
        return kept[key] ?? null
      },
      setItem: (key: string, value: string) => {
        kept[key] = value
      },
    },
    localStorage: { getItem },
    FontFace: FakeFontFace,
    PerformanceObserver: class {
      static readonly supportedEntryTypes = ['paint']
      constructor(callback: typeof painted) {
        painted = callback
      }
      observe(): void {}
    },
    Uint8Array,
    location: { pathname: browser.pathname ?? '/', reload: () => (reloads += 1) },
    matchMedia: () => ({ matches: browser.systemIsDark ?? false }),
    getComputedStyle: () => ({ getPropertyValue: () => (browser.styled ? ' loaded' : '') }),
    addEventListener: (name: string, listener: () => void) => {
      if (name === 'beforeunload') whenLeft.push(listener)
      if (name === 'load') listeners.push(listener)
      if (name === 'keydown') whenPressed.push(listener)
    },
  }
  window['window'] = window
  runInNewContext(inlineScript({ ...FACTS, ...facts }), window)
  const read = (): void => {
    document.readyState = 'interactive'
    for (const listener of whenRead.splice(0)) listener()
  }
  const [scripts] = [head.children]
  const load = (): void => {
    read()
    if (browser.scriptRan) window['portalgen'] = {}
    for (const script of scripts) {
      if (typeof script === 'string') continue
      if (browser.scriptRan) script.onload?.()
      else script.onerror?.()
    }
    for (const listener of listeners) listener()
  }
  const press = (...keys: (string | object)[]): string | undefined => {
    for (const key of keys) {
      const event = { target: body, preventDefault() {}, ...(typeof key === 'string' ? { key } : key) }
      for (const listener of whenPressed) listener(event)
    }
    return root.attributes['data-early-search']
  }
  const paint = (...names: string[]): void =>
    painted({ getEntriesByName: (wanted) => names.filter((name) => name === wanted) })
  return {
    attributes: root.attributes,
    body,
    own,
    head,
    read,
    load,
    paint,
    press,
    warnings,
    leave: () => {
      for (const listener of whenLeft) listener()
    },
    shownFonts,
    reloads: () => reloads,
  }
}

const themeOf = (colorMode: Partial<InlineScriptFacts['colorMode']>, browser?: Browser): (string | undefined)[] => {
  const { attributes } = run({ colorMode: { ...FACTS.colorMode, ...colorMode } }, browser)
  return [attributes['data-theme'], attributes['data-theme-choice']]
}

const COLOR_MODE = 'portalgen.color-mode'

test('without a stored choice the default colour mode holds, whatever the system prefers', () => {
  expect(themeOf({}, { systemIsDark: true })).toEqual(['light', 'light'])
  expect(themeOf({ default: 'dark' })).toEqual(['dark', 'dark'])
})

test('a stored colour mode wins over the default', () => {
  expect(themeOf({}, { stored: { [COLOR_MODE]: 'dark' } })).toEqual(['dark', 'dark'])
})

test('a stored colour mode that is none is passed over', () => {
  expect(themeOf({}, { stored: { [COLOR_MODE]: '"><script>' } })).toEqual(['light', 'light'])
})

test('where storage is denied, the default holds and the rest of the script runs', () => {
  const { attributes } = run({ announcementId: 'v2' }, { denied: true })
  expect(attributes).toEqual({ 'data-script': '', 'data-theme': 'light', 'data-theme-choice': 'light' })
})

test('where the site follows the system, the system decides until the reader does', () => {
  expect(themeOf({ respectSystem: true }, { systemIsDark: true })).toEqual(['dark', 'system'])
  expect(themeOf({ respectSystem: true })).toEqual(['light', 'system'])
  const stored = { [COLOR_MODE]: 'light' }
  expect(themeOf({ respectSystem: true }, { systemIsDark: true, stored })).toEqual(['light', 'light'])
})

test('where readers may not switch, what was stored once does not count', () => {
  expect(themeOf({ switch: false }, { stored: { [COLOR_MODE]: 'dark' } })).toEqual(['light', 'light'])
})

test('the font that this browser keeps is shown, and left alone everywhere else', () => {
  const shown = (browser: Browser, hasFont = true): string[] => run({ hasFont }, browser).shownFonts
  const stored = { 'portalgen.font': '/assets/a.woff2 \x00 \xFF' }
  expect(shown({ font: '/assets/a.woff2', stored })).toEqual(['portal 300 900 0,32,255'])
  expect(shown({ font: '/assets/b.woff2', stored })).toEqual([])
  expect(shown({ font: '/assets/a.woff2' })).toEqual([])
  expect(shown({ font: '/assets/a.woff2', denied: true })).toEqual([])
  expect(shown({ stored }, false)).toEqual([])
})

test('an announcement is hidden when this id was dismissed, and shown when another was', () => {
  const hidden = (id: string): boolean =>
    run({ announcementId: 'v2' }, { stored: { 'portalgen.announcement': id } }).attributes['data-announcement'] ===
    'dismissed'
  expect(hidden('v2')).toBe(true)
  expect(hidden('v1')).toBe(false)
})

test('the script of the site is asked for when the page has been read, and not before', () => {
  const { head, read } = run({})
  expect(head.children).toEqual([])
  read()
  expect(head.children).toMatchObject([{ attributes: { type: 'module', src: '/assets/portal.js' } }])
})

test('in a tab that is seen, the script of the site waits for the first paint of content, not of a background', () => {
  const { head, read, paint } = run({}, { seen: true })
  read()
  paint('first-paint')
  expect(head.children).toEqual([])
  paint('first-contentful-paint')
  expect(head.children).toMatchObject([{ attributes: { type: 'module', src: '/assets/portal.js' } }])
})

test('what readers type after asking for the search is kept until the script of the site is there', () => {
  expect(run({}).press({ key: 'k', ctrlKey: true }, 'a', '/', 'Shift', 'b')).toBe('a/b')
  expect(run({}).press('/', 'a', { key: 'k', metaKey: true }, 'b')).toBe('b')
  expect(run({}).press('a', { key: 'K', ctrlKey: true }, { key: '/', altKey: true })).toBeUndefined()
  expect(run({}).press({ key: '/', target: new FakeElement('TEXTAREA') })).toBeUndefined()
  const lost = run({})
  lost.load()
  expect(lost.press('/', 'a')).toBeUndefined()
})

test('readers who ask for the search start the script of the site, as soon as the page has been read', () => {
  const reading = run({}, { seen: true })
  reading.press('/')
  expect(reading.head.children).toEqual([])
  reading.read()
  expect(reading.head.children).toHaveLength(1)
  const unpainted = run({}, { seen: true })
  unpainted.read()
  expect(unpainted.head.children).toEqual([])
  unpainted.press('/')
  expect(unpainted.head.children).toHaveLength(1)
})

test('the mark for script stays however slow the script is', () => {
  const { attributes, read } = run({})
  read()
  expect(attributes['data-script']).toBe('')
})

test('the mark for script goes away again when the script of the site could not be loaded', () => {
  const lost = run({})
  expect(lost.attributes['data-script']).toBe('')
  lost.load()
  expect(lost.attributes).not.toHaveProperty('data-script')

  const fine = run({}, { scriptRan: true })
  fine.load()
  expect(fine.attributes['data-script']).toBe('')
})

const banner = (browser: Browser, texts: InlineScriptFacts['texts'] = en): string => {
  const { body, load } = run({ texts, baseUrlBanner: { configured: '/' } }, browser)
  expect(body.children).toEqual([])
  load()
  return body.text
}

test('the banner for a wrong base URL shows only when neither script nor style sheet was loaded', () => {
  expect(banner({ scriptRan: true, styled: true })).toBe('')
  expect(banner({ scriptRan: true, styled: false })).toBe('')
  expect(banner({ scriptRan: false, styled: true })).toBe('')
  expect(banner({ scriptRan: false, styled: false, pathname: '/portal' })).toBe(
    'Your site did not load properly' +
      'Neither its style sheet nor its script could be loaded. The most common reason is a wrong base URL.' +
      'Configured base URL: / (the default)' +
      'Suggested base URL: /portal/',
  )
})

test.each(['/portal', '/portal/', '/portal/index.html'])('the base URL suggested at %s is the folder', (pathname) => {
  expect(banner({ scriptRan: false, styled: false, pathname })).toMatch(/Suggested base URL: \/portal\/$/)
})

test('the banner is for the home page only', () => {
  const { body, load } = run({})
  load()
  expect(body.children).toEqual([])
})

test('the banner is in the language of the page, whatever stands around the addresses', () => {
  const baseUrl = { ...de.baseUrl, configured: 'Es gilt {url} als Basis-URL' }
  expect(banner({ pathname: '/portal' }, { ...de, baseUrl })).toBe(
    'Ihre Website wurde nicht richtig geladen' +
      'Weder das Stylesheet noch das Skript konnte geladen werden. Die häufigste Ursache ist eine falsche Basis-URL.' +
      'Es gilt / als Basis-URL (Standardwert)' +
      'Vorgeschlagene Basis-URL: /portal/',
  )
})

test('no value can close the script element or end its line', () => {
  const script = inlineScript({
    ...FACTS,
    announcementId: '</script>\u2028<!--',
    baseUrlBanner: { configured: '/<b>/' },
  })
  expect(script).not.toMatch(/<\/|<!|<b|\u2028/)
  const { attributes } = run(
    { announcementId: '</script>\u2028<!--' },
    { stored: { 'portalgen.announcement': '</script>\u2028<!--' } },
  )
  expect(attributes['data-announcement']).toBe('dismissed')
})

test('a style sheet that is another file is missed at the load event, once', () => {
  const without = run({}, { styled: false, scriptRan: true })
  without.load()
  without.load()
  expect(without.warnings).toEqual(['could not load /assets/portal.css: reloading the page once'])
  expect(without.reloads()).toBe(1)
  const styled = run({}, { styled: true, scriptRan: true })
  styled.load()
  expect(styled.warnings).toEqual([])
})

test('the rest of the script, where that is a file, is missed when it has not run, once', () => {
  const { load, reloads } = run({ part: 'lookout' })
  load()
  expect(reloads()).toBe(1)
  load()
  expect(reloads()).toBe(1)
})

test.each<[when: string, browser: Browser, theme: Record<string, string>]>([
  ['when it has run', {}, { 'data-theme-choice': 'light' }],
  ['where the browser denies storage', { denied: true }, {}],
])('a page does not look for the rest of the script %s', (_, browser, theme) => {
  const { load, attributes, reloads } = run({ part: 'lookout' }, browser)
  Object.assign(attributes, theme)
  load()
  expect(reloads()).toBe(0)
})

test('a page that the reader leaves before the rest of the script has run is not loaded again', () => {
  const { load, leave, reloads } = run({ part: 'lookout' })
  leave()
  load()
  expect(reloads()).toBe(0)
})

test('the rest of the script misses the style sheet', () => {
  const { load, warnings } = run({ part: 'rest' }, { styled: false, scriptRan: true })
  load()
  expect(warnings).toEqual(['could not load /assets/portal.css: reloading the page once'])
})

test('the rest of the script sets the theme and asks for the script that the element before it names', () => {
  const { attributes, head, read } = run({ part: 'rest' })
  read()
  expect(attributes['data-theme']).toBe('light')
  expect(head.children).toMatchObject([{ attributes: { type: 'module', src: '/assets/portal.js' } }])
})

test('the rest of the script names the files that no page of those that share it names', () => {
  const [preload, font] = ['assets/chunk.js', 'assets/a.woff2'].map((path) => fileHref(path, FOLDERS))
  const { own } = run({ part: 'rest', files: { preloads: preload ? [preload, preload] : [], font } })
  expect(own.attributes).toMatchObject({
    'data-preloads': '/assets/chunk.js /assets/chunk.js',
    'data-font': '/assets/a.woff2',
  })
  expect(run({ part: 'all', files: { preloads: [], font } }).own.attributes).not.toHaveProperty('data-font')
})

const FOLDERS = { baseUrl: '/', trailingSlash: true }

test('what every page has of the script is one line, and it can be read whatever it consists of', () => {
  const facts: InlineScriptFacts = {
    ...FACTS,
    announcementId: 'a\nb',
    hasFont: true,
    hasForeign: true,
    consent: [{ attributes: { src: '/a.js' }, code: 'one()\ntwo()', cookies: ['_a'] }],
  }
  const addresses = { folder: fileHref('api/addresses/', FOLDERS), count: 2 }
  const scripts = [
    inlineScript(facts),
    inlineScript({ ...facts, addresses }),
    inlineScript({ ...facts, baseUrlBanner: { configured: '/' } }),
    inlineScript({ ...facts, part: 'lookout' }),
    inlineScript({ ...facts, part: 'rest' }),
  ]
  for (const script of scripts) {
    expect(() => new Script(script)).not.toThrow()
  }
  expect(scripts[0]).toContain('one()\ntwo()')
  expect(inlineScript(FACTS)).not.toContain('\n')
})
