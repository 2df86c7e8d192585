import { pictureOf } from './cards.ts'
import { iconMark } from './iconMark.ts'
import { argOf, type Known } from './shortcodes.ts'

/** A text that its template breaks into lines. */
const oneLine = (inner = ''): string =>
  inner
    .replace(/<br\b[^<>]*>|&nbsp;/g, ' ')
    .replace(/<\/?[a-z][^<>]*>/g, '')
    .replace(/\s+/g, ' ')
    .trim()

const container: Known = ({ named }, inner) =>
  inner && `\n\n${[inner.trim(), pictureOf(named)].filter(Boolean).join('\n\n')}\n\n`

const linked = (text: string, link = ''): string => `\n\n${link === '' ? text : `[${text}](${link})`}\n\n`

const heading =
  (mark: string): Known =>
  (_args, inner) =>
    `\n\n${mark} ${oneLine(inner)}\n\n`

const featureCard: Known = ({ named }, _inner, conversion) => {
  const { title = '', subtitle = '', link, icon = '' } = named
  const name = `**${link ? `[${title}](${link})` : title}**`
  return `- ${[iconMark(icon, conversion), name, oneLine(subtitle), pictureOf(named)].filter(Boolean).join(' ')}`
}

/** Blocks of home pages of Hextra (https://imfing.github.io/hextra/docs/guide/shortcodes/). */
export const HEXTRA: { readonly [name: string]: Known } = {
  'hextra/hero-container': container,
  'hextra/hero-badge': ({ named }, inner) => linked(oneLine(inner), named['link']),
  'hextra/hero-headline': heading('##'),
  'hextra/hero-section': heading('##'),
  'hextra/hero-subtitle': (_args, inner) => `\n\n${oneLine(inner)}\n\n`,
  'hextra/hero-button': (args) => linked(argOf(args, 'text'), args.named['link']),
  'hextra/feature-grid': (_args, inner) =>
    inner && `\n\n:::cards\n${inner.trim().replace(/\n[ \t]*(?=- )/g, '\n')}\n:::\n\n`,
  'hextra/feature-card': featureCard,
}
