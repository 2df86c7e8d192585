import { loadSite, writeSite } from '../../src/build.ts'
import { readConfig } from '../../src/config/readConfig.ts'
import { type MemoryCache, memoryCache } from '../../src/disk/cache.ts'
import type { Staging } from '../../src/disk/outputFolder.ts'
import type { Bundle } from '../../src/model/output.ts'
import { sourcePath } from '../../src/model/route.ts'
import type { Sources } from '../../src/model/sources.ts'
import { outputPlan } from '../../src/pipeline/outputPlan.ts'
import { defaultTheme } from '../../theme/theme.tsx'

const CONFIG = sourcePath('content/site.yaml')

/** A site as a build leaves it: its files, what it said, and what the next build may use of it. */
export type Built = { files: Map<string, string>; problems: string; cache: MemoryCache; steps: Map<string, string[]> }

const BUNDLE: Bundle = { styles: 'assets/portal-0.css', script: 'assets/portal-0.js', preloads: [], files: [] }

/** Builds in memory; with what an earlier build left, or from nothing. */
export async function buildInMemory(sources: Sources, before?: Built): Promise<Built | undefined> {
  const cache = memoryCache(before?.cache.used)
  const file = sources.readFile(CONFIG)
  const { value: config } = file ? readConfig(file) : { value: undefined }
  if (!config) return undefined
  const build = { version: '1', commit: undefined }
  const loaded = await loadSite({ sources, config, build, cache, withDrafts: false })
  const renderer = { site: loaded.site, theme: defaultTheme, bundle: BUNDLE }
  const { staging, files, steps } = memoryStaging(sources, before)
  await writeSite(loaded.site, outputPlan(renderer, BUNDLE), staging)
  return { files, problems: JSON.stringify(loaded.problems), cache, steps }
}

function memoryStaging(sources: Sources, before: Built | undefined) {
  const files = new Map<string, string>()
  const steps = new Map<string, string[]>()
  let making: string[] = []
  const put = (path: string, content: string): void => {
    making.push(path)
    files.set(path, content)
  }
  const staging: Staging = {
    write: ({ path, content }) => put(path, String(content)),
    writePieces: (path, pieces) => put(path, [...pieces].join('')),
    read: (path) => files.get(path) ?? '',
    copy: ({ source, path }) => put(path, sources.readFile(source)?.text ?? ''),
    take({ key, make }) {
      making = []
      const kept = before?.steps.get(key)
      if (kept) for (const path of kept) put(path, before?.files.get(path) ?? '')
      else make(staging)
      steps.set(key, making)
    },
    commit: () => ({}),
    discard: () => undefined,
  }
  return { staging, files, steps }
}
