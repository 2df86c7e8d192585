import { connect } from 'node:net'

/** What a server says to some bytes until it closes the connection; empty when it says nothing. */
export function sendRaw(port: number, bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1')
    let text = ''
    socket.setTimeout(60_000, () => reject(new Error(`still open after ${bytes.slice(0, 80)}: ${text.slice(0, 80)}`)))
    socket.on('data', (chunk) => (text += chunk))
    socket.on('error', (error: NodeJS.ErrnoException) => (error.code === 'ECONNRESET' ? resolve(text) : reject(error)))
    socket.on('close', () => resolve(text))
    socket.write(bytes)
  })
}

/** Files that lie beside a site and are none of its pages, as a request could name them. */
const CANARIES = [
  'canary.txt',
  'content/site.yaml',
  'content/_draft.md',
  'content/guide.md',
  '.env',
  '.git/config',
  '.portalgen/cache/build.bin',
  '../site-secret/canary.txt',
  '../canary.txt',
  'etc/passwd',
]

/** Every way in which servers were talked into giving away files. */
const SPELLINGS: ((path: string) => string)[] = [
  (path) => `/${path}`,
  (path) => `//${path}`,
  (path) => `/./${path}`,
  (path) => `/../${path}`,
  (path) => `/../../../../${path}`,
  (path) => `/guide/../${path}`,
  (path) => `/guide/../../${path}`,
  (path) => `/%2e%2e/${path}`,
  (path) => `/%2e%2e%2f${path}`,
  (path) => `/%252e%252e/${path}`,
  (path) => `/%252e%252e%252f${path}`,
  (path) => `/..;/${path}`,
  (path) => `/..\\${path}`,
  (path) => `/..%5c${path}`,
  (path) => `/%5c..%5c${path}`,
  (path) => `\\${path}`,
  (path) => `/${path}%00`,
  (path) => `/${path}%00.html`,
  (path) => `/${path}/.`,
  (path) => `/${path}/..`,
  (path) => `/${path}\\`,
  (path) => `/${path}#/../`,
  (path) => `/#/../${path}`,
  (path) => `/${path}?raw`,
  (path) => `/${path}?raw??`,
  (path) => `/${path}?import&raw`,
  (path) => `/${path}?url&inline`,
  (path) => `/${path}?.svg?import`,
  (path) => `/${path}.map`,
  (path) => `/${path.toUpperCase()}`,
  (path) => `/%c0%ae%c0%ae/${path}`,
  (path) => `/@fs/${path}`,
  (path) => `/@fs/../${path}`,
  (path) => `/${path}::$DATA`,
  (path) => `/${path.slice(0, 6)}~1`,
  (path) => `/file:///${path}`,
  (path) => `http://localhost/${path}`,
  (path) => `http://evil.example/${path}`,
  (path) => `//evil.example/%2e%2e/${path}`,
  (path) => `/C:/${path}`,
  (path) => `/\u00e9/../${path}`.normalize('NFD'),
]

export const RAW_TARGETS: string[] = CANARIES.flatMap((path) => SPELLINGS.map((spell) => spell(path)))

/** Requests that are none. */
export const MALFORMED = (port: number): string[] => {
  const host = `Host: localhost:${port}\r\n`
  const end = 'Connection: close\r\n\r\n'
  return [
    'nonsense\r\n\r\n',
    `GET / HTTP/1.1\r\n${end}`,
    `GET / HTTP/1.1\r\n${host}${host}${end}`,
    `GET / HTTP/9.9\r\n${host}${end}`,
    `GET  / HTTP/1.1\r\n${host}${end}`,
    `G\0T / HTTP/1.1\r\n${host}${end}`,
    `GET /\0 HTTP/1.1\r\n${host}${end}`,
    `GET /% HTTP/1.1\r\n${host}${end}`,
    `GET /%E0%A4%A HTTP/1.1\r\n${host}${end}`,
    `GET /${'a/'.repeat(6000)} HTTP/1.1\r\n${host}${end}`,
    `GET / HTTP/1.1\r\n${host}X: ${'y'.repeat(70_000)}\r\n${end}`,
    `OPTIONS * HTTP/1.1\r\n${host}${end}`,
    `CONNECT evil.example:443 HTTP/1.1\r\nHost: evil.example:443\r\n${end}`,
    `TRACE / HTTP/1.1\r\n${host}${end}`,
    `PUT /x HTTP/1.1\r\n${host}Content-Length: 3\r\n${end}abc`,
    `POST / HTTP/1.1\r\n${host}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n${end}0\r\n\r\nGET /x HTTP/1.1\r\n\r\n`,
    `GET / HTTP/1.1\r\n${host}Upgrade: websocket\r\nConnection: Upgrade, close\r\n\r\n`,
    `GET / HTTP/1.1\r\n${host}Range: bytes=99999999-\r\n${end}`,
    `GET / HTTP/1.1\r\n${host}If-Modified-Since: never\r\nAccept: \u00ff\r\n${end}`,
    'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
  ]
}

type Caller = { headers: Record<string, string>; allowed: boolean }

/** Who may ask: 60 combinations of Host, Origin and Sec-Fetch headers. */
export function callers(port: number): Caller[] {
  const hosts: [string, boolean][] = [
    [`localhost:${port}`, true],
    [`127.0.0.1:${port}`, true],
    [`[::1]:${port}`, true],
    [`portal.localhost:${port}`, true],
    [`evil.example:${port}`, false],
    [`localhost.evil.example`, false],
    [`127.0.0.1.evil.example:${port}`, false],
    [`192.168.0.7:${port}`, false],
    [`localhost@evil.example`, false],
    ['[', false],
  ]
  const origins = (host: string): [Record<string, string>, boolean][] => [
    [{}, true],
    [{ Origin: `http://${host}`, 'Sec-Fetch-Site': 'same-origin', 'Sec-Fetch-Mode': 'cors' }, true],
    [{ Origin: 'https://evil.example' }, false],
    [{ Origin: 'null' }, false],
    [{ 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Mode': 'no-cors', 'Sec-Fetch-Dest': 'script' }, false],
    [{ 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Mode': 'navigate', 'Sec-Fetch-Dest': 'document' }, true],
  ]
  return hosts.flatMap(([host, isLocal]) =>
    origins(host).map(([headers, fits]) => ({ headers: { Host: host, ...headers }, allowed: isLocal && fits })),
  )
}
