/** Where the next word of a command stands. */
type At = 'command' | 'subcommand' | 'loop' | 'value' | 'argument'

export type ShellCode = {
  kind: 'code'
  end: ')' | '`' | ''
  /** Where the first word of each line stands: commands, or the elements of an array. */
  first: At
  at: At
  /** How many words may follow that belong to the name of the command. */
  subcommands: number
}

/** Text in which variables are filled in, or not; the end of a document is a line. */
export type ShellText = { kind: 'quoted' | 'raw' } | { kind: 'document'; end: string; isRaw: boolean }

export type ShellState = {
  /** The open contexts of the shell, the innermost last. */
  inside: (ShellCode | ShellText)[]
  /** Documents that begin on the next line. */
  documents: ShellText[]
  /** Whether the last line ended with a backslash. */
  continues: boolean
}

export const newCode = (end: ShellCode['end'], first: At = 'command'): ShellCode => ({
  kind: 'code',
  end,
  first,
  at: first,
  subcommands: 0,
})

/** What is read now. There is always code around everything else. */
export function innermost({ inside }: ShellState): ShellCode | ShellText {
  const latest = inside.at(-1)
  if (!latest) throw new Error('the shell has no open context')
  return latest
}
