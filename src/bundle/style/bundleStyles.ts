import { readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { BuildOptions } from 'esbuild'
import type { InlineStyle } from '../../model/output.ts'
import { inlineStyles } from './inlineStyles.ts'

/** A style sheet, whole and in its parts, and what pages need of these to be painted. */
export type BundledStyles = { styles: string; parts: string[]; inline: InlineStyle[] }

/** Bundles a style sheet. Each `@import` of the entry is a part. */
export async function bundleStyles(entry: string): Promise<BundledStyles> {
  const { build } = await import('esbuild')
  const bundled = async (contents: string): Promise<string> => {
    const stdin = { contents, loader: 'css', resolveDir: dirname(entry) } as const
    const { outputFiles } = await build({ ...SHEET, stdin })
    return outputFiles[0]?.text ?? ''
  }
  const text = readFileSync(entry, 'utf8')
  const [styles = '', ...parts] = await Promise.all([text, ...partsOf(text)].map(bundled))
  return { styles, parts, inline: inlineStyles(styles, parts) }
}

/** A file of this name has what no page needs to be painted. */
const LATER = /@import\s+(?:url\()?["'](?:[^"']*\/)?later\.css["']/

const IMPORT = /@import\b[^;]*(?:;|$)/g

/** The order of the layers, which may stand before the imports, goes with the first. */
function partsOf(text: string): string[] {
  const plain = text.replace(/\/\*[\s\S]*?(?:\*\/|$)/g, '')
  const [before = '', ...rules] = plain.split(IMPORT)
  const [first = '', ...others] = plain.match(IMPORT) ?? []
  const parts = [before + first, ...others, rules.join('')]
  return parts.filter((part) => part.trim() !== '' && !LATER.test(part))
}

/** How sheets are bundled. */
export const SHEET = {
  bundle: true,
  minify: true,
  write: false,
  logLevel: 'silent',
  legalComments: 'none',
  target: ['chrome120', 'firefox121', 'safari17'],
} as const satisfies BuildOptions
