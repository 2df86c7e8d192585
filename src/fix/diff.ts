import { LINE_END } from './lineEnd.ts'

/** Compares two texts with the same number of lines and returns a unified diff without context. */
export function diff(path: string, before: string, after: string): string {
  const old = before.split(LINE_END)
  const fixed = after.split(LINE_END)
  const hunks = old.flatMap((line, index) => {
    const other = fixed[index] ?? ''
    return line === other ? [] : [`@@ -${index + 1} +${index + 1} @@`, `-${line}`, `+${other}`]
  })
  return [`--- ${path}`, `+++ ${path}`, ...hunks].join('\n')
}
