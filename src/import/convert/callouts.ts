/** Our kind of callout for each that other generators have. */
const KINDS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    note: 'note tip info important warning caution danger',
    ...{ tip: 'success check done hint', danger: 'failure fail missing error bug alert' },
    ...{ info: 'question help faq seealso abstract summary tldr todo example version-added version-changed' },
    ...{ warning: 'attention warn deprecated', seen: 'quote cite secondary default' },
  }).flatMap(([kind, names]) =>
    names.split(' ').map((name): [string, string] => {
      if (kind === 'note') return [name, name]
      return [name, kind === 'seen' ? 'note' : kind]
    }),
  ),
)

/** The kind of callout that a name means; undefined if it means none. */
export const calloutKind = (name: string): string | undefined => KINDS.get(name.toLowerCase())

/** The attribute of a callout without a title. */
export const UNTITLED = '{title=""}'

/** Opens a directive with as many colons as what is inside it needs, and closes it. */
export function directive(name: string, label: string | undefined, height: number): { open: string; close: string } {
  const colons = ':'.repeat(3 + height)
  const shown = label?.trim() ? `[${label.trim().replace(/(?<!\\)[[\]]/g, '\\$&')}]` : ''
  return { open: `${colons}${name}${shown}`, close: colons }
}
