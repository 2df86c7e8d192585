import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { packageRoot } from '../cli/compile.ts'
import { compiledApi, portalgenProcess } from '../cli/portalgen.ts'
import { folderWith, writeFiles } from '../disk/folder.ts'
import { growthOfServe } from '../engine/rebuilds.ts'

const CORPUS = join(packageRoot, '../shared/bench/make-corpus.mjs')

const canMeasure = existsSync(CORPUS) && existsSync('/proc/self/status')

/** Prints the largest memory that the process had, threads included. */
const PEAK = `import { readFileSync } from 'node:fs'
import { isMainThread } from 'node:worker_threads'
const peak = () => /VmHWM:\\s+(\\d+)/.exec(readFileSync('/proc/self/status', 'utf8'))[1]
if (isMainThread) process.on('exit', () => console.error('peak ' + peak()))
`

const OPERATIONS = 500

const operation = (n: number): string => `  /things/${n}:
    get:
      operationId: thing${n}
      tags: [t${n % 20}]
      summary: Thing ${n}
      description: Returns thing ${n} with **all** of its fields.
      parameters: [{ name: id, in: query, description: The id, schema: { type: string } }]
      responses: { '200': { description: ok, content: { application/json: { schema: { $ref: '#/components/schemas/Thing' } } } } }
`

const SPEC = `openapi: 3.1.0
info: { title: Things, version: '1' }
servers: [{ url: https://api.example.com }]
tags: [${Array.from({ length: 20 }, (_, n) => `{ name: t${n} }`).join(', ')}]
paths:
${Array.from({ length: OPERATIONS }, (_, n) => operation(n)).join('')}components:
  schemas: { Thing: { type: object, properties: { id: { type: string, description: The id }, next: { $ref: '#/components/schemas/Thing' } } } }
`

const CONFIG = 'title: Portal\nurl: https://developer.example.com\n'

/** Builds a site from nothing. @returns the peak of its memory, in KB */
function peakOf(pages: number, hasApi: boolean): number {
  const hook = folderWith({ 'peak.mjs': PEAK })
  const folder = folderWith({ 'content/site.yaml': CONFIG })
  writeFiles(folder, { 'content/index.md': '# Home\n' })
  execFileSync(process.execPath, [CORPUS, join(folder, 'content/docs'), String(pages)])
  if (hasApi)
    writeFiles(folder, {
      'content/site.yaml': `${CONFIG}apis: [{ spec: openapi/a.yaml, route: /api/ }]\n`,
      'openapi/a.yaml': SPEC,
    })
  const { code, err } = portalgenProcess(folder, ['build', '--lenient'], {
    NODE_OPTIONS: `--import ${join(hook, 'peak.mjs')}`,
  })
  expect(code, err).toBe(0)
  const peak = Number(/^peak (\d+)$/m.exec(err)?.[1])
  console.log(`${pages} pages${hasApi ? ` and ${OPERATIONS} operations` : ''}: ${Math.round(peak / 1024)} MB`)
  return peak
}

test.skipIf(!canMeasure)('5,000 pages and a document of 500 operations are built in 512 MB', () => {
  expect(peakOf(5000, true)).toBeLessThan(512 * 1024)
})

test.skipIf(!canMeasure)('a page takes at most 40 KB, from 1,000 to 5,000 of them', () => {
  const [few, many] = [peakOf(1000, false), peakOf(5000, false)]
  const each = (many - few) / 4000
  console.log(`${each.toFixed(1)} KB a page`)
  expect(each).toBeLessThan(40)
})

test('500 rebuilds of a served site let the heap grow by at most 20 MB', async () => {
  const growth = await growthOfServe((await compiledApi()).openWorkspace, 500)
  console.log(`${(growth / 2 ** 20).toFixed(1)} MB`)
  expect(growth).toBeLessThan(20 * 2 ** 20)
})
