import { dedent } from '../convert/dedent.ts'
import { argOf, type Known } from './shortcodes.ts'

/** An item of a list of cards, of Hextra (`link`, `subtitle`) or Docsy (`header`, `footer`, `code`). */
export const card: Known = ({ named }, inner) => {
  const title = (named['title'] ?? named['header'] ?? '').replace(/^\*\*(.*)\*\*$/, '$1')
  const href = named['link'] ?? named['href']
  const body = dedent(inner ?? '').trim()
  const shown =
    named['code'] === 'true' && body ? `\`\`\`${(named['lang'] ?? 'text').toLowerCase()}\n${body}\n\`\`\`` : body
  const head = [title && `**${href ? `[${title}](${href})` : title}**`, named['subtitle']].filter(Boolean).join(' ')
  const texts = [shown, named['footer']].filter((text) => text !== undefined && text !== '')
  // What is one line stands beside the title.
  const [first = '', ...others] =
    head !== '' && texts[0]?.includes('\n') === false ? [`${head} ${texts.shift()}`] : [head]
  return `- ${[first, ...others, ...texts]
    .filter(Boolean)
    .join('\n\n')
    .replace(/\n(?=[^\n])/g, '\n  ')}`
}

/** Blocks of the home pages of Docsy. */
export const DOCSY: { readonly [name: string]: Known } = {
  'blocks/cover': (args, inner) => heading(args.named['title'], '##', undefined, inner),
  'blocks/lead': (_args, inner) => inner?.trim(),
  'blocks/section': (_args, inner) => inner?.trim(),
  'blocks/feature': (args, inner) => heading(argOf(args, 'title'), '###', args.named['url'], inner),
  'blocks/link-down': () => '',
}

function heading(title = '', mark: string, url: string | undefined, inner = ''): string {
  const label = url ? `[${title}](${url})` : title
  return `\n\n${[title && `${mark} ${label}`, inner.trim()].filter(Boolean).join('\n\n')}\n\n`
}
