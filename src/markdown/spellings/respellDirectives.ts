import { directiveOf } from '../directives/ownDirective.ts'
import type { ReadOptions } from './readOptions.ts'
import { lineCounter, verbatimLines } from './verbatimLines.ts'

/** In a line that is spelled otherwise, the column where its title begins, and how many more it had before. */
export type Moved = { from: number; by: number }

type Respelled = { text: string; moved: ReadonlyMap<number, Moved> }

const LOOSE = /^([ \t>]*(?:(?:[-*+]|\d+[.)])[ \t]+)?)(:{3,})([ \t]*)([A-Za-z][\w-]*)([ \t]*)([^\n]*)$/gm

const MAYBE_LOOSE = /:::[ \t]+[A-Za-z]|:::[A-Za-z][\w-]*[ \t]+\S|:::[A-Za-z][^\n]*\{[^\n]*title=/

/** Writes `::: tip Title`, `:::tip Title` and `:::tip{title="Title"}` as `:::tip[Title]`, except in code and HTML. */
export function respellDirectives(
  written: string,
  options: Pick<ReadOptions, 'parseMdast' | 'ownDirectives'>,
): Respelled {
  const moved = new Map<number, Moved>()
  if (!MAYBE_LOOSE.test(written)) return { text: written, moved }
  const verbatim = verbatimLines(options.parseMdast(written))
  const lineAt = lineCounter(written)
  const text = written.replace(LOOSE, (whole, margin, colons, gap, name, space, rest: string, at: number) => {
    const line = lineAt(at)
    const directive = verbatim.has(line) ? undefined : respelled(name, rest.trim(), gap !== '' || space !== '', options)
    if (directive === undefined) return whole
    const respelt = `${margin}${colons}${directive}`
    moved.set(line, titleMoved(whole, respelt))
    return respelt
  })
  return { text, moved }
}

function titleMoved(before: string, after: string): Moved {
  const at = after.indexOf('[') + 1
  const title = after.slice(at, after.lastIndexOf(']')).replace(/\\([[\]])/g, '$1')
  const was = at === 0 || title === '' ? -1 : before.indexOf(title)
  return was < 0 ? { from: 1, by: 0 } : { from: at + 1, by: was - at }
}

/** The directive as we spell it; undefined for one that we do not have, or that is spelled so already. */
function respelled(
  name: string,
  rest: string,
  isLoose: boolean,
  options: Pick<ReadOptions, 'ownDirectives'>,
): string | undefined {
  const drawing = directiveOf(name, options)?.drawing
  if (!drawing) return undefined
  const { label, title, attributes } = partsIn(rest)
  const hasTitle = drawing.kind === 'block' && drawing.title !== undefined
  if (title !== '' && !hasTitle) return undefined
  if (!isLoose && title === '') return undefined
  return `${name}${label || (title === '' ? '' : `[${balanced(title)}]`)}${attributes}`
}

type Parts = {
  /** `[Title]`, as it is written. */
  label: string
  /** A title that is written otherwise. */
  title: string
  /** `{open}`, as it is written, without the title. */
  attributes: string
}

function partsIn(rest: string): Parts {
  const label = /^\[(?:[^[\]]|\[[^[\]]*\])*\]/.exec(rest)?.[0] ?? ''
  const opening = rest.endsWith('}') ? rest.lastIndexOf('{') : -1
  const written = opening < label.length ? '' : rest.slice(opening)
  const words = rest.slice(label.length, rest.length - written.length).trim()
  const titled = /(?:^|[\s{])title=(?:"([^"]*)"|'([^']*)'|([^\s}]+))/.exec(written)
  const left = titled ? written.replace(titled[0], titled[0].startsWith('{') ? '{' : '') : written
  const attributes = /^\{\s*\}$/.test(left) ? '' : left
  if (label !== '' && words !== '') return { label: '', title: `${label} ${words}`, attributes }
  return { label, title: words || (titled?.[1] ?? titled?.[2] ?? titled?.[3] ?? ''), attributes }
}

/** Brackets that have no other half would end the label. */
function balanced(title: string): string {
  let depth = 0
  for (const character of title) {
    if (character === '[') depth++
    else if (character === ']' && depth-- === 0) break
  }
  return depth === 0 ? title : title.replace(/(?<!\\)[[\]]/g, '\\$&')
}
