import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect } from 'vitest'
import type { openWorkspace } from '../../src/engine/workspace.ts'
import { folderWith } from '../disk/folder.ts'

const PAGES = 20

/** What is edited in turn: the text of a page, its title, the configuration, the document. */
const EDITS: ((n: number) => [path: string, text: string])[] = [
  (n) => ['content/page-3.md', `# Page 3\n\nText ${n}.\n`],
  (n) => ['content/page-4.md', `# Page ${n}\n\n\`\`\`js\nlet a = ${n}\n\`\`\`\n`],
  (n) => ['content/site.yaml', config(`Portal ${n}`)],
  (n) => ['openapi/a.yaml', spec(`Offers ${n}`)],
]

const config = (title: string): string =>
  `title: ${title}\nurl: https://developer.example.com\napis: [{ spec: openapi/a.yaml, route: /api/ }]\n`

const spec = (title: string): string =>
  `openapi: 3.1.0\ninfo: { title: ${title}, version: '1' }\npaths: { /a: { get: { responses: { '200': { description: ok } } } } }\n`

/**
 * Serves a site and edits it again and again; each time the whole of it is read, and pages are drawn.
 * @returns by how many bytes the heap grew, from when everything had been done a few times
 */
export async function growthOfServe(open: typeof openWorkspace, edits: number, warmUp = 40): Promise<number> {
  const root = folderWith({
    'content/index.md': '# Home\n',
    'content/site.yaml': config('Portal'),
    'openapi/a.yaml': spec('Offers'),
    ...Object.fromEntries(Array.from({ length: PAGES }, (_, n) => [`content/page-${n}.md`, `# Page ${n}\n\nText.\n`])),
  })
  const workspace = open({ root, options: { cache: false } })
  const live = (await workspace.live({ watch: 'never' })) ?? expect.fail('there is no site')
  let before = 0
  for (let n = 0; n < warmUp + edits; n += 1) {
    if (n === warmUp) before = heapInUse()
    const [path, text] = EDITS[n % EDITS.length]?.(n) ?? expect.fail()
    writeFileSync(join(root, path), text)
    await live.update([path])
    await live.update([])
    for (const shown of ['/', '/page-3/', '/api/']) {
      const answer = await live.answerTo(shown)
      expect(answer?.kind === 'page' && (await answer.render())).toContain('</html>')
    }
  }
  const growth = heapInUse() - before
  await workspace.close()
  return growth
}

/** After a collection of all that nobody refers to. */
function heapInUse(): number {
  setFlagsFromString('--expose-gc')
  runInNewContext('gc')()
  return process.memoryUsage().heapUsed
}
