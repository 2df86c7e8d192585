import { dedent } from '../convert/dedent.ts'
import { type Args, argOf, type Known } from './shortcodes.ts'

/** An item of a list of cards, of Hextra (`link`, `subtitle`) or Docsy (`header`, `footer`, `code`). */
export const card: Known = ({ named }, inner) => {
  const title = bare(named['header'] || named['title'] || '')
  const href = named['link'] ?? named['href']
  const body = dedent(inner ?? '').trim()
  const shown =
    named['code'] === 'true' && body ? `\`\`\`${(named['lang'] ?? 'text').toLowerCase()}\n${body}\n\`\`\`` : body
  const head = [title && `**${href ? `[${title}](${href})` : title}**`, named['subtitle']].filter(Boolean).join(' ')
  const second = named['header'] && named['title'] ? `**${bare(named['title'])}**` : undefined
  const texts = [second, shown, named['footer']].filter((text) => text !== undefined && text !== '')
  // What is one line stands beside the title.
  const [first = '', ...others] =
    head !== '' && texts[0]?.includes('\n') === false ? [`${head} ${texts.shift()}`] : [head]
  return `- ${[first, ...others, ...texts]
    .filter(Boolean)
    .join('\n\n')
    .replace(/\n(?=[^\n])/g, '\n  ')}`
}

const bare = (text: string): string => text.replace(/^\*\*(.*)\*\*$/, '$1')

/** Blocks of the home pages of Docsy. */
export const DOCSY: { readonly [name: string]: Known } = {
  'blocks/cover': (args, inner) => heading(args.named['title'], '##', inner),
  'blocks/lead': (_args, inner) => inner?.trim(),
  'blocks/section': (_args, inner) => inner?.trim(),
  'blocks/feature': (args, inner) => heading(argOf(args, 'title'), '###', inner, moreAt(args.named)),
  'blocks/link-down': () => '',
}

const heading = (title = '', mark: string, ...texts: (string | undefined)[]): string =>
  `\n\n${[title && `${mark} ${title}`, ...texts.map((text) => text?.trim())].filter(Boolean).join('\n\n')}\n\n`

const moreAt = ({ url, url_text: text = 'Read more' }: Args['named']): string | undefined => url && `[${text}](${url})`
