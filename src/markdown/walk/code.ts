import type { Code } from 'mdast'
import { codeMarkup } from '../../model/codeMarkup.ts'
import { readBlock } from '../code/codeBlock.ts'
import { blockFence, blockTitle } from '../writer/codeText.ts'
import type { Walk } from './walk.ts'
import type { Block } from './written.ts'

export function writeCode(node: Code, { context }: Walk): Block {
  const block = readBlock({ text: node.value, language: node.lang ?? '', meta: node.meta ?? '' }, node, context)
  return {
    html: codeMarkup(block.code, block.display),
    pieces: [{ kind: 'blocks', texts: [blockTitle(block), blockFence(block)], isCode: true }],
  }
}
