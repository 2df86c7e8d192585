import { execFileSync } from 'node:child_process'
import { join } from 'node:path'

/** Compiles the program once, before many tests would do it at the same time. */
export function setup(): void {
  execFileSync(process.execPath, [join(import.meta.dirname, '../../bin/portalgen'), '--version'])
}
