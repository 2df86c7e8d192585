import type { Element } from 'hast'
import type { Code } from 'mdast'
import type { Handler, State } from 'mdast-util-to-hast'
import { element, text } from '../hastElement.ts'

/**
 * A code block as `<pre><code>`, its info string in attributes, so that it survives the HTML parser; the code step makes
 * a block of it.
 */
export const codeHandler: Handler = (state: State, node: Code): Element => {
  const properties = {
    ...(node.lang ? { dataLanguage: node.lang } : {}),
    ...(node.meta ? { dataMeta: node.meta } : {}),
  }
  const pre = element('pre', properties, [element('code', {}, [text(`${node.value}\n`)])])
  state.patch(node, pre)
  return pre
}
