import { placeholder } from './html.ts'
import { escapeText, list } from './markdown.ts'

/** A link around Markdown. An address that is a placeholder stays as it is. */
export const link = (text: string, href: string): string => `[${text}](${addressOf(href)})`

/** The address as a placeholder, which makes it complete where the text is written. */
export const addressOf = (href: string): string =>
  href.startsWith('\0') ? href : placeholder({ kind: 'address', argument: href })

/** Links below one another, each with its description; what leads nowhere is bold. Another mark parts the list from one that follows. */
export const linkList = (
  links: { label: string; href: string; description?: string }[],
  mark: '- ' | '* ' = '- ',
): string =>
  list(
    links.map(({ label, href, description }) => {
      const text = href === '' ? `**${escapeText(label)}**` : link(escapeText(label), href)
      return description ? `${text}\n\n${escapeText(description)}` : text
    }),
    () => mark,
  )
