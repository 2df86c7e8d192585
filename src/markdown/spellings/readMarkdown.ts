import type { Root } from 'mdast'
import { respellIncludes } from '../includes/respellIncludes.ts'
import { limitText } from '../limitText.ts'
import { parseWithFormulas } from '../math/readFormulas.ts'
import { limitMarkers } from '../nesting.ts'
import { makeDefinitionLists } from './definitionLists.ts'
import type { ReadOptions } from './readOptions.ts'
import { respellDefinitions } from './respellDefinitions.ts'
import { type Moved, respellDirectives } from './respellDirectives.ts'
import { unifySpellings } from './unifySpellings.ts'

/** A tree, the text that its positions are in, and the lines where columns differ from those of the file. */
type ReadMarkdown = { text: string; root: Root; moved: ReadonlyMap<number, readonly Moved[]> }

/**
 * Parses a text in which constructs may be spelled as other generators spell them. The tree has one spelling of each, so
 * that nothing after this step needs to know of others. Lines keep their numbers.
 */
export function readMarkdown(given: string, options: ReadOptions): ReadMarkdown {
  const { parseMdast } = options
  const { text: written, exhausted } = limitText(limitMarkers(given))
  const { text, moved } = respellDirectives(written, options)
  const parsed = respellDefinitions(respellIncludes(text, parseMdast), parseMdast)
  const root = options.drawFormula ? parseWithFormulas(parsed, parseMdast) : parseMdast(parsed)
  if (parsed !== text) makeDefinitionLists(root, text)
  unifySpellings(root, text, options)
  if (exhausted !== undefined) root.data = { exhausted, ...root.data }
  return { text, root, moved }
}
