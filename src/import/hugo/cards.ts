import { dedent } from '../convert/dedent.ts'
import { badgeOf } from '../convert/inlineComponents.ts'
import { iconMark } from './iconMark.ts'
import { type Args, argOf, type Known } from './shortcodes.ts'

/** An item of a list of cards, of Hextra (`link`, `subtitle`, `tag`) or Docsy (`header`, `footer`, `code`). */
export const card: Known = ({ named }, inner, conversion) => {
  const title = bare(named['header'] || named['title'] || '')
  const href = named['link'] ?? named['href']
  const body = dedent(inner ?? '').trim()
  const shown =
    named['code'] === 'true' && body ? `\`\`\`${(named['lang'] ?? 'text').toLowerCase()}\n${body}\n\`\`\`` : body
  const second = named['header'] && named['title'] ? `**${bare(named['title'])}**` : undefined
  const name = title && `**${href ? `[${title}](${href})` : title}**`
  const marks = [pictureOf(named), iconMark(named['icon'] ?? '', conversion)]
  const tag = named['tag'] && badgeOf(named['tag'])
  const head = [...marks, name, tag, ...(second ? [] : [named['subtitle']])].filter(Boolean).join(' ')
  const texts = [second, second && named['subtitle'], shown, named['footer']].filter(
    (text) => text !== undefined && text !== '',
  )
  // What is one line stands beside the title.
  const [first = '', ...others] =
    head !== '' && texts[0]?.includes('\n') === false ? [`${head} ${texts.shift()}`] : [head]
  return `- ${[first, ...others, ...texts]
    .filter(Boolean)
    .join('\n\n')
    .replace(/\n(?=[^\n])/g, '\n  ')}`
}

/** The picture of a card. */
export const pictureOf = ({ image, imageTitle = '' }: Args['named']): string =>
  image ? `![${imageTitle}](${image})` : ''

const bare = (text: string): string => text.replace(/^\*\*(.*)\*\*$/, '$1')

/** Blocks of the home pages of Docsy. */
export const DOCSY: { readonly [name: string]: Known } = {
  'blocks/cover': (args, inner) => heading(args.named['title'], '##', inner),
  'blocks/lead': (_args, inner) => inner?.trim(),
  'blocks/section': (_args, inner) => inner && (isListOfCards(inner) ? `:::cards\n${inner.trim()}\n:::` : inner.trim()),
  'blocks/feature': (args, inner, conversion) =>
    feature(args, dedent(inner ?? '').trim(), iconMark(args.named['icon'] ?? '', conversion)),
  'blocks/link-down': () => '',
}

/** Whether there is nothing but items of a list, which are features. */
const isListOfCards = (text: string): boolean =>
  FEATURE.test(text.trim()) && text.split('\n').every((line) => FEATURE.test(line) || /^(?:[ ]{2}|[ \t]*$)/.test(line))

const FEATURE = /^- (?::icon\[[\w-]+\] )?\*\*/

function feature(args: Args, text: string, icon: string): string {
  const [title, { url }] = [argOf(args, 'title'), args.named]
  const named = `${icon && `${icon} `}**${url ? `[${title}](${url})` : title}**`
  const lines = [named, ...[text, url && args.named['url_text'] ? moreAt(args.named) : ''].filter(Boolean)].join('\n\n')
  return `- ${lines.replace(/\n(?=[^\n])/g, '\n  ')}`
}

const heading = (title = '', mark: string, ...texts: (string | undefined)[]): string =>
  `\n\n${[title && `${mark} ${title}`, ...texts.map((text) => text?.trim())].filter(Boolean).join('\n\n')}\n\n`

const moreAt = ({ url, url_text: text }: Args['named']): string => `[${text}](${url})`
