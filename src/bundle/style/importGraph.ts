import { lineNestedTooDeep } from './sheetNesting.ts'

/** Each sheet with what it imports, repeated as in its text. */
type ImportGraph = Map<string, string[]>

/**
 * Reads what sheets import.
 * @param pathOf the sheet that one of them names
 */
export async function readImports(
  entries: string[],
  textOf: (sheet: string) => string | undefined,
  pathOf: (named: string, sheet: string) => string,
): Promise<ImportGraph> {
  const graph: ImportGraph = new Map()
  const sheets = [...entries]
  for (const sheet of sheets) {
    if (graph.has(sheet)) continue
    const imported = (await namesIn(textOf(sheet) ?? '')).map((named) => pathOf(named, sheet))
    graph.set(sheet, imported)
    for (const path of imported) sheets.push(path)
  }
  return graph
}

const IMPORT = /^@import "((?:[^"\\]|\\.)*)"/gm

/** esbuild writes each import in the same form, without the escapes that it may be written with. */
async function namesIn(css: string): Promise<string[]> {
  if (!/@(?:i|\\)/i.test(css) || lineNestedTooDeep(css) !== undefined) return []
  const { transform } = await import('esbuild')
  const written = await transform(css, { loader: 'css', logLevel: 'silent', legalComments: 'none' }).catch(
    () => undefined,
  )
  return [...(written?.code.matchAll(IMPORT) ?? [])].map(([, name = '']) => name)
}

/** Whether more than `most` paths lead from an entry through the imports; one ends where it would come back to a sheet. */
export function hasMorePaths(graph: ImportGraph, entries: string[], most: number): boolean {
  const passed = new Set<string>()
  const open = [{ sheet: '', imported: entries, next: 0 }]
  for (let paths = 0; paths <= most; ) {
    const last = open.at(-1)
    if (last === undefined) return false
    const sheet = last.imported[last.next]
    last.next += 1
    if (sheet === undefined) {
      open.pop()
      passed.delete(last.sheet)
    } else if (!passed.has(sheet)) {
      paths += 1
      passed.add(sheet)
      open.push({ sheet, imported: graph.get(sheet) ?? [], next: 0 })
    }
  }
  return true
}
