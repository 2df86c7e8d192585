/**
 * Files that editors keep beside those they save: backups (`a.md~`), swap and lock files (`.a.md.swp`, `#a.md#`, `~$a.docx`),
 * and the parts of a safe write (`a.md___jb_tmp___`). They are never published.
 */
const KEPT = /~$|^#.*#$|^~\$|___jb_(?:tmp|old)___$|\.(?:sw[opx]|kate-swp|crswap)$/

/** Files that exist for a moment: vim tests whether it can write, and `sed -i` writes a copy. A page may have such a name, too. */
const BRIEF = /^(?:4913|sed[A-Za-z\d]{6})$/

const nameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1)

/** Hidden files are not published, except those for hosts. */
const HIDDEN = /(?:^|\/)\.(?!\.?\/|well-known(?:\/|$)|nojekyll$)/

export const isTemporary = (path: string): boolean => KEPT.test(nameOf(path))

/** Tells whether changes of a file have no effect on the site. */
export const isUnseen = (path: string): boolean => isTemporary(path) || HIDDEN.test(path)

export const isBrief = (path: string): boolean => BRIEF.test(nameOf(path))
