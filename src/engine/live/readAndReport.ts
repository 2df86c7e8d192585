import type { ReadSite } from '../openSite.ts'
import type { LiveOptions } from '../options.ts'
import { type LiveContext, type LiveState, readWhole } from './liveState.ts'

export type Reported = Awaited<ReturnType<typeof readAndReport>>

/** Reads the whole site, and passes the result to the caller of the workspace. */
export async function readAndReport(
  context: LiveContext,
  before: LiveState | undefined,
  changed: string[],
  { onRead }: LiveOptions,
  files?: ReadSite,
) {
  const started = performance.now()
  const { reading, state, problems } = await readWhole(context, before, files)
  const milliseconds = Math.round(performance.now() - started)
  onRead?.({ ...reading, changed, pages: state?.read?.live.site.routes.size, milliseconds })
  return { state, problems }
}
