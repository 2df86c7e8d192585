import { join } from 'node:path'
import { build } from 'esbuild'

/** The script that `serve` adds to its pages. */
export async function bundleLive(packageRoot: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join(packageRoot, 'theme', 'live', 'live.ts')],
    bundle: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    logLevel: 'silent',
  })
  return outputFiles[0]?.text ?? ''
}
