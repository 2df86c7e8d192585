import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished } from 'vitest'
import { type Files, folderWith } from '../disk/folder.ts'
import { withFault } from './failingDisk.ts'
import { compiledApi, SITE } from './portalgen.ts'

type Versions = [one: string | undefined, other: string | undefined]

const svg = (size: number): string => `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"/>`
const spec = (title: string): string => `openapi: 3.1.0\ninfo: { title: ${title}, version: '1' }\npaths: {}\n`
const config = (route: string): string =>
  `${SITE['content/site.yaml']}apis: [{ spec: openapi/a.yaml, route: ${route} }]\n`

/** What changes while a site is served: files with the texts that they have in turn, if they are there. */
const CHANGES: Record<string, Versions> = {
  'content/guide.md': ['# Guide\n\n![x](./x.svg)\n', '# Guide\n\nNew text.\n'],
  'content/a.md': ['# A\n', undefined],
  'content/x.svg': [svg(4), svg(8)],
  'openapi/a.yaml': [spec('One'), spec('Other')],
  'content/site.yaml': [config('/api/'), config('/reference/')],
}

const FILES: Files = {
  'content/index.md': '# Home\n',
  ...Object.fromEntries(Object.entries(CHANGES).map(([path, [text = '']]) => [path, text])),
}

const SHOWN = ['', 'guide/', 'a/', 'x.svg', 'search.json', 'api/', 'reference/', 'none/', '@portalgen/problems']

/** A file may be gone at any moment, so that the code of a missing one is not among them. */
const CODES = ['EIO', 'EACCES', 'ENOSPC', 'EMFILE']

const serveIn = async (folder: string) => (await openIn(folder))()

/** Opens a site. @returns what serves it, and asks for everything that it shows */
async function openIn(folder: string) {
  const { openWorkspace } = await compiledApi()
  const messages: string[] = []
  const onWarning = (message: string): void => void messages.push(message)
  const workspace = openWorkspace({ root: folder, options: { onWarning } })
  onTestFinished(() => workspace.close())
  return async () => {
    const live = await workspace.live({
      listen: { host: '127.0.0.1', port: 0 },
      watch: 'never',
      onError: (error) => void messages.push(`a bug: ${error instanceof Error ? error.message : error}`),
    })
    if (!live) return expect.fail('there is no site')
    const ask = async (path: string): Promise<string> => {
      const answer = await fetch(`${live.server?.address}${path}`)
      return `/${path} ${answer.status} ${await answer.text()}`
    }
    await live.whole
    return {
      update: live.update,
      shown: () => Promise.all(SHOWN.map(ask)),
      told: () => messages.splice(0).join('\n'),
      close: () => workspace.close(),
    }
  }
}

/** What a folder shows that was never served before. */
async function coldIn(files: Files): Promise<string[]> {
  const { shown, close } = await serveIn(folderWith(files))
  const pages = await shown()
  await close()
  return pages
}

/** Each file in both of its versions, while the others have their first one, and what is to be shown then. */
async function expectations(): Promise<Map<string, string[]>> {
  const states = new Map<string, string[]>()
  const first = await coldIn(FILES)
  for (const [path, [, other]] of Object.entries(CHANGES)) {
    const { [path]: _, ...rest } = FILES
    states.set(`${path} 0`, first)
    states.set(`${path} 1`, await coldIn(other === undefined ? rest : { ...rest, [path]: other }))
  }
  return states
}

/** Not by the calls that fail. */
const put = (path: string, text: string | undefined): Promise<void> =>
  text === undefined ? rm(path, { force: true }) : writeFile(path, text)

/**
 * Changes the files of a site while it is served; each time another call of the disk fails. The server must say what it
 * cannot show, and show everything after the next save.
 * @returns how many changes were made
 */
export async function refuseCallsOfServe({ from = 1, step = 1 } = {}): Promise<number> {
  const expected = await expectations()
  const folder = folderWith(FILES)
  const { update, shown, told } = await serveIn(folder)
  let changes = 0
  for (const [path, versions] of Object.entries(CHANGES)) {
    for (let at = from, calls = at; calls >= at; at += step) {
      const version = (at / step) % 2 < 1 ? 0 : 1
      const target = expected.get(`${path} ${version}`)
      const code = CODES[changes % CODES.length] ?? ''
      calls = await withFault({ kind: 'refused', at, code }, async () => {
        await put(join(folder, path), versions[version])
        await update([path])
        await shown()
      })
      const name = `${path}, call ${at}, ${code}`
      const [now, said] = [await shown(), told()]
      expect(said, name).not.toMatch(/bug|injected/)
      const isShown = JSON.stringify(now) === JSON.stringify(target)
      expect(isShown || said !== '' || !now.at(-1)?.endsWith(' []'), `${name} was not reported`).toBe(true)
      await update([])
      expect(await shown(), `${name}, after the next save: ${told()}`).toEqual(target)
      changes += 1
    }
    await put(join(folder, path), versions[0])
    await update([path])
  }
  return changes
}

/**
 * Starts to serve a site; each time another call of the disk fails. The server must say so, and show everything after the
 * next save.
 * @returns how many calls there are
 */
export async function refuseCallsOfStart({ from = 1, step = 1 } = {}): Promise<number> {
  const expected = await coldIn(FILES)
  for (let at = from; ; at += step) {
    const code = CODES[at % CODES.length] ?? ''
    const serve = await openIn(folderWith(FILES))
    const served: Awaited<ReturnType<typeof serve>>[] = []
    let refused = ''
    const calls = await withFault({ kind: 'refused', at, code }, async () => {
      await serve().then(
        (server) => served.push(server),
        (error: unknown) => (refused = `${error}`),
      )
    })
    if (calls < at) return calls
    const name = `start, call ${at}, ${code}`
    // Without its configuration there is no site, which is wrong usage.
    expect(refused, name).toMatch(/^(|Error: the configuration "content\/site.yaml" cannot be read: .*)$/)
    for (const { told, update, shown, close } of served) {
      expect(told(), name).not.toMatch(/bug|injected/)
      await update([])
      expect(await shown(), `${name}, after the next save`).toEqual(expected)
      await close()
    }
  }
}
