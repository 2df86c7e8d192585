import type { Root } from 'mdast'
import type { TextContext } from '../context.ts'
import { type ForeignConstruct, MARGIN } from './construct.ts'
import { constructsOf, hintsAtForeign, MAYBE_STARTING, STARTING } from './constructs.ts'
import { mayBeForeign } from './mayBeForeign.ts'
import { reportForeignNodes } from './nodes.ts'
import { type Block, type Readable, readableIn } from './readable.ts'
import { foreign } from './report.ts'

/** Warns about what other generators would make something of, and what is printed as text, or removed, here. */
export function reportForeign(root: Root, context: TextContext): void {
  reportForeignNodes(root, context)
  if (!mayBeForeign(root, context.text)) return
  const readable = readableIn(root, context.text)
  const isMaybe = hintsAtForeign(readable.text)
  const starting = readable.blocks.flatMap((block) => startingIn(block, readable))
  const found = isMaybe ? foundIn(readable, context) : []
  const taken: Found[] = []
  for (const each of [...found, ...starting]) {
    const isTaken = taken.some(({ start, end }) => each.start < end && each.end > start)
    if (isTaken || context.text[each.start - 1] === '\\') continue
    taken.push(each)
    const written = context.text.slice(each.start, each.end).trim()
    foreign(context, each.start, written, `is ${each.construct.name}, which is printed as text`, each.construct.fix)
  }
}

type Found = { construct: ForeignConstruct; start: number; end: number }

function startingIn({ start, end, kind }: Block, { text }: Readable): Found[] {
  if (kind === 'cell' || !MAYBE_STARTING.test(text.slice(start, start + 2))) return []
  const source = text.slice(start, end)
  return STARTING.flatMap((construct) =>
    [...source.matchAll(construct.pattern)].map(({ index, 0: written }) => ({
      construct,
      start: start + index,
      end: start + index + written.length,
    })),
  )
}

function foundIn(readable: Readable, { source }: TextContext): Found[] {
  return constructsOf(source, readable.text).flatMap((construct) =>
    [...readable.text.matchAll(construct.pattern)].flatMap(({ index, 0: written }): Found[] => {
      const margin = construct.at === 'line' ? (MARGIN.exec(written)?.[0].length ?? 0) : 0
      const found = { construct, start: index + margin, end: index + written.trimEnd().length }
      return isMeant(found, readable) ? [found] : []
    }),
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
