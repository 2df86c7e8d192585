/** Compares two texts with the same number of lines and returns a unified diff without context. */
export function diff(path: string, before: string, after: string): string {
  const old = before.split('\n')
  const fixed = after.split('\n')
  const hunks = old.flatMap((line, index) => {
    const other = fixed[index] ?? ''
    return line === other ? [] : [`@@ -${index + 1} +${index + 1} @@`, `-${line}`, `+${other}`]
  })
  return [`--- ${path}`, `+++ ${path}`, ...hunks].map((line) => line.replace(/\r$/, '')).join('\n')
}
