import { createHash } from 'node:crypto'
import { build } from 'esbuild'
import type { OutputFile } from '../model/output.ts'

/** Paths of the entry files. */
export type ClientEntries = { script: string; styles: string }

/** Texts of the finished files. */
export type ClientBundle = { script: string; styles: string }

/** The browser's half of the theme: one module and one style sheet, minified. */
export async function bundleClient({ script, styles }: ClientEntries): Promise<ClientBundle> {
  const shared = { bundle: true, minify: true, write: false, logLevel: 'silent', legalComments: 'none' } as const
  const [scripts, sheets] = await Promise.all([
    build({
      ...shared,
      entryPoints: [script],
      format: 'esm',
      target: 'es2022',
      jsx: 'automatic',
      define: { 'process.env.NODE_ENV': '"production"' },
    }),
    build({ ...shared, entryPoints: [styles], target: ['chrome120', 'firefox121', 'safari17'] }),
  ])
  return { script: scripts.outputFiles[0]?.text ?? '', styles: sheets.outputFiles[0]?.text ?? '' }
}

/** A name that changes with the content, so that browsers may keep the file for ever. */
export function hashedFile(name: string, extension: string, content: string): OutputFile {
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 10)
  return { path: `assets/${name}-${hash}.${extension}`, content }
}
