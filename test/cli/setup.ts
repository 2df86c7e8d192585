import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { SITE } from './smallSite.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder of the smallest site, built. Tests get copies of it. */
    builtSite: string
  }
}

/** Compiles the program once, before many tests would do it at the same time, and builds the smallest site with it. */
export function setup(project: TestProject): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'portalgen-cli-'))
  for (const [path, text] of Object.entries(SITE)) {
    mkdirSync(join(folder, dirname(path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  execFileSync(process.execPath, [join(import.meta.dirname, '../../bin/portalgen'), 'build', '--quiet'], {
    cwd: folder,
  })
  project.provide('builtSite', folder)
  return () => rmSync(folder, { recursive: true, force: true })
}
