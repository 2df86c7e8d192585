import { join } from 'node:path'
import { openRenderer } from '../../src/render/openRenderer.ts'
import { startDevServer } from '../../src/serve/devServer.ts'
import type { Listening } from '../../src/serve/listening.ts'
import { liveReload } from '../../src/serve/liveReload.ts'
import { startPreview } from '../../src/serve/previewServer.ts'
import { siteAnswers } from '../../src/serve/siteAnswers.ts'
import { defaultTheme } from '../../theme/theme.ts'
import { sendRaw } from '../cli/rawRequests.ts'
import { type AtEnd, folderWith } from '../disk/folder.ts'
import { type Files, site } from '../site.ts'
import { recordReads } from './recordReads.ts'
import { requestOf } from './requestTexts.ts'

const CANARY = 'CANARY-7f3a'

const SITE: Files = {
  'content/guide.md': '# Guide\n\nText.\n',
  'content/img/x.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
}

/** Files that are none of the site's. */
const SECRETS: Files = { 'content/_draft.md': CANARY, '.env': CANARY, 'canary.txt': CANARY, '.git/config': CANARY }

const BUNDLE = { styles: 'assets/portal-0.css', inline: [], script: 'assets/portal-0.js', preloads: [], files: [] }

type Served = { port: number; folder: string; errors: unknown[] }

/** Both servers, of sites that lie among files which no request may get. */
export async function openServers(atEnd: AtEnd): Promise<Record<'serve' | 'preview', Served>> {
  const root = folderWith({ ...SITE, ...SECRETS }, atEnd)
  const made = await site(SITE)
  const errors: unknown[] = []
  const answers = siteAnswers(openRenderer({ site: made.site, theme: defaultTheme, bundle: BUNDLE }))
  const dev = await startDevServer({
    ...{ root, host: '127.0.0.1', port: 0, baseUrl: '/', current: () => answers, whole: Promise.resolve() },
    ...{ liveReload: liveReload(), liveScript: Promise.resolve(''), problems: () => '[]' },
    movedTo: async () => undefined,
    onError: (error) => void errors.push(error),
    recover: async () => undefined,
  })
  const pages = {
    'index.html': made.html('/'),
    'guide/index.html': made.html('/guide/'),
    '404.html': '<h1>None</h1>',
    'img/x.svg': '<svg/>',
  }
  const parent = folderWith(
    { ...SECRETS, ...Object.fromEntries(Object.entries(pages).map(([path, text]) => [`dist/${path}`, text])) },
    atEnd,
  )
  const folder = join(parent, 'dist')
  const preview = await startPreview({ folder, baseUrl: '/', host: '127.0.0.1', port: 0 })
  const served = ({ port, close }: Listening, of: string): Served => {
    atEnd(close)
    return { port, folder: of, errors }
  }
  return { serve: served(dev, join(root, 'content')), preview: served(preview, folder) }
}

/** What is wrong with the answer to the request of a number; nothing for one that is answered as it should be. */
export async function requestFaults(seed: number, { port, folder, errors }: Served): Promise<string[]> {
  const request = requestOf(seed, port)
  const outside: string[] = []
  const stop = recordReads((path) => {
    const isModule = path.includes('node_modules') || path.startsWith('file:')
    if (!isModule && path !== folder && !path.startsWith(`${folder}/`)) outside.push(path)
  })
  const answer = await sendRaw(port, request).finally(stop)
  const faults = [
    ...faultsIn(answer),
    ...outside.map((path) => `looks at ${path}`),
    ...errors.splice(0).map((error) => `throws ${String(error)}`),
  ]
  return faults.map((fault) => `${JSON.stringify(request.slice(0, 300))} ${fault}`)
}

const HEADERS = [
  'x-content-type-options: nosniff',
  'x-frame-options: sameorigin',
  'cross-origin-resource-policy: same-origin',
  'referrer-policy: no-referrer',
]

function faultsIn(answer: string): string[] {
  const last = answer.replace(/^HTTP\/1\.1 100 Continue\r\n\r\n/, '')
  const [head = ''] = last.toLowerCase().split('\r\n\r\n')
  const status = Number(/^http\/1\.1 (\d{3}) /.exec(head)?.[1] ?? 0)
  const location = /^location: (.*)$/m.exec(head)?.[1]?.trim() ?? '/'
  return [
    ...(status < 200 || status >= 500 ? [`is answered ${JSON.stringify(last.slice(0, 60))}`] : []),
    ...HEADERS.filter((each) => !head.includes(each)).map((each) => `has no ${each}`),
    ...(answer.includes(CANARY) ? ['gives a secret away'] : []),
    ...(/^\/(?![/\\])/.test(location) ? [] : [`leads to ${location}`]),
    ...(head.includes('access-control-') ? ['may be read by others'] : []),
  ]
}
