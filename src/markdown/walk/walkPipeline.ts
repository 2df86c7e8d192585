import type { Html, Nodes, Root } from 'mdast'
import { pushAll } from '../../model/pushAll.ts'
import type { TextContext } from '../context.ts'
import { isBlank } from '../hastElement.ts'
import { descriptionFrom } from '../pageDescription.ts'
import { isTitle } from '../pageTitle.ts'
import type { Pipeline, WrittenTitle } from '../rendered.ts'
import { levelIn, pointLinksWithin, pointWithin } from '../sharedPage.ts'
import { showsNothing } from '../showsNothing.ts'
import type { Survey } from '../survey.ts'
import { claimElementId } from '../transforms/elementIds.ts'
import { replaceInCode, replaceInText } from '../variables.ts'
import { withoutExplicitId } from './blocks.ts'
import { trimLines } from './trimLines.ts'
import { walkTree } from './walkTree.ts'

/** One walk from Markdown to markup, for texts that it supports completely. */
export const walkPipeline: Pipeline = {
  page({ children }, survey, context, written) {
    const titled = titleIn(children, survey, written, context)
    const nodes = titled ? children.with(titled.index, NOTHING) : children
    const settings = { levelOf: (depth: number): number => depth, pointTo: undefined }
    const { blocks, markup, markdown } = walkTree(nodes, survey, context, settings)
    return {
      title: titled,
      description: () => blocks.map(({ text = '' }) => descriptionFrom(text)).find((text) => text !== '') ?? '',
      body: markup,
      markdown,
    }
  },
  text({ children }, survey, context, shared) {
    const pointTo = pointWithin(context, shared)
    const rendered = walkTree(children, survey, context, { levelOf: levelIn(survey.highest, shared), pointTo })
    pointLinksWithin(context, shared)
    return rendered
  },
}

/** In the place of a heading that the theme shows. */
const NOTHING: Html = { type: 'html', value: '' }

/** The title and where its heading is, if a page begins with it. */
function titleIn(
  children: Root['children'],
  { islands }: Survey,
  wanted: string | undefined,
  context: TextContext,
): (WrittenTitle & { index: number }) | undefined {
  const isEmpty = (html: Html): boolean =>
    islands.get(html)?.children.every((child) => isBlank(child) || child.type === 'comment') ?? false
  const index = children.findIndex((node) => !showsNothing(node, isEmpty))
  const first = children[index]
  if (first?.type !== 'heading' || first.depth !== 1) return undefined
  const silent = { ...context, problems: [] }
  const { children: written, id } = withoutExplicitId(first)
  const title = textOf(written, silent).trim()
  if (!isTitle(title, wanted)) return undefined
  pushAll(context.problems, silent.problems)
  return { title, index, id: id === undefined ? undefined : claimElementId(id, context.placeOf(first), context) }
}

const textOf = (nodes: Nodes[], context: TextContext): string => nodes.map((node) => textOfNode(node, context)).join('')

function textOfNode(node: Nodes, context: TextContext): string {
  if (node.type === 'text') return replaceInText(trimLines(node.value), node, context)
  if (node.type === 'inlineCode') return replaceInCode(node.value, context)
  if (node.type === 'inlineFormula') return node.data?.drawn?.text ?? ''
  if (node.type === 'icon') return node.label
  return 'children' in node ? textOf(node.children, context) : ''
}
