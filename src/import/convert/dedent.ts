/** Takes away the indentation that all lines have; that of the first counts only if the text begins with it. */
export function dedent(text: string): string {
  const lines = text.split('\n')
  const widths = lines.filter((line) => line.trim() !== '').map((line) => /^[ \t]*/.exec(line)?.[0].length ?? 0)
  const counted = widths.slice(lines[0]?.trim() === '' ? 0 : 1)
  const least =
    widths.length === 0 ? 0 : counted.reduce((first, each) => Math.min(first, each), Number.POSITIVE_INFINITY)
  return Number.isFinite(least)
    ? lines.map((line) => line.slice(Math.min(least, /^[ \t]*/.exec(line)?.[0].length ?? 0))).join('\n')
    : text
}
