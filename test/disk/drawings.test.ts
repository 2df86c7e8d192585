import { chmodSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { drawInBrowser } from '../../src/disk/diagrams/drawInBrowser.ts'
import { keptDrawings } from '../../src/disk/diagrams/keptDrawings.ts'
import { serveDrawing } from '../../src/disk/diagrams/serveDrawing.ts'
import { folderWith } from './folder.ts'

const LIBRARY = [
  { path: 'assets/mermaid-1/open.mjs', content: '' },
  { path: 'assets/mermaid-1/mermaid.mjs', content: 'export default "the library"' },
]

const WANTED = [
  { name: 'a.svg', source: 'graph </script> \uffff', colors: '{}' },
  { name: 'b.svg', source: 'graf', colors: '{}' },
]

const MERMAID = {
  'node_modules/mermaid/package.json': '{ "version": "1.0.0" }',
  'node_modules/mermaid/dist/mermaid.esm.min.mjs': '',
}

/** A program in the place of a browser, which is given the address of the page. */
function browser(code: string): string {
  const path = join(
    folderWith({ 'browser.mjs': `#!${process.execPath}\nconst address = process.argv.at(-1)\n${code}` }),
    'browser.mjs',
  )
  chmodSync(path, 0o755)
  return path
}

test('a browser gets the library and the diagrams, and sends what it has drawn', async () => {
  const path = browser(`
    const page = await (await fetch(address)).text()
    const library = await (await fetch(new URL('/assets/mermaid-1/mermaid.mjs', address))).text()
    const [first, second] = JSON.parse(/const wanted = (.*)/.exec(page)[1])
    const fault = "Parse error on line 2:\\ngraf\\n-----^\\nExpecting 'AMP', 'COLON', got 'EOF'"
    const answer = [{ name: first.name, svg: library + ' ' + first.source }, { name: second.name, fault }]
    await fetch(address, { method: 'POST', body: JSON.stringify(answer) })
    setInterval(() => {}, 1000)`)
  expect(await drawInBrowser(path, LIBRARY, WANTED)).toEqual({
    kind: 'drawn',
    drawings: new Map([['a.svg', 'export default "the library" graph </script> \ufffd']]),
    faults: new Map([['b.svg', "Parse error on line 2: got 'EOF'"]]),
  })
})

test('the page that draws may load the library, and nothing that a diagram names', async () => {
  const { address, close } = await serveDrawing(LIBRARY, WANTED)
  onTestFinished(close)
  const response = await fetch(address)
  const nonce = /<script type="module" nonce="([\w-]+)">/.exec(await response.text())?.[1]
  expect(response.headers.get('content-security-policy')).toBe(
    `default-src 'none'; script-src 'self' 'nonce-${nonce}'; style-src 'unsafe-inline'; img-src data:; connect-src 'self'`,
  )
})

test('a browser has the pipes of a debugger, with which Chromium ends if the build is killed', async () => {
  const path = browser(`
    const { fstatSync } = await import('node:fs')
    const isOpen = [3, 4].every((fd) => fstatSync(fd).isFIFO() || fstatSync(fd).isSocket())
    const svg = process.argv.includes('--remote-debugging-pipe') && isOpen ? 'ends' : 'stays'
    await fetch(address, { method: 'POST', body: JSON.stringify([{ name: 'a.svg', svg }]) })
    setInterval(() => {}, 1000)`)
  expect(await drawInBrowser(path, LIBRARY, WANTED)).toMatchObject({ drawings: new Map([['a.svg', 'ends']]) })
})

test('a browser may write to its profile after it has ended', async () => {
  const path = browser(`
    const { spawn } = await import('node:child_process')
    const profile = process.argv.find((each) => each.startsWith('--user-data-dir=')).slice('--user-data-dir='.length)
    const writer = 'for (let n = 0; n < 800; n++) fs.mkdirSync(process.argv[1] + "/in/" + n, { recursive: true })'
    const writing = spawn(process.execPath, ['-e', writer, profile], { detached: true, stdio: ['ignore', 'pipe', 'ignore'] })
    const { watch, mkdirSync } = await import('node:fs')
    mkdirSync(profile + '/in')
    await new Promise((begun) => watch(profile + '/in', begun))
    await fetch(address, { method: 'POST', body: JSON.stringify([{ name: 'a.svg', svg: 'drawn' }]) })
    setInterval(() => {}, 1000)`)
  expect(await drawInBrowser(path, LIBRARY, WANTED)).toMatchObject({ drawings: new Map([['a.svg', 'drawn']]) })
})

test('a browser that ends, or is not there, has drawn nothing', async () => {
  const path = browser('process.exit(3)')
  expect(await drawInBrowser(path, LIBRARY, WANTED)).toEqual({
    kind: 'impossible',
    reason: `"${path}" cannot draw: it ended with code 3`,
    remedy: 'name another browser in PORTALGEN_CHROMIUM',
  })
  expect(await drawInBrowser('/nowhere/chromium', LIBRARY, WANTED)).toEqual({
    kind: 'impossible',
    reason: '"/nowhere/chromium" cannot draw: it does not exist',
    remedy: 'name another browser in PORTALGEN_CHROMIUM',
  })
})

test('a browser that is killed has drawn nothing', async () => {
  const path = browser("process.kill(process.pid, 'SIGKILL')")
  expect(await drawInBrowser(path, LIBRARY, WANTED)).toEqual({
    kind: 'impossible',
    reason: `"${path}" cannot draw: it was terminated by SIGKILL`,
    remedy: 'name another browser in PORTALGEN_CHROMIUM',
  })
})

test.each([
  [
    '',
    {},
    'there is no Chromium, Chrome or Edge, and PORTALGEN_CHROMIUM names none; the package "mermaid" is not installed',
    'install Chromium, or name a browser in PORTALGEN_CHROMIUM; run "npm install mermaid" in the folder of the site',
  ],
  ['/bin/false', {}, 'the package "mermaid" is not installed', 'run "npm install mermaid" in the folder of the site'],
  [
    '',
    MERMAID,
    'there is no Chromium, Chrome or Edge, and PORTALGEN_CHROMIUM names none',
    'install Chromium, or name a browser in PORTALGEN_CHROMIUM',
  ],
])('with the browser %j, and %j, all that must be installed is named', async (chromium, files, reason, remedy) => {
  vi.stubEnv('PORTALGEN_CHROMIUM', chromium)
  onTestFinished(() => void vi.unstubAllEnvs())
  expect(await keptDrawings(folderWith(files)).draw(WANTED)).toEqual({ kind: 'impossible', reason, remedy })
})

test('only the page that was opened can answer, and only for the diagrams that it got', async () => {
  const path = browser(`
    const send = (to, name) => fetch(to, { method: 'POST', body: JSON.stringify([{ name, svg: 'drawn' }]) })
    await send(new URL('/', address), 'a.svg')
    await send(address, '../../b.svg')
    setInterval(() => {}, 1000)`)
  expect(await drawInBrowser(path, LIBRARY, WANTED)).toEqual({
    kind: 'drawn',
    drawings: new Map(),
    faults: new Map(),
  })
})

test('a drawing that is kept is published with its size', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"/>'
  const { kept } = keptDrawings(folderWith({ 'content/_diagrams/a.svg': svg }))
  expect(kept('a.svg')).toMatchObject({
    source: 'content/_diagrams/a.svg',
    path: 'assets/diagrams/a.svg',
    dimensions: { width: 40, height: 20 },
  })
  expect(kept('b.svg')).toBeUndefined()
})

test('a drawing that cannot be read is named', () => {
  const root = folderWith({ 'content/_diagrams/a.svg/in.txt': '' })
  expect(() => keptDrawings(root).kept('a.svg')).toThrow('cannot read content/_diagrams/a.svg: it is a folder')
})
