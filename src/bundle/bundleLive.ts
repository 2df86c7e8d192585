import { join } from 'node:path'

/** The script that `serve` adds to its pages. */
export async function bundleLive(packageRoot: string): Promise<string> {
  const { build } = await import('esbuild')
  const { outputFiles } = await build({
    // Comments name files from here, so that the script is the same wherever it is bundled.
    absWorkingDir: packageRoot,
    entryPoints: [join(packageRoot, 'theme', 'live', 'live.ts')],
    bundle: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    logLevel: 'silent',
  })
  return outputFiles[0]?.text ?? ''
}
