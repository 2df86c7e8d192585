import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from '@babel/parser'
import { vi } from 'vitest'
import { packageRoot } from '../../cli/compile.ts'

/** A regular expression of the program, and the file that it stands in. */
export type WrittenPattern = { file: string; pattern: RegExp }

const filesIn = (folder: string): string[] =>
  readdirSync(join(packageRoot, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !path.endsWith('.d.ts'))
    .map((path) => `${folder}/${path.replaceAll('\\', '/')}`)
    .toSorted()

/** Those that are written between slashes. */
export const literals = (): WrittenPattern[] =>
  [...filesIn('src'), ...filesIn('theme')].flatMap((file) => {
    const text = readFileSync(join(packageRoot, file), 'utf8')
    return literalsIn(parse(text, { sourceType: 'module', plugins: ['typescript', 'jsx'] }).program).map((pattern) => ({
      file,
      pattern,
    }))
  })

function literalsIn(node: unknown): RegExp[] {
  if (Array.isArray(node)) return node.flatMap(literalsIn)
  if (typeof node !== 'object' || node === null) return []
  if ('type' in node && node.type === 'RegExpLiteral' && 'pattern' in node && 'flags' in node)
    return [new RegExp(String(node.pattern), String(node.flags))]
  return Object.entries(node).flatMap(([key, value]) => (key === 'loc' ? [] : literalsIn(value)))
}

/** Those that files of `src` put together when they are loaded. */
export async function composed(): Promise<WrittenPattern[]> {
  const found = new Map<string, WrittenPattern>()
  const construct = (target: RegExpConstructor, args: [string | RegExp, string?]): RegExp => {
    const pattern = new target(...args)
    const caller = new Error().stack?.split('\n')[2] ?? ''
    const file = caller.split(`${packageRoot}/`)[1]?.split(':')[0]
    if (file?.startsWith('src/')) found.set(`${file} ${pattern}`, { file, pattern })
    return pattern
  }
  vi.stubGlobal('RegExp', new Proxy(RegExp, { construct }))
  for (const file of filesIn('src')) if (!RUNS_AT_ONCE.has(file)) await import(join(packageRoot, file))
  vi.unstubAllGlobals()
  return [...found.values()]
}

const RUNS_AT_ONCE = new Set(['src/pipeline/threads/thread.ts'])
