import type { Root } from 'mdast'
import { makeDefinitionLists } from './definitionLists.ts'
import type { MdastParser } from '../mdast.ts'
import { respellDefinitions } from './respellDefinitions.ts'
import { respellDirectives } from './respellDirectives.ts'
import { unifySpellings } from './unifySpellings.ts'

/** A tree and the text that its positions are in. */
export type ReadMarkdown = { text: string; root: Root }

/**
 * Parses a text in which constructs may be spelled as other generators spell them. The tree has one spelling of each, so
 * that nothing after this step needs to know of others. Lines keep their numbers.
 */
export function readMarkdown(written: string, parseMdast: MdastParser): ReadMarkdown {
  const text = respellDirectives(written, parseMdast)
  const parsed = respellDefinitions(text, parseMdast)
  const root = parseMdast(parsed)
  if (parsed !== text) makeDefinitionLists(root, text)
  unifySpellings(root, text)
  return { text, root }
}
