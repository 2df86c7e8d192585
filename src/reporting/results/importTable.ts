import { printable } from '../report/printable.ts'

type Row = { construct: string; converted: number; left: number; places: { file: string; line: number }[] }

/** So many places are listed without `--all`. */
const PLACES = 3

/** A line for each construct of an imported site: how often it was converted and left, and where it was left. */
export function importTable(rows: Row[], all: boolean): string {
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
