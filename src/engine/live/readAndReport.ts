import type { LiveOptions } from '../options.ts'
import type { ReadSite } from '../readSite.ts'
import { type LiveContext, type LiveState, readWhole } from './liveState.ts'

export type Reported = Awaited<ReturnType<typeof readAndReport>>

/** Reads the whole site, and passes the result to the caller of the workspace. */
export async function readAndReport(
  { context, options: { onRead } }: { context: LiveContext; options: LiveOptions },
  before: LiveState | undefined,
  changed: string[],
  files?: ReadSite,
) {
  const started = performance.now()
  const { reading, state, problems } = await readWhole(context, before, files)
  const milliseconds = Math.round(performance.now() - started)
  onRead?.({ ...reading, changed, pages: state?.read?.live.site.routes.size, milliseconds })
  return { state, problems }
}
