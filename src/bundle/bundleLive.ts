import { join } from 'node:path'

/** The script that `serve` adds to its pages. */
export async function bundleLive(packageRoot: string): Promise<string> {
  const { build } = await import('esbuild')
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
