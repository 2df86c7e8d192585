import { type Chance, chanceOf } from '../markdown/pipelines/random.ts'

const METHODS = ['GET', 'GET', 'GET', 'GET', 'HEAD', 'POST', 'OPTIONS', 'TRACE', 'DELETE', 'PROPFIND', 'get', 'G\0T']

const SEGMENTS = [
  ...[
    '',
    '.',
    '..',
    '%2e',
    '%2e%2e',
    '%252e%252e',
    '..%2f',
    '%2f',
    '..;',
    '..\\',
    '%5c..',
    '\\',
    '%00',
    '\0',
    '%',
    '%E0%A4%A',
  ],
  ...[
    '%c0%ae%c0%ae',
    'guide',
    'guide.md',
    'img',
    'x.svg',
    'assets',
    'portal-0.js',
    'search.json',
    '.git',
    'config',
    '.env',
  ],
  ...[
    'content',
    'site.yaml',
    '_draft.md',
    'canary.txt',
    'dist',
    '.portalgen',
    '.well-known',
    '@portalgen',
    'live.js',
    'problems',
  ],
  ...[
    '%C3%A9',
    '\u00e9',
    'e%CC%81',
    '%E2%80%AE',
    '%F0%9F%98%80',
    'con',
    'a:b',
    '::$DATA',
    '~',
    '*',
    '"><script>',
    'x'.repeat(3000),
  ],
]

const BEFORE = [
  '/',
  '/',
  '/',
  '/',
  '//',
  '/\\',
  '',
  'http://localhost/',
  'http://evil.example/',
  'https://localhost:1/',
  '//evil.example/',
  'file:///',
]

const AFTER = ['', '', '', '?', '?raw', '?x=/../y', '#', '#/../x', '/', '//', '%20', '?%00']

const HEADERS = [
  ...[
    'Range: bytes=5-',
    'Range: bytes=9999999-',
    'Range: bytes=a',
    'Accept-Encoding: gzip',
    'If-None-Match: *',
    'Expect: 100-continue',
  ],
  ...[
    'Upgrade: websocket',
    'If-Modified-Since: never',
    'Accept: \u00ff',
    'X-Forwarded-Host: evil.example',
    'Expect: magic',
  ],
  ...[
    'Origin: https://evil.example',
    'Sec-Fetch-Site: cross-site',
    `X: ${'y'.repeat(20_000)}`,
    ' folded',
    'no colon',
    'Cookie: a=b',
  ],
]

/** A request by chance, the same for the same number. */
export function requestOf(seed: number, port: number): string {
  const chance = chanceOf(seed)
  if (chance.is(0.02)) return `CONNECT evil.example:443 HTTP/1.1\r\nHost: evil.example:443\r\n\r\n`
  const method = chance.oneOf(METHODS)
  const target = chance.is(0.03) ? '*' : targetOf(chance)
  const version = chance.is(0.95) ? 'HTTP/1.1' : chance.oneOf(['HTTP/1.0', 'HTTP/2.0', 'HTTP/9.9', 'http/1.1', ''])
  const lines = [...hostsOf(chance, port), ...chance.times(0, 2, () => chance.oneOf(HEADERS)), 'Connection: close']
  return `${method} ${target} ${version}\r\n${lines.join('\r\n')}\r\n\r\n`
}

function targetOf(chance: Chance): string {
  const segments = chance.times(0, 5, () => chance.oneOf(SEGMENTS))
  return chance.oneOf(BEFORE) + segments.join('/') + chance.oneOf(AFTER)
}

function hostsOf(chance: Chance, port: number): string[] {
  const own = `Host: localhost:${port}`
  if (chance.is(0.9)) return [own]
  return chance.oneOf([
    [],
    [own, own],
    [own, 'Host: evil.example'],
    ['Host: evil.example'],
    ['Host: ['],
    ['Host:'],
    ['Host: localhost\t'],
  ])
}
