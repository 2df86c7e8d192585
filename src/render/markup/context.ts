/** The properties of an element or a component. */
export type Props = Record<string, unknown>

/** The markup of components whose props are the same on many pages, by the component. */
export type Remembered = Map<unknown, { props: Props; markup: string } | undefined>

/** Where an element stands, and what has been written so far that stands elsewhere. */
export type Context = {
  place: 'top' | 'document' | 'content'
  /** In a drawing and in what is only for those without script, it stays where it is. */
  keepsMetadata: boolean
  /** The value of the `select` around an option. */
  selected: unknown
  written: Written
  remembered: Remembered
}

type Written = {
  /** Metadata, which React moves to the start of the head. */
  moved: { charset: string; viewport: string; rest: string }
  head: { start: string; content: string } | undefined
  document: string | undefined
}

export const movedMarkup = ({ moved: { charset, viewport, rest } }: Written): string => charset + viewport + rest
