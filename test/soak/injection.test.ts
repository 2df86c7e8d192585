import { expect } from 'vitest'
import { test as base } from '../browser/browserTest.ts'
import { serveHere } from '../cli/portalgen.ts'
import { folderWith } from '../disk/folder.ts'
import { faultsIn, outputsOf } from '../injection/outputs.ts'
import { inSeveralKinds } from '../injection/payloads.ts'
import { hostileSite, SINKS } from '../injection/sinks.ts'
import { armed, fireAll, navigate, request, search } from '../injection/surfaces.ts'
import { progressOf } from './progress.ts'

const AT_ONCE = 5
const PAYLOADS = inSeveralKinds()

base('200,000 checks of payloads in every place find nothing', async () => {
  const progress = progressOf('injection')
  for (let from = progress.next(0); from < PAYLOADS.length; from += AT_ONCE) {
    const some = PAYLOADS.slice(from, from + AT_ONCE)
    expect(faultsIn(await outputsOf(some)), some.map(({ name }) => name).join()).toEqual([])
    progress.note(from + AT_ONCE)
  }
  console.log(JSON.stringify({ payloads: PAYLOADS.length, checks: PAYLOADS.length * SINKS }))
  progress.end()
})

base('nothing runs in a browser without a policy, whatever page is opened', async ({ newReader }) => {
  const progress = progressOf('injection-browser')
  for (let from = progress.next(0); from < PAYLOADS.length; from += AT_ONCE) {
    const some = PAYLOADS.slice(from, from + AT_ONCE)
    const { port } = await serveHere(folderWith(hostileSite(some)), 'serve')
    const reader = await newReader({ address: `http://localhost:${port}/`, bypassCSP: true })
    await armed(reader.context, some)
    const page = await reader.open('/')
    const names = some.flatMap(({ name }) => [`docs/${name}/`, `docs/${name}-front/`, `docs/${name}-hero/`])
    for (const path of ['', ...names, 'all/', 'tags/', 'news/', 'api/', 'none/']) {
      await page.goto(`http://localhost:${port}/${path}`, { waitUntil: 'load' })
      expect(await fireAll(page), `${path} of ${some[0]?.name}`).toEqual([])
    }
    progress.note(from + AT_ONCE)
    await page.close()
  }
  progress.end()
})

base(
  'nor in what scripts make of payloads: the next page, the search, the overlay and the requests',
  async ({ newReader }) => {
    const progress = progressOf('injection-scripts')
    for (let from = progress.next(0); from < PAYLOADS.length; from += AT_ONCE) {
      const some = PAYLOADS.slice(from, from + AT_ONCE)
      const { port } = await serveHere(folderWith(hostileSite(some)), 'serve')
      const reader = await newReader({ address: `http://localhost:${port}/`, bypassCSP: true })
      await armed(reader.context, some)
      const page = await reader.openAlive('/')
      await page.locator('portalgen-problems').waitFor({ state: 'attached' })
      const found = await fireAll(page)
      for (const { name } of some) {
        await navigate(page, `/docs/${name}/`)
        found.push(...(await fireAll(page)))
      }
      found.push(...(await search(page, ['payload', ...some.map(({ text }) => text)])))
      await page.close()
      const api = await reader.openAlive('/api/')
      const operations = await api.locator('main a[href^="/api/"]').first().getAttribute('href')
      await api.close()
      const form = await reader.openAlive(operations ?? '/api/')
      found.push(...(await request(form, some)))
      await form.close()
      expect(found, some.map(({ name }) => name).join()).toEqual([])
      progress.note(from + AT_ONCE)
      await page.close()
    }
    progress.end()
  },
)
