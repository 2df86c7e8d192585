import type { Outputs } from './outputs.ts'
import type { Payload } from './payloads.ts'

/** Tries all ways at once. */
export const ALL: Payload = {
  name: 'all',
  text: `"><img src=x onerror=ran(1)></script><script>ran(2)</script>[x](javascript:ran(3)) \u001b[31m%0A::set-output name=a::b`,
}

/** Enough to find a hole in. */
export function fewOf(all: Outputs): Outputs {
  const isShown = ([route]: [string, string]) => ['/', '/docs/all-front/', '/api/'].includes(route)
  return { ...all, documents: new Map([...all.documents].filter(isShown)) }
}

const inDocuments = (of: Outputs, plant: (html: string) => string): Outputs => ({
  ...of,
  documents: new Map([...of.documents].map(([route, html]) => [route, plant(html)])),
})

const inFiles = (of: Outputs, name: RegExp, plant: (text: string) => string): Outputs => ({
  ...of,
  files: new Map([...of.files].map(([path, text]) => [path, name.test(path) ? plant(text) : text])),
})

const inReports = (of: Outputs, format: string, plant: (text: string) => string): Outputs => ({
  ...of,
  reports: new Map([...of.reports].map(([name, text]) => [name, name === format ? plant(text) : text])),
})

/** Holes as a program could have them: what it escapes or leaves out stands there as it was written. */
export const HOLES: [string, (of: Outputs) => Outputs][] = [
  ['text is not escaped', (of) => inDocuments(of, (html) => html.replaceAll('&lt;', '<').replaceAll('&gt;', '>'))],
  ['quotes in attributes are not escaped', (of) => inDocuments(of, (html) => html.replaceAll('&quot;', '"'))],
  ['data ends its script', (of) => inDocuments(of, (html) => html.replaceAll('\\u003c', '<'))],
  ['handlers are kept', (of) => inDocuments(of, (html) => html.replace('<h1', '<h1 onclick="ran(1)"'))],
  [
    'addresses that run are kept',
    (of) => inDocuments(of, (html) => html.replace('href="/"', 'href="java\nscript:ran(1)"')),
  ],
  ['feeds are not escaped', (of) => inFiles(of, /\.xml$/, (text) => text.replaceAll('&lt;', '<'))],
  ['JSON is not escaped', (of) => inFiles(of, /\.json$/, (text) => text.replaceAll('\\"', '"'))],
  ['links of texts run', (of) => inFiles(of, /\.md$/, (text) => `${text}\n[x](javascript:ran)\n`)],
  ['a terminal is steered', (of) => inReports(of, 'text', (text) => text.replaceAll('\\u001b', '\u001b'))],
  [
    'a line of a report becomes a command',
    (of) => inReports(of, 'github', (text) => text.replaceAll('%250A', '\n').replaceAll('%0A', '\n')),
  ],
  [
    'JUnit is not escaped',
    (of) => inReports(of, 'junit', (text) => text.replaceAll('&lt;', '<').replaceAll('&quot;', '"')),
  ],
]

const SCRIPT_IN_XML = '<script xmlns="http://www.w3.org/1999/xhtml">ran(1)</script>'

/** Those that a browser notices, with more that only it does. */
export const HOLES_IN_BROWSER: typeof HOLES = [
  ...HOLES.slice(0, 5),
  [
    'a feed has a script',
    (of) => inFiles(of, /\.xml$/, (text) => text.replace(/<\/\w+>\s*$/, (end) => SCRIPT_IN_XML + end)),
  ],
  [
    'a frame is kept',
    (of) => inDocuments(of, (html) => beside(html, '<iframe srcdoc="<script>parent.ran(1)</script>">')),
  ],
  [
    'a page leads elsewhere',
    (of) => inDocuments(of, (html) => beside(html, '<meta http-equiv="refresh" content="0;url=/a/">')),
  ],
  [
    'a link of a drawing runs',
    (of) =>
      inDocuments(of, (html) => beside(html, '<svg><a xlink:href="java&#10;script:ran(1)"><text>x</text></a></svg>')),
  ],
  [
    'a style sheet of another host is kept',
    (of) => inDocuments(of, (html) => beside(html, '<style>@import "//evil.example/"</style>')),
  ],
  [
    'a shadow root has a handler',
    (of) =>
      inDocuments(of, (html) => beside(html, '<div><template shadowrootmode=open><b onclick=ran(1)></template></div>')),
  ],
  [
    'a form runs',
    (of) => inDocuments(of, (html) => beside(html, '<form><button formaction="javascript:ran(1)"></form>')),
  ],
]

const beside = (html: string, planted: string): string => html.replace('<h1', `${planted}<h1`)

/** A hole in what scripts make of a page: each text becomes elements. */
export const HOLE_IN_SCRIPTS = `{
  const elementsOf = (text) => document.createRange().createContextualFragment(text)
  const { get, set } = Object.getOwnPropertyDescriptor(Node.prototype, 'textContent')
  Object.defineProperty(Node.prototype, 'textContent', {
    get,
    set(text) {
      if (this instanceof Element && this.localName !== 'style') this.replaceChildren(elementsOf(text))
      else set.call(this, text)
    },
  })
  const { append } = Element.prototype
  Element.prototype.append = function (...nodes) {
    append.apply(this, nodes.map((node) => (typeof node === 'string' ? elementsOf(node) : node)))
  }
  const { parseFromString } = DOMParser.prototype
  DOMParser.prototype.parseFromString = function (text, type) {
    return parseFromString.call(this, text.replaceAll('&lt;', '<').replaceAll('&gt;', '>'), type)
  }
}`
