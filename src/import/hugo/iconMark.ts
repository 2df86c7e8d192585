import type { Conversion } from '../convert/dialect.ts'
import { ourIcon } from '../convert/iconNames.ts'

/**
 * The icon of ours that shows the same as a name, which may have the classes of Font Awesome; none if there is no such icon,
 * which is noted once.
 */
export function iconMark(written: string, { tally, source }: Conversion): string {
  const [, name = written] = /(?:^|\s)(?:fa-)?([a-z][a-z\d-]*)$/.exec(written) ?? []
  const icon = ourIcon(name)
  if (icon === undefined && name !== '')
    tally.noteOnce(`icon without a counterpart: ${name}`, { file: source, line: 1 })
  return icon === undefined ? '' : `:icon[${icon}]`
}
