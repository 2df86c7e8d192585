import { directiveOf } from '../directives/ownDirective.ts'
import type { ReadOptions } from './readOptions.ts'
import { lineCounter, verbatimLines } from './verbatimLines.ts'

/** In a line that is spelled otherwise, a column, and how many more it and those after it had before. */
export type Moved = { from: number; by: number }

type Respelled = { text: string; moved: ReadonlyMap<number, readonly Moved[]> }

const LOOSE = /^([ \t>]*(?:(?:[-*+]|\d+[.)])[ \t]+)?)(:{3,})([ \t]*)(\{?)([A-Za-z][\w-]*)(\}?)([ \t]*)([^\n]*)$/gm

const MAYBE_LOOSE =
  /:::[ \t]*\{[A-Za-z]|:::[ \t]+[A-Za-z]|:::[A-Za-z][\w-]*[ \t]+\S|^[^\n:]*:{3,}[A-Za-z][^\n{]*\{[^\n]*title=/m

/** Writes `::: tip Title`, `:::tip Title`, `:::{tip} Title` and `:::tip{title="Title"}` as `:::tip[Title]`, except in code and HTML. */
export function respellDirectives(
  written: string,
  options: Pick<ReadOptions, 'parseMdast' | 'ownDirectives'>,
): Respelled {
  const moved = new Map<number, readonly Moved[]>()
  // Most texts have no directive, which is checked without the pattern in no time.
  if (!written.includes(':::') || !MAYBE_LOOSE.test(written)) return { text: written, moved }
  const verbatim = verbatimLines(options.parseMdast(withoutLoose(written)))
  const lineAt = lineCounter(written)
  const text = written.replace(
    LOOSE,
    (whole, margin, colons, gap, open, name, close, space, rest: string, at: number) => {
      const line = lineAt(at)
      if (verbatim.has(line) || open.length !== close.length) return whole
      const isLoose = open !== '' || gap !== '' || space !== ''
      const directive = respelled(name, rest.trim(), isLoose, options)
      if (directive === undefined) return whole
      const respelt = `${margin}${colons}${directive.spelling}`
      moved.set(line, movesIn(whole.trimEnd(), respelt, directive.title, whole.indexOf(name) + name.length))
      return respelt
    },
  )
  return { text, moved }
}

/** Colons at the start of a line that no parser takes for a directive, because of what follows. */
const NO_DIRECTIVE = /^([ \t>]*(?:(?:[-*+]|\d+[.)])[ \t]+)?)(:{3,})(?=[ \t]+\S|\{|[A-Za-z][\w-]*[ \t]+\S)/gm

/**
 * The same code and HTML at the same lines, with letters in place of colons that are text: the fast parser would leave a text
 * with them to the other one.
 */
function withoutLoose(written: string): string {
  const text = written.replace(NO_DIRECTIVE, (_, margin: string, colons: string) => margin + lettersFor(colons))
  // Where none begins, none ends.
  return /:::[A-Za-z]/.test(text) ? text : text.replace(/:{3,}/g, lettersFor)
}

const lettersFor = (colons: string): string => 'x'.repeat(colons.length)

/** @param nameEnd where the name ends before, after which the title is looked for */
function movesIn(before: string, after: string, title: string, nameEnd: number): Moved[] {
  const [at, end] = [after.indexOf('[') + 1, after.lastIndexOf(']')]
  if (at === 0 || title === '') return []
  let by = before.indexOf(title, nameEnd) - at
  const moves = [{ from: at + 1, by }]
  for (let index = at; index < end; index++) {
    // A backslash that was put before a bracket.
    if (after[index] !== before[index + by]) moves.push({ from: index + 2, by: --by })
  }
  return [...moves, { from: end + 1, by: before.length - after.length }]
}

/** The directive as we spell it; undefined for one that we do not have, or that is spelled so already. */
function respelled(
  name: string,
  rest: string,
  isLoose: boolean,
  options: Pick<ReadOptions, 'ownDirectives'>,
): { spelling: string; title: string } | undefined {
  const drawing = directiveOf(name, options)?.drawing
  if (!drawing) return undefined
  const { label, title, attributes } = partsIn(rest)
  const hasTitle = drawing.kind === 'content' || (drawing.kind === 'block' && drawing.title !== undefined)
  if (title !== '' && !hasTitle) return undefined
  if (!isLoose && title === '') return undefined
  return { spelling: `${name}${label || (title === '' ? '' : `[${balanced(title)}]`)}${attributes}`, title }
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
  const unattributed = rest.slice(0, rest.length - written.length)
  const words = unattributed.slice(label.length).trim()
  const titled = /(?:^|[\s{])title=(?:"([^"]*)"|'([^']*)'|([^\s}]+))/.exec(written)
  const name = titled?.[1] ?? titled?.[2] ?? titled?.[3] ?? ''
  // An empty title is not a label: a callout has no title then.
  const left = titled && name !== '' ? written.replace(titled[0], titled[0].startsWith('{') ? '{' : '') : written
  const attributes = /^\{\s*\}$/.test(left) ? '' : left
  if (label !== '' && words !== '') return { label: '', title: unattributed.trim(), attributes }
  return { label, title: words || name, attributes }
}

/** Escapes the brackets that have no other half, which would end the label. */
function balanced(title: string): string {
  const unmatched = new Set<number>()
  const open: number[] = []
  for (const { 0: mark, index } of title.matchAll(/\\.|[[\]]/g)) {
    if (mark === '[') open.push(index)
    else if (mark === ']' && open.pop() === undefined) unmatched.add(index)
  }
  for (const index of open) unmatched.add(index)
  return title.replace(/[[\]]/g, (bracket, index: number) => (unmatched.has(index) ? `\\${bracket}` : bracket))
}
