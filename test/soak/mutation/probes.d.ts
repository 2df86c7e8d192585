export type FoundFunction = { id: string; start: number; end: number }

/** The functions of a file, outer ones first. The id of one changes with its text only. */
export function functionsOf(file: string, text: string): FoundFunction[]

/** The innermost function around an offset; undefined at the top of a module, which whoever imports it runs. */
export function functionAt(functions: FoundFunction[], offset: number): FoundFunction | undefined

/** A file whose functions note that they were called. */
export function probed(file: string, text: string): string
