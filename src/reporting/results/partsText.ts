import { wrap } from '../report/wrap.ts'

type ListedPart = { name: string; group: string; draws: string; file: string | undefined }

/** The parts of a theme by their groups, each with what it draws and the file that replaces it, as `theme list` prints them. */
export function partsText(parts: ListedPart[], columns: number | undefined): string {
  const width = parts.reduce((most, { name }) => Math.max(most, name.length), 0)
  const linesOf = (group: string): string[] =>
    parts.filter((part) => part.group === group).map((part) => lineOf(part, width, columns))
  const groups = [...new Set(parts.map(({ group }) => group))]
  return groups.flatMap((group) => [`${group}:`, ...linesOf(group)]).join('\n')
}

/** What a part draws stands in a column of its own. */
function lineOf({ name, draws, file }: ListedPart, width: number, columns = Number.POSITIVE_INFINITY): string {
  const indent = ' '.repeat(width + 4)
  const words = [draws, ...(file === undefined ? [] : [`[${file}]`])].filter(Boolean).join(' ')
  return `  ${name.padEnd(width)}${wrap(indent + words, columns).slice(width + 2)}`
}
