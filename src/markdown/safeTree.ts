import type { Root } from 'hast'
import { codeSamples, namesInText } from './codeSamples.ts'
import type { TextContext } from './context.ts'
import { ignoreComments } from './ignoreComments.ts'
import { limitNesting } from './nesting.ts'
import { sanitizeTree } from './sanitize/sanitizeTree.ts'
import { toHast } from './toHast.ts'
import { reportUnresolvedSyntax } from './unresolvedSyntax.ts'

/** Parses Markdown to a sanitised tree, before links, headings and code are transformed. */
export function safeTree(context: TextContext): Root {
  const mdast = context.options.parseMdast(context.text)
  limitNesting(mdast, context)
  reportUnresolvedSyntax(mdast, context)
  context.ignores.push(...ignoreComments(mdast, context))
  context.samples.push(...codeSamples(mdast, context))
  context.names.push(...namesInText(mdast, context))
  return sanitizeTree(toHast(mdast, context))
}
