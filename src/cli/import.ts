import { importInto } from '../engine/importInto.ts'
import { numberOf } from '../reporting/report/counts.ts'
import { printable } from '../reporting/report/printable.ts'
import type { CommandContext } from './context.ts'
import { progressBar } from './progressBar.ts'

export type ImportCommandOptions = { into: string; sitemap?: string; components?: string; all?: boolean }

/** Imports another generator's site, and prints what became of each construct. */
export async function importCommand(
  kind: string,
  dir: string,
  { all = false, ...options }: ImportCommandOptions,
  { cwd, terminal }: CommandContext,
): Promise<void> {
  const show = progressBar(terminal)
  const onPage = (done: number, total: number): void => show('converting pages', done, total)
  const { rows, pages, unfinished, kind: found } = importInto(cwd, { kind, dir, ...options, onPage })
  terminal.print(table(rows, all))
  const rest = unfinished === 0 ? 'nothing is left to do' : `${numberOf(unfinished, 'file')} with something left`
  terminal.tell(`imported ${numberOf(pages, 'page')} of a ${found} site into ${options.into}: ${rest}`)
  const change = options.into === '.' ? '' : ` --root ${options.into}`
  terminal.tell(`next: npx portalgen serve --lenient${change}`)
}

type Row = ReturnType<typeof importInto>['rows'][number]

const PLACES = 3

/** A line for each construct: how often it was converted and left, and where it was left. */
function table(rows: Row[], all: boolean): string {
  const width = Math.max('construct'.length, ...rows.map(({ construct }) => construct.length))
  const line = (construct: string, converted: string, left: string, places: string): string =>
    `${construct.padEnd(width)}  ${converted.padStart(9)}  ${left.padStart(4)}  ${places}`.trimEnd()
  const lines = rows.map((row) => line(row.construct, String(row.converted), String(row.left), placesOf(row, all)))
  return [line('construct', 'converted', 'left', 'places'), ...lines].map(printable).join('\n')
}

function placesOf({ places }: Row, all: boolean): string {
  const shown = (all ? places : places.slice(0, PLACES)).map(({ file, line }) => `${file}:${line}`)
  const rest = places.length - shown.length
  return [...shown, ...(rest > 0 ? [`and ${rest} more (--all)`] : [])].join(', ')
}
