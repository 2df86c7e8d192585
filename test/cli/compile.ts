import { execFileSync } from 'node:child_process'
import { join, resolve } from 'node:path'

export const packageRoot = resolve(import.meta.dirname, '..', '..')

export const PROGRAM = join(packageRoot, 'bin', 'portalgen')

/** Compiles the program once, before many tests would do it at the same time. */
export const compile = (): void => void execFileSync(process.execPath, [PROGRAM, '--version'])
