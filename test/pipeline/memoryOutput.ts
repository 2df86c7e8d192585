import { join } from 'node:path'
import { loadSite, writeSite } from '../../src/build.ts'
import { readConfig } from '../../src/config/readConfig.ts'
import { type MemoryCache, memoryCache } from '../../src/disk/cache.ts'
import type { Staging } from '../../src/disk/outputFolder.ts'
import type { Bundle } from '../../src/model/output.ts'
import { sourcePath } from '../../src/model/route.ts'
import type { Sources } from '../../src/model/sources.ts'
import { outputPlan } from '../../src/pipeline/outputPlan.ts'
import { sharedHashes } from '../../src/pipeline/sharedParts.ts'
import { noThreads } from '../../src/pipeline/threads/pool.ts'
import { sharedKeys } from '../../src/pipeline/versionParts.ts'

const CONFIG = sourcePath('content/site.yaml')

/** A site as a build leaves it: its files, what it said, and what the next build may use of it. */
export type Built = { files: Map<string, string>; problems: string; cache: MemoryCache; steps: Map<string, string[]> }

const BUNDLE: Bundle = {
  styles: 'assets/portal-0.css',
  inline: [],
  script: 'assets/portal-0.js',
  preloads: [],
  files: [],
}

/** The path of the default theme, as a workspace has it. */
const THEME = { module: join(import.meta.dirname, '../../theme/theme.ts'), folder: '' }

/**
 * Builds in memory; with what an earlier build left, or from nothing.
 * @param onFile is told of each file that is written
 */
export async function buildInMemory(
  sources: Sources,
  before?: Built,
  onFile: (path: string) => void = () => undefined,
): Promise<Built | undefined> {
  const cache = memoryCache(before?.cache.used, before?.cache.texts)
  const file = sources.readFile(CONFIG)
  const { value: config } = file ? readConfig(file) : { value: undefined }
  if (!config) return undefined
  const build = { version: '1', commit: undefined }
  const loaded = await loadSite({ sources, config, build, cache, withDrafts: false })
  const { site } = loaded
  const { staging, files, steps } = memoryStaging(sources, before, onFile)
  const plan = outputPlan(site, BUNDLE, sharedKeys(site, sharedHashes(site, BUNDLE, '')))
  await writeSite({
    site,
    theme: THEME,
    bundle: BUNDLE,
    plan,
    staging,
    texts: cache.texts,
    threads: noThreads,
    shown: 'dist',
  })
  return { files, problems: JSON.stringify(loaded.problems), cache, steps }
}

function memoryStaging(sources: Sources, before: Built | undefined, onFile: (path: string) => void) {
  const files = new Map<string, string>()
  const steps = new Map<string, string[]>()
  let making: string[] = []
  const put = (path: string, content: string): void => {
    making.push(path)
    files.set(path, content)
    onFile(path)
  }
  const staging: Staging = {
    write: ({ path, content }) => put(path, String(content)),
    join: (path, pieces) =>
      put(path, Array.from(pieces, (piece) => (typeof piece === 'string' ? piece : files.get(piece.file))).join('')),
    take: () => undefined,
    copy: ({ source, path }) => put(path, sources.readFile(source)?.text ?? ''),
    keep(key) {
      const kept = before?.steps.get(key)
      if (!kept) return false
      making = []
      steps.set(key, making)
      for (const path of kept) put(path, before?.files.get(path) ?? '')
      return true
    },
    begin(key) {
      making = []
      steps.set(key, making)
    },
    folder: '',
    old: '',
    kept: (key) => before?.steps.get(key)?.map((path) => [path, 0, 0]),
    adopt(key, stamps) {
      steps.set(
        key,
        stamps.map(([path]) => path),
      )
      for (const [path] of stamps) files.set(path, before?.files.get(path) ?? '')
    },
    missing: () => [],
    link: () => undefined,
    commit: () => ({ steps: {}, unneeded: [] }),
    discard: () => undefined,
  }
  return { staging, files, steps }
}
