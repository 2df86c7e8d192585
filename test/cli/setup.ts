import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { PROGRAM } from './compile.ts'
import { SITE } from './smallSite.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder of the smallest site, built. Tests get copies of it. */
    builtSite: string
  }
}

/** Builds the smallest site with the program, which compiles itself first. */
export function setup(project: TestProject): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'portalgen-cli-'))
  for (const [path, text] of Object.entries(SITE)) {
    mkdirSync(join(folder, dirname(path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  execFileSync(process.execPath, [PROGRAM, 'build', '--quiet'], { cwd: folder })
  project.provide('builtSite', folder)
  return () => rmSync(folder, { recursive: true, force: true })
}
