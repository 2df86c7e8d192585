import type { Block, CalloutKind } from '../../model/blocks.ts'
import type { MarkdownTexts } from '../../model/texts/texts.ts'
import type { Directive } from './directiveParts.ts'

/** What a directive is. Both pipelines write it, and the survey checks it, by what stands here. */
export type DirectiveKind = {
  /** The attributes that it may have besides `id`. */
  attributes: readonly string[]
  drawing: DirectiveDrawing
}

export type DirectiveDrawing =
  /** The lists in it become cards. */
  | { kind: 'cards' }
  /** What is in it, and nothing around: the part that would draw it has errors. */
  | { kind: 'content' }
  | {
      kind: 'block'
      /** The title if its author gave none: empty for a block that has none then, undefined for one without titles. */
      title: StandardTitle | undefined
      /** The block as which it is drawn; `title` is its title as text. */
      block(node: Directive, title: string): Block
    }

export function hasTitle(
  { title }: Extract<DirectiveDrawing, { kind: 'block' }>,
  { name, attributes }: Directive,
  label: readonly unknown[],
): boolean {
  if (title === undefined || label.length > 0) return title !== undefined
  const isUntitled = CALLOUTS.has(name) && attributes?.['title'] === ''
  return title !== '' && !isUntitled
}

/** The kinds of callouts, also written `> [!KIND]`. */
export const CALLOUT_KINDS: readonly CalloutKind[] = [
  'note',
  'tip',
  'info',
  'important',
  'warning',
  'caution',
  'danger',
]

const CALLOUTS: ReadonlySet<string> = new Set(CALLOUT_KINDS)

/** The name of a title that the theme has in each language. */
export type StandardTitle = CalloutKind | 'details' | 'tab' | ''

export function titleText(title: StandardTitle, { page, callouts }: MarkdownTexts): string {
  if (title === '') return ''
  return title === 'details' || title === 'tab' ? page[title] : callouts[title]
}

/** `:::note[Title]`, with `{title=""}` for one without a title */
const callout = (kind: CalloutKind): DirectiveKind => ({
  attributes: ['title'],
  drawing: { kind: 'block', title: kind, block: () => ({ name: 'Callout', props: { kind } }) },
})

/** `:::details[Summary]`, with `{open}` to start unfolded */
const details: DirectiveKind = {
  attributes: ['open'],
  drawing: {
    kind: 'block',
    title: 'details',
    block: ({ attributes }) => ({
      name: 'Details',
      props: { open: attributes?.['open'] === undefined ? undefined : true },
    }),
  },
}

/** `::::tabs{group=language}` around `:::tab[Label]` */
const tabs: DirectiveKind = {
  attributes: ['group'],
  drawing: {
    kind: 'block',
    title: undefined,
    block: ({ attributes }) => ({ name: 'Tabs', props: attributes?.['group'] ? { group: attributes['group'] } : {} }),
  },
}

/** `:::code-group` around fences, each of which is a tab. */
const codeGroup: DirectiveKind = {
  attributes: [],
  drawing: { kind: 'block', title: undefined, block: () => ({ name: 'Tabs', props: {} }) },
}

/** `:::tab[curl]` */
const tab: DirectiveKind = {
  attributes: [],
  drawing: { kind: 'block', title: 'tab', block: (_, label) => ({ name: 'Tab', props: { label } }) },
}

/** `:::cards` around a list of `**[Title](link.md)** One sentence.` */
const cards: DirectiveKind = { attributes: [], drawing: { kind: 'cards' } }

/** `:::hero`, `:::request` around code, `:::numbers`, `:::steps` and `:::file-tree` around a list. */
const frame = (name: 'Hero' | 'Exchange' | 'Numbers' | 'Steps' | 'FileTree'): DirectiveKind => ({
  attributes: [],
  drawing: { kind: 'block', title: undefined, block: () => ({ name, props: {} }) },
})

/** `::embed{url=… title=…}`, whose frame the survey has judged. */
const embed: DirectiveKind = {
  attributes: ['url', 'title'],
  drawing: {
    kind: 'block',
    title: undefined,
    block({ attributes }) {
      const { src, host, title } = attributes ?? {}
      return { name: 'Embed', props: src && host && title ? { src, host, title } : {} }
    },
  },
}

/** `:::quote[Who said it]` */
const quote: DirectiveKind = {
  attributes: [],
  drawing: { kind: 'block', title: '', block: () => ({ name: 'Quote', props: {} }) },
}

export const DIRECTIVES: ReadonlyMap<string, DirectiveKind> = new Map([
  ...CALLOUT_KINDS.map((kind): [string, DirectiveKind] => [kind, callout(kind)]),
  ['details', details],
  ['tabs', tabs],
  ['code-group', codeGroup],
  ['tab', tab],
  ['cards', cards],
  ['steps', frame('Steps')],
  ['file-tree', frame('FileTree')],
  ['request', frame('Exchange')],
  ['hero', frame('Hero')],
  ['numbers', frame('Numbers')],
  ['quote', quote],
  ['embed', embed],
])
