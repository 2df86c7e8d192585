/** Text that is the same in Markdown and in HTML: marks of either, and of variables, are written as characters. */
export const htmlText = (text: string): string =>
  text.replace(/[&<>*_`[\]{}~^$|\\]/g, (mark) => `&#${mark.charCodeAt(0)};`)

/** An attribute as it is written. */
export const htmlAttribute = (name: string, value: string | true): string =>
  value === true ? ` ${name}` : ` ${name}="${value.replaceAll('&', '&#38;').replaceAll('"', '&#34;')}"`

/** Elements that have no contents. */
export const VOID: ReadonlySet<string> = new Set(['br', 'hr', 'img', 'wbr'])

/** What only a program gives a meaning, or a reader could use. */
export const ACTIVE: ReadonlySet<string> = new Set(
  'audio button canvas dialog embed form iframe input object script select textarea video pre'.split(' '),
)

/** Stands where a component shows its contents. */
export const SLOT = '\uE000'
