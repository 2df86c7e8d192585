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

/**
 * The attributes of a drawing, with its size if a style sheet of the old site set it: an icon is as high as a line, and
 * anything else as large as it was drawn. Without one, it would be as wide as the page.
 */
export function sizedDrawing(attributes: string): string {
  if (/\s(?:width|height)="/.test(attributes)) return attributes
  const [width = 0, height = 0] =
    /\sviewBox="\S+\s+\S+\s+([\d.]+)\s+([\d.]+)"/.exec(attributes)?.slice(1).map(Number) ?? []
  if (width === 0 || height === 0) return attributes
  const isIcon = Math.max(width, height) <= LARGEST_ICON && Math.max(width, height) <= 2 * Math.min(width, height)
  return `${attributes} width="${isIcon ? '1.2em' : width}" height="${isIcon ? '1.2em' : height}"`
}

/** Sets of icons are drawn on up to 512 units. */
const LARGEST_ICON = 512
