import { Tag, tagHighlighter, tags } from '@lezer/highlight'
import type { FoundKind } from '../refine.ts'

/** Tags for what the grammars' own do not distinguish; `refine.ts` gives them their meaning. */
export const own = {
  parameter: Tag.define('parameter'),
  argument: Tag.define('argument'),
  key: Tag.define('key'),
  scalar: Tag.define('scalar'),
}

const { constant, definition, function: functionTag } = tags

const KINDS: [FoundKind, Tag[]][] = [
  ['comment', [tags.comment]],
  ['keyword', [tags.keyword, tags.heading]],
  ['string', [tags.string, tags.regexp, tags.escape, tags.monospace]],
  ['constant', [tags.number, tags.bool, tags.null, tags.atom, tags.unit, tags.color, constant(tags.variableName)]],
  ['function', [functionTag(tags.variableName), functionTag(tags.propertyName), tags.macroName]],
  ['type', [tags.typeName, tags.className]],
  ['property', [definition(tags.propertyName), tags.attributeName]],
  ['variable', [own.parameter]],
  ['link', [tags.url, tags.link]],
  ['meta', [tags.meta, tags.labelName]],
  ['name', [tags.variableName]],
  ['argument', [own.argument]],
  ['key', [own.key]],
  ['scalar', [own.scalar]],
]

const FOUND = new Map<string, FoundKind>(KINDS.map(([kind]) => [kind, kind]))

/** The tags of parse trees as kinds; operators, punctuation and uses of properties have none. */
export const treeKinds = tagHighlighter(KINDS.map(([kind, tag]) => ({ tag, class: kind })))

/** Classes are written one after the other, the innermost last. */
export const innermostKind = (classes: string): FoundKind =>
  FOUND.get(classes.slice(classes.lastIndexOf(' ') + 1)) ?? ''
