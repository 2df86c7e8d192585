import { expect } from 'vitest'
import { test as base } from '../browser/browserTest.ts'
import { NO_OTHER_HOST, openFrames } from '../injection/frames.ts'
import { ALL, fewOf, HOLE_IN_SCRIPTS, HOLES_IN_BROWSER } from '../injection/holes.ts'
import { inScripts } from '../injection/inScripts.ts'
import { faultsIn, outputsOf } from '../injection/outputs.ts'
import { inSeveralKinds } from '../injection/payloads.ts'
import { SINKS } from '../injection/sinks.ts'
import { progressOf } from './progress.ts'

const PAYLOADS = inSeveralKinds()

/** Of a configuration or of pages in which the other ones stand. */
const HARMLESS = [{ name: 'plain', text: 'plain' }]

/** Takes the payloads that are left so many at a time. */
async function goOn(campaign: string, atOnce: number, step: (payloads: typeof PAYLOADS) => Promise<string[]>) {
  const progress = progressOf(campaign)
  for (let from = progress.next(0); from < PAYLOADS.length; from += atOnce) {
    const some = PAYLOADS.slice(from, from + atOnce)
    expect(await step(some), some.map(({ name }) => name).join()).toEqual([])
    progress.note(from + atOnce)
    console.log(campaign, JSON.stringify({ payloads: from + some.length, checks: (from + some.length) * SINKS }))
  }
  progress.end()
}

base('200,000 checks of payloads in every place find nothing', () =>
  goOn('injection', 5, async (some) => faultsIn(await outputsOf(some))),
)

base('a browser notices each of twelve planted holes', async ({ newReader }) => {
  const { context } = await newReader({ bypassCSP: true, proxy: NO_OTHER_HOST })
  const frames = await openFrames(context)
  const few = fewOf(await outputsOf([ALL]))
  expect(await frames.faults(few)).toEqual([])
  for (const [hole, plant] of HOLES_IN_BROWSER) expect(await frames.faults(plant(few)), hole).not.toEqual([])
  await frames.close()
})

base('nothing runs in a browser without a policy, in any document or feed', async ({ newReader }) => {
  const { context } = await newReader({ bypassCSP: true, proxy: NO_OTHER_HOST })
  const frames = await openFrames(context)
  await goOn('injection-browser', 30, async (some) => [
    // What is shown on every page is looked at on few.
    ...(await frames.faults(await outputsOf(some, HARMLESS, { withTexts: false }))),
    ...(await frames.faults(await outputsOf(HARMLESS, some, { withTexts: false }))),
  ])
  await frames.close()
})

base('a hole in scripts is noticed in the overlay, the next page, the search and the requests', async ({ browser }) => {
  const found = await inScripts(browser, [ALL], { inFrame: HARMLESS, plant: HOLE_IN_SCRIPTS })
  for (const [place, faults] of Object.entries(found)) expect(faults.join(), place).toContain('ran')
})

base('nor in what scripts make of payloads: the next page, the search, the overlay and the requests', ({ browser }) =>
  goOn('injection-scripts', 60, async (some) => {
    // At once, since each waits for its browser most of the time.
    const found = await Promise.all([
      inScripts(browser, some.slice(0, 30), { inFrame: HARMLESS }),
      inScripts(browser, some.slice(30), { inFrame: HARMLESS }),
      inScripts(browser, HARMLESS, { inFrame: some }),
    ])
    return found.flatMap((places) => Object.values(places).flat())
  }),
)
