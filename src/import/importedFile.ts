/** A file below the folder of the new site. */
export type ImportedFile = { path: string } & ({ kind: 'text'; text: string } | { kind: 'copy'; source: string })
