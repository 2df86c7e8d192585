import { numberOf } from '../report/counts.ts'
import { printable } from '../report/printable.ts'

type Place = { file: string; line: number }
type Row = { construct: string; converted: number; left: number; places: Place[] }

/** So many places are listed without `--all`. */
const PLACES = 3

/** A line for each construct of an imported site: how often it was converted and left, and where it was left. */
export function importTable(rows: Row[], all: boolean): string {
  const width = Math.max('construct'.length, ...rows.map(({ construct }) => construct.length))
  const line = (construct: string, converted: string, left: string, places: string): string =>
    `${construct.padEnd(width)}  ${converted.padStart(9)}  ${left.padStart(4)}  ${places}`.trimEnd()
  const lines = rows.map((row) =>
    line(row.construct, String(row.converted), String(row.left), placesIn(row.places, all)),
  )
  return [line('construct', 'converted', 'left', 'places'), ...lines].map(printable).join('\n')
}

/** The links that led nowhere before an import, for the author of the pages. */
export function brokenLinks(places: Place[], all: boolean): string {
  const files = new Set(places.map(({ file }) => file)).size
  const counts = `${numberOf(places.length, 'link')} in ${numberOf(files, 'file')}`
  return printable(`broken in the original, too: ${counts}: ${placesIn(places, all)}`)
}

function placesIn(places: Place[], all: boolean): string {
  const shown = (all ? places : places.slice(0, PLACES)).map(({ file, line }) => `${file}:${line}`)
  const rest = places.length - shown.length
  return [...shown, ...(rest > 0 ? [`and ${rest} more (--all)`] : [])].join(', ')
}
