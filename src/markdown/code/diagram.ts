import type { Code } from 'mdast'
import { type CodeBlock, codeMarkup } from '../../model/codeMarkup.ts'
import { block } from '../../model/html.ts'
import { warning } from '../../model/problem.ts'
import type { TextContext } from '../context.ts'

/** The markup of code; that of a diagram is framed, so that the browser's script finds it. */
export function codeBlockMarkup({ code, display }: CodeBlock, { options }: TextContext): string {
  const markup = codeMarkup(code, display)
  const library = options.diagrams?.library
  return code.language === MERMAID && library !== undefined
    ? block('Diagram', { library }, { children: markup })
    : markup
}

const MERMAID = 'mermaid'

/** Reports, once for a site, that diagrams are shown as code. */
export function reportUndrawn(node: Code, context: TextContext): void {
  if (node.lang !== MERMAID || !context.options.diagrams || context.options.diagrams.library !== undefined) return
  const message = 'diagrams are shown as code, since the package "mermaid" is not installed'
  const fix = 'run "npm install mermaid" in the folder of the site, or set "mermaid: off" in content/site.yaml'
  context.problems.push(warning('missing-package', context.placeOf(node), { message, fix, once: message }))
}
