import { test as base, expect, inject } from 'vitest'
import { startPreview } from '../../../src/serve/previewServer.ts'
import { startSlowServer } from '../slowServer.ts'
import { untilFailure } from '../untilFailure.ts'
import type { Engine } from './engine.ts'
import { MAIN_PATHS, NEXT } from './mainPaths.ts'
import { tabOf } from './tab.ts'

/** A test for each of the main paths. @param missing programs without which the engine cannot be started */
export function walkMainPaths(name: string, missing: string[], start: () => Promise<Engine>): void {
  const test = base
    .extend('starter', { scope: 'file' }, { start })
    .extend('running', { scope: 'file' }, ({ starter }, { onCleanup }) => {
      const running = untilFailure(async () => {
        const engine = await starter.start()
        await engine.resize(1440, 900)
        return engine
      })
      onCleanup(running.close)
      return running
    })
    .extend('engine', async ({ running, task }, { onCleanup }) => {
      onCleanup(() => (task.result?.state === 'fail' ? running.close() : undefined))
      const engine = await running.lend()
      engine.noticed.length = 0
      return engine
    })
    .extend('sites', { scope: 'file' }, async ({ running }, { onCleanup }) => {
      expect((await running.lend()).noticed).toEqual([])
      const nested = { folder: inject('nested').folder, baseUrl: '/', host: '127.0.0.1', port: 0 }
      const { address, close } = await startPreview(nested)
      onCleanup(close)
      return { portal: inject('portal').address, misplaced: address }
    })
    .extend('slow', async ({ sites }, { onCleanup }) => {
      const slow = await startSlowServer(sites.portal, (path, { length }) =>
        path.endsWith('.js') || path.endsWith(NEXT) ? 0 : length,
      )
      onCleanup(slow.close)
      return slow
    })

  const without = missing.length === 0 ? '' : ` (skipped: ${missing.join(' and ')} not installed)`
  test.skipIf(without).for(Object.entries(MAIN_PATHS))(
    `a reader with ${name} %s${without}`,
    async ([, walk], { engine, sites, slow }) => {
      await engine.navigate(`${sites.portal}robots.txt`)
      await engine.evaluate('localStorage.clear()')
      await walk(tabOf(engine), { ...sites, slow })
      // A portal at another base URL has lost its files, and says so.
      expect(engine.noticed.filter((line) => !line.includes(sites.misplaced))).toEqual([])
    },
  )
}
