import type { Code } from 'mdast'
import { readBlock } from '../code/codeBlock.ts'
import { codeBlockMarkup } from '../code/diagram.ts'
import { blockFence, blockTitle } from '../writer/codeText.ts'
import type { Walk } from './walk.ts'
import type { Block } from './written.ts'

export function writeCode(node: Code, { context }: Walk): Block {
  const block = readBlock({ text: node.value, language: node.lang ?? '', meta: node.meta ?? '' }, node, context)
  return {
    html: codeBlockMarkup(block, context),
    pieces: [{ kind: 'blocks', texts: [blockTitle(block), blockFence(block)], isCode: true }],
  }
}
