/** Where a construct stands in the other site's files. */
export type ForeignPlace = { file: string; line: number }

export type Outcome = 'converted' | 'left'

/** The constructs that were found, and what became of them. */
export type Tally = {
  /** Notes one construct, named as its generator's documentation does: `<Tabs>`, `{{< ref >}}`, `!!! note`. */
  note(construct: string, outcome: Outcome, place: ForeignPlace): void
  /** Notes what is left in many places for one reason, at the first of them. */
  noteOnce(construct: string, place: ForeignPlace): void
  /** Notes a link that led nowhere on the other site, too, so that there is nothing to convert. */
  noteBroken(place: ForeignPlace): void
  rows(): TallyRow[]
  broken(): ForeignPlace[]
}

export type TallyRow = {
  construct: string
  converted: number
  left: number
  places: ForeignPlace[]
  /** Whether the only place stands for many. */
  isOnce?: boolean
}

/** Counts constructs; the places of a row are those of what is left. */
export function createTally(): Tally {
  const rows = new Map<string, TallyRow>()
  const broken: ForeignPlace[] = []
  return {
    note(construct, outcome, place) {
      const row = rows.get(construct) ?? { construct, converted: 0, left: 0, places: [] }
      row[outcome] += 1
      if (outcome === 'left') row.places.push(place)
      rows.set(construct, row)
    },
    noteOnce(construct, place) {
      if (!rows.has(construct)) rows.set(construct, { construct, converted: 0, left: 1, places: [place], isOnce: true })
    },
    noteBroken(place) {
      broken.push(place)
    },
    broken: () => broken,
    rows: () =>
      [...rows.values()].toSorted(
        (a, b) => b.left - a.left || b.converted - a.converted || (a.construct < b.construct ? -1 : 1),
      ),
  }
}
