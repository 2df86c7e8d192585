import type { Root } from 'mdast'
import type { TextContext } from '../context.ts'
import { type ForeignConstruct, MARGIN } from './construct.ts'
import { constructsOf, hintsAtForeign, MAYBE_STARTING, STARTING } from './constructs.ts'
import { mayBeForeign } from './mayBeForeign.ts'
import { reportForeignNodes } from './nodes.ts'
import { type Block, lastBefore, type Readable, readableIn } from './readable.ts'
import { foreign } from './report.ts'

/** Warns about syntax of other generators that is printed as text, or removed, here. */
export function reportForeign(root: Root, context: TextContext): void {
  reportForeignNodes(root, context)
  if (!mayBeForeign(root, context.text)) return
  const readable = readableIn(root, context.text)
  const isMaybe = hintsAtForeign(readable.text)
  const starting = readable.blocks.flatMap((block) => startingIn(block, readable, context))
  const found = isMaybe ? foundIn(readable, context) : []
  /** In their order, since they do not overlap. */
  const taken: Found[] = []
  for (const each of [...found, ...starting]) {
    const before = lastBefore(taken, each.end - 1)
    if ((taken[before]?.end ?? 0) > each.start || context.text[each.start - 1] === '\\') continue
    taken.splice(before + 1, 0, each)
    const written = context.text.slice(each.start, each.end).trim()
    const fix = fixOfDirective(written, context) ?? each.construct.fix
    foreign(context, each.start, written, `is ${each.construct.name}, which is printed as text`, fix)
  }
}

/** What to write for a directive of the site, which ends with a line of its own. */
function fixOfDirective(written: string, { options: { ownDirectives = {} } }: TextContext): string | undefined {
  const name = /^::([a-z][\w-]*)/.exec(written)?.[1] ?? ''
  return Object.hasOwn(ownDirectives, name) ? `write ":${written}", and ":::" on the next line` : undefined
}

type Found = { construct: ForeignConstruct; start: number; end: number }

function startingIn({ start, end, kind }: Block, { text }: Readable, context: TextContext): Found[] {
  if (kind === 'cell' || !MAYBE_STARTING.test(text.slice(start, start + 2))) return []
  const source = text.slice(start, end)
  return STARTING.flatMap((construct) => {
    const found = [...source.matchAll(construct.pattern)]
    // A list of fields may have one that is named like an emoji.
    if (construct.unlessEmoji && found.every(({ 0: written }) => isEmoji(written, context))) return []
    return found.map(({ index, 0: written }) => {
      const from = start + index
      return { construct, start: from, end: from + written.length }
    })
  })
}

function isEmoji(written: string, { options: { emoji = {} } }: TextContext): boolean {
  return Object.hasOwn(emoji, /^:([^:]*):/.exec(written)?.[1] ?? '')
}

function foundIn(readable: Readable, context: TextContext): Found[] {
  return constructsOf(context.source, readable.text).flatMap((construct) =>
    [...(construct.isRaw ? context : readable).text.matchAll(construct.pattern)].flatMap(
      ({ index, 0: written }): Found[] => {
        if (readable.text[index] !== written[0]) return []
        if (construct.unlessEmoji && isEmoji(written, context)) return []
        const margin = construct.at === 'line' ? (MARGIN.exec(written)?.[0].length ?? 0) : 0
        const found = { construct, start: index + margin, end: index + written.trimEnd().length }
        return isMeant(found, readable) ? [found] : []
      },
    ),
  )
}

/** Whether it is in a text, at its end where that is needed, and not the id of a heading. */
function isMeant({ construct, start, end }: Found, { text, blockAt }: Readable): boolean {
  const block = blockAt(start)
  if (!block) return false
  const rest = text.slice(end, block.end)
  if (construct.at === 'end' && !/^[ \t#]*$/.test(rest)) return false
  const isId = /^\{:?[ \t]*#[^\s}]+[ \t]*\}$/.test(text.slice(start, end))
  return !(isId && block.kind === 'heading' && /^[ \t#]*$/.test(rest))
}
