import type { Root as HastRoot } from 'hast'
import type { Root as MdastRoot } from 'mdast'
import remarkRehype, { type Options } from 'remark-rehype'
import { unified } from 'unified'
import { languageOf } from '../model/texts/marks.ts'
import { blockHandlers } from './blockHandlers.ts'
import { drawnElement } from './blocks/mark.ts'
import { codeHandler } from './code/codeHandler.ts'
import type { TextContext } from './context.ts'
import { definitionHandlers } from './definitionHandlers.ts'
import { alertHandler, directiveHandler } from './directives/directive.ts'
import { backLabel } from './footnoteLabels.ts'
import { type Icon, iconText } from './icons/icon.ts'
import { formulaHandlers } from './math/formulaHandlers.ts'
import { parseRawHtml } from './rawHtml.ts'

/** Converts the text to a tree of HTML elements, not yet sanitised. */
export function toHast(tree: MdastRoot, context: TextContext): HastRoot {
  const { texts } = context.options
  const { page } = texts
  const options: Options = {
    allowDangerousHtml: true,
    clobberPrefix: context.idPrefix,
    footnoteLabel: page.footnotes,
    footnoteLabelProperties: { className: ['sr-only'], ...languageOf(texts.marked?.page.footnotes) },
    footnoteBackLabel: (index, again) => backLabel(page, index, again),
    handlers: {
      ...blockHandlers(),
      blockquote: alertHandler(context),
      code: codeHandler,
      containerDirective: directiveHandler(context),
      ...definitionHandlers,
      ...formulaHandlers,
      icon: (_state, node: Icon) => drawnElement(iconText(node)),
    },
  }
  return unified().use(remarkRehype, options).use(parseRawHtml, context).runSync(tree, context.text)
}
