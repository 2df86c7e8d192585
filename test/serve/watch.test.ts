import {
  copyFileSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  unlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { burstsOf } from '../../src/serve/bursts.ts'
import { watchFolders } from '../../src/serve/watch.ts'
import { eventually } from '../cli/portalgen.ts'
import { type AtEnd, type Files, folderWith } from '../disk/folder.ts'

const FILES = {
  'content/a.md': '# A',
  'content/docs/b.md': '# B',
  'content/docs/deep/c.md': '# C',
  'content/img/x.png': 'x',
  'openapi/api.yaml': 'openapi: 3.1.0',
}

type Scenario = [name: string, change: (at: (path: string) => string) => void]

/** What editors, git and people do to files. */
const SCENARIOS: Scenario[] = [
  ['a save in place', (at) => writeFileSync(at('content/a.md'), '# A2')],
  [
    'a save by renaming over',
    (at) => {
      writeFileSync(at('content/.a.md.tmp'), '# A2')
      renameSync(at('content/.a.md.tmp'), at('content/a.md'))
    },
  ],
  [
    'a save with a backup',
    (at) => {
      renameSync(at('content/a.md'), at('content/a.md~'))
      writeFileSync(at('content/a.md'), '# A2')
      unlinkSync(at('content/a.md~'))
    },
  ],
  [
    'a save by deleting and creating',
    (at) => {
      unlinkSync(at('content/a.md'))
      writeFileSync(at('content/a.md'), '# A2')
    },
  ],
  [
    'a save with a swap file beside it',
    (at) => {
      writeFileSync(at('content/.a.md.swp'), 'x')
      writeFileSync(at('content/a.md'), '# A2')
      unlinkSync(at('content/.a.md.swp'))
    },
  ],
  ['an edit in a folder below', (at) => writeFileSync(at('content/docs/deep/c.md'), '# C2')],
  ['an edit of a document', (at) => writeFileSync(at('openapi/api.yaml'), 'openapi: 3.0.0')],
  ['a new file', (at) => writeFileSync(at('content/new.md'), '# New')],
  ['an empty file', (at) => writeFileSync(at('content/empty.md'), '')],
  [
    'a new folder that is filled at once',
    (at) => {
      mkdirSync(at('content/new/deep/deeper'), { recursive: true })
      writeFileSync(at('content/new/deep/deeper/d.md'), '# D')
    },
  ],
  ['a renamed file', (at) => renameSync(at('content/a.md'), at('content/z.md'))],
  ['another case', (at) => renameSync(at('content/a.md'), at('content/A.md'))],
  ['a deleted file', (at) => unlinkSync(at('content/docs/b.md'))],
  ['a renamed folder', (at) => renameSync(at('content/docs'), at('content/guides'))],
  ['a file that moves to another folder', (at) => renameSync(at('content/docs/b.md'), at('content/b.md'))],
  [
    'a folder that another one takes the place of',
    (at) => {
      renameSync(at('content/docs'), at('content/old'))
      mkdirSync(at('content/docs'))
      writeFileSync(at('content/docs/b.md'), '# B2')
      rmSync(at('content/old'), { recursive: true })
    },
  ],
  ['a deleted folder', (at) => rmSync(at('content/docs'), { recursive: true })],
  ['a copied file', (at) => copyFileSync(at('content/img/x.png'), at('content/img/y.png'))],
  ['a file that is only touched', (at) => utimesSync(at('content/a.md'), new Date(), new Date(Date.now() + 5000))],
  [
    'a file that becomes a folder',
    (at) => {
      unlinkSync(at('content/a.md'))
      mkdirSync(at('content/a.md'))
      writeFileSync(at('content/a.md/index.md'), '# A')
    },
  ],
  ['a link in a circle', (at) => symlinkSync('..', at('content/docs/around'))],
  [
    '500 files at once',
    (at) => {
      for (let file = 0; file < 500; file += 1) writeFileSync(at(`content/docs/${file}.md`), `# ${file}`)
    },
  ],
]

/** What editors put beside `a.md` while it is open or saved. */
const TEMPORARY = [
  'a.md~',
  '.a.md.swp',
  '.a.md.swx',
  '#a.md#',
  '.#a.md',
  'a.md___jb_tmp___',
  'a.md___jb_old___',
  '.a.md.kate-swp',
  '.goutputstream-AB12CD',
  '.~lock.a.md#',
  '~$a.docx',
  '.a.md.tmp',
]

/** Files that tests save to learn how far the watcher is; they count as no change. */
const isMarker = (path: string): boolean => /^(content|openapi)\/marker-\d+$/.test(path)

async function watching(poll: boolean, atEnd: AtEnd, files: Files = FILES) {
  const root = folderWith(files, atEnd)
  const warnings: string[] = []
  const watcher = await watchFolders({
    root,
    folders: ['content', 'openapi'],
    poll,
    onWarning: (message) => warnings.push(message),
  })
  atEnd(() => watcher.close())
  const bursts: string[][] = []
  const markers = new Set<string>()
  let saved = 0
  watcher.onChange(async (paths) => {
    for (const path of paths.filter(isMarker)) markers.add(path)
    if (paths.length === 0 || !paths.every(isMarker)) bursts.push(paths)
  })
  const at = (path: string): string => join(root, path)
  /** Two saves are noticed, one after the other: by then everything from before them was looked at. */
  const untilQuiet = async (folder = 'openapi'): Promise<void> => {
    for (let round = 0; round < 2; round += 1) {
      const first = `${folder}/marker-${saved}`
      const since = markers.size
      let asked = 0
      await eventually(() => {
        // Another one now and then: a watch that begins anew may not report the first one.
        if (asked % 100 === 0) {
          writeFileSync(at(`${folder}/marker-${saved}`), '')
          saved += 1
        }
        asked += 1
        return markers.size > since
      }, first)
    }
  }
  /** How many bursts a change takes is up to the load of the machine, but they have an end. */
  const untilNoMore = async (): Promise<void> => {
    const before = bursts.length
    await untilQuiet()
    if (bursts.length > before) await untilNoMore()
  }
  return { at, bursts, warnings, untilQuiet, untilNoMore }
}

// Each waits for its watcher most of the time, so that several run at once.
describe.each([
  ['the system', false],
  ['polling', true],
] as const)('by %s', { concurrent: true }, (_how, poll) => {
  test.for(SCENARIOS)('%s is noticed, also the second time', async ([, change], { onTestFinished: atEnd }) => {
    const { at, bursts, warnings, untilQuiet, untilNoMore } = await watching(poll, atEnd)
    await untilQuiet()
    const before = bursts.length
    change(at)
    await eventually(() => bursts.length > before, 'the change')
    await untilNoMore()
    const then = bursts.length
    writeFileSync(at('content/last.md'), '# Last')
    await eventually(() => bursts.slice(then).flat().includes('content/last.md'), 'the next change')
    expect(warnings).toEqual([])
  })

  test('of what an editor or sed -i leaves and takes away, only the saved file counts', async ({
    onTestFinished: atEnd,
  }) => {
    const { at, bursts, untilQuiet } = await watching(poll, atEnd)
    await untilQuiet()
    const before = bursts.length
    for (const name of TEMPORARY) writeFileSync(at(`content/${name}`), 'x')
    writeFileSync(at('content/4913'), 'x')
    unlinkSync(at('content/4913'))
    await untilQuiet()
    writeFileSync(at('content/sedAb12Cd'), '# A2')
    renameSync(at('content/sedAb12Cd'), at('content/a.md'))
    await eventually(() => bursts.length > before, 'the save')
    for (const name of TEMPORARY) unlinkSync(at(`content/${name}`))
    await untilQuiet()
    expect([...new Set(bursts.slice(before).flat())].filter((path) => !isMarker(path))).toEqual(['content/a.md'])
  })

  test('content that vanishes and comes back is noticed', async ({ onTestFinished: atEnd }) => {
    const { at, bursts, untilQuiet } = await watching(poll, atEnd)
    await untilQuiet()
    renameSync(at('content'), at('away'))
    await eventually(() => bursts.length > 0, 'the loss')
    await untilQuiet()
    const before = bursts.length
    renameSync(at('away'), at('content'))
    await eventually(() => bursts.length > before, 'the return')
    await untilQuiet('content')
    const then = bursts.length
    writeFileSync(at('content/a.md'), '# A again')
    await eventually(() => bursts.slice(then).flat().includes('content/a.md'), 'the edit')
  })

  test('a folder that was not there is noticed when it comes', async ({ onTestFinished: atEnd }) => {
    const { at, bursts, untilQuiet } = await watching(poll, atEnd, { 'content/a.md': '# A' })
    mkdirSync(at('openapi'))
    writeFileSync(at('openapi/api.yaml'), 'openapi: 3.1.0')
    await eventually(() => bursts.length > 0, 'the document')
    await untilQuiet()
    writeFileSync(at('openapi/api.yaml'), 'openapi: 3.0.0')
    await eventually(() => bursts.flat().includes('openapi/api.yaml'), 'its edit')
  })
})

test('a save in two steps is noticed, also when the file is read between them', async () => {
  const root = folderWith(FILES)
  const at = (path: string): string => join(root, path)
  const watcher = await watchFolders({
    root,
    folders: ['content'],
    poll: false,
    onWarning: (message) => expect.fail(message),
  })
  onTestFinished(() => watcher.close())
  const seen: string[] = []
  watcher.onChange(async (paths) => {
    if (!paths.includes('content/a.md')) return
    seen.push(readFileSync(at('content/a.md'), 'utf8'))
    if (seen.length === 1) writeFileSync(at('content/a.md'), '# A2')
  })
  writeFileSync(at('content/a.md'), '')
  await eventually(() => seen.at(-1) === '# A2', 'the second step')
})

test.each([
  ['the system', false],
  ['polling', true],
])('by %s a save by renaming over is noticed in a folder that came while watching', async (_, poll) => {
  const { at, bursts, untilQuiet } = await watching(poll, onTestFinished)
  mkdirSync(at('content/new/deep'), { recursive: true })
  writeFileSync(at('content/new/deep/d.md'), '# D')
  await eventually(() => bursts.length > 0, 'the folder')
  await untilQuiet()
  const before = bursts.length
  writeFileSync(at('content/new/deep/.d.md.tmp'), '# D2')
  renameSync(at('content/new/deep/.d.md.tmp'), at('content/new/deep/d.md'))
  await eventually(() => bursts.slice(before).flat().includes('content/new/deep/d.md'), 'the save')
})

describe('bursts', () => {
  test('a change while another is handled is reported afterwards, once', async () => {
    const bursts = burstsOf()
    const seen: string[][] = []
    let release: () => void = () => undefined
    bursts.onBurst(async (paths) => {
      seen.push(paths)
      if (seen.length === 1) await new Promise<void>((resolve) => (release = resolve))
    })
    bursts.add('b')
    bursts.add('a')
    await eventually(() => seen.length === 1, 'the first')
    bursts.add('c')
    bursts.add('d')
    bursts.add('c')
    release()
    await eventually(() => seen.length === 2, 'the second')
    expect(seen).toEqual([
      ['a', 'b'],
      ['c', 'd'],
    ])
  })

  test('a file that came and went within one was a step of a save', async () => {
    const bursts = burstsOf((path) => path === 'kept')
    const seen: string[][] = []
    bursts.onBurst(async (paths) => void seen.push(paths))
    bursts.add('step', true)
    bursts.add('step')
    bursts.add('kept', true)
    bursts.add('removed')
    await eventually(() => seen.length === 1, 'the burst')
    bursts.add('other step', true)
    bursts.add('last')
    await eventually(() => seen.length === 2, 'the next')
    expect(seen).toEqual([['kept', 'removed'], ['last']])
  })

  test('changes before the first listener are reported', async () => {
    const bursts = burstsOf()
    bursts.add('early')
    const seen: string[][] = []
    bursts.onBurst(async (paths) => void seen.push(paths))
    await eventually(() => seen.length === 1, 'the change')
    expect(seen).toEqual([['early']])
  })
})

test('single files are watched beside the folders', async () => {
  const root = folderWith({ ...FILES, 'src/client.ts': 'a' })
  const watcher = await watchFolders({ root, folders: ['content'], poll: false, onWarning: () => undefined })
  onTestFinished(() => watcher.close())
  const seen: string[] = []
  watcher.onChange(async (paths) => void seen.push(...paths))
  watcher.watchAlso(['src/client.ts', 'content/a.md'])
  const change = (): boolean => {
    writeFileSync(join(root, 'src/client.ts'), `b${Math.random()}`)
    return seen.includes('src/client.ts')
  }
  expect(await eventually(change, 'the change of a single file')).toBe(true)
})

test('a file beside the folders is no change, although the folder around one that is missing is watched', async () => {
  const root = folderWith({ ...FILES, 'serve.log': '' })
  const watcher = await watchFolders({ root, folders: ['content', 'theme'], poll: false, onWarning: () => undefined })
  onTestFinished(() => watcher.close())
  const seen = new Set<string>()
  watcher.onChange(async (paths) => paths.forEach((path) => void seen.add(path)))
  const change = (): boolean => {
    writeFileSync(join(root, 'serve.log'), `b${Math.random()}`)
    writeFileSync(join(root, 'content/a.md'), `b${Math.random()}`)
    return seen.has('content/a.md')
  }
  expect(await eventually(change, 'the change of a page')).toBe(true)
  expect([...seen]).toEqual(['content/a.md'])
})
