import { ourIcon } from '../convert/iconNames.ts'
import { argOf, type Known } from './shortcodes.ts'

/** A text that its template breaks into lines. */
const oneLine = (inner = ''): string =>
  inner
    .replace(/<br\b[^<>]*>|&nbsp;/g, ' ')
    .replace(/<\/?[a-z][^<>]*>/g, '')
    .replace(/\s+/g, ' ')
    .trim()

const contents: Known = (_args, inner) => inner && `\n\n${inner.trim()}\n\n`

const heading =
  (mark: string): Known =>
  (_args, inner) =>
    `\n\n${mark} ${oneLine(inner)}\n\n`

const featureCard: Known = ({ named: { title = '', subtitle = '', link, icon } }) => {
  const mark = icon === undefined ? undefined : ourIcon(icon)
  const name = `**${link ? `[${title}](${link})` : title}**`
  return `- ${[mark && `:icon[${mark}]`, name, oneLine(subtitle)].filter(Boolean).join(' ')}`
}

/** Blocks of home pages of Hextra (https://imfing.github.io/hextra/docs/guide/shortcodes/). */
export const HEXTRA: { readonly [name: string]: Known } = {
  'hextra/hero-container': contents,
  'hextra/hero-badge': (_args, inner) => `\n\n${oneLine(inner)}\n\n`,
  'hextra/hero-headline': heading('##'),
  'hextra/hero-section': heading('##'),
  'hextra/hero-subtitle': (_args, inner) => `\n\n${oneLine(inner)}\n\n`,
  'hextra/hero-button': (args) => `\n\n[${argOf(args, 'text')}](${args.named['link'] ?? ''})\n\n`,
  'hextra/feature-grid': (_args, inner) =>
    inner && `\n\n:::cards\n${inner.trim().replace(/\n[ \t]*(?=- )/g, '\n')}\n:::\n\n`,
  'hextra/feature-card': featureCard,
}
