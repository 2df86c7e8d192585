import Slugger from 'github-slugger'
import { colonStep } from '../blocks/colonStep.ts'
import type { Dialect } from '../convert/dialect.ts'
import { htmlStep } from '../convert/htmlStep.ts'
import { INLINE } from '../convert/inlineConstructs.ts'
import { inlineStep } from '../convert/inlineStep.ts'
import type { ForeignPage } from '../foreignSite.ts'
import { mdxStep } from '../mdx/mdxStep.ts'
import { isMarkdown as isMarkdownFile } from '../paths.ts'
import { at, type Json, textAt } from '../read/json.ts'
import { codeFileStep } from './codeFileStep.ts'
import { keywordStep } from './keywordStep.ts'
import { magicCommentStep, magicCommentsOf } from './magicComments.ts'
import { mdxCodeStep } from './mdxCodeStep.ts'
import type { Plugins } from './plugins.ts'

/** Pages are MDX, unless the site or the page declares them as Markdown, or they were programs. https://docusaurus.io/docs/api/docusaurus-config#markdown */
export function dialectsOf(config: Json, plugins: Plugins, hasFormulas: boolean): (page: ForeignPage) => Dialect {
  const comments = magicCommentStep(magicCommentsOf(config))
  const blocks = [mdxCodeStep, codeFileStep, comments, keywordStep(plugins.keywords), colonStep]
  const inline = inlineStep({ constructs: [INLINE.wikiLink] })
  const slugger = sluggerOf(config)
  const mdx: Dialect = { prefersHeading: true, steps: [...blocks, mdxStep(hasFormulas), inline], slugger }
  const markdown: Dialect = { prefersHeading: true, steps: [...blocks, htmlStep, inline], slugger }
  const format = textAt(config, 'markdown', 'format') ?? 'mdx'
  return ({ source, frontMatter }) => {
    const own = textAt(frontMatter, 'mdx', 'format') ?? textAt(frontMatter, 'format') ?? format
    const isMarkdown = own === 'md' || (own === 'detect' && !source.endsWith('.mdx')) || !isMarkdownFile(source)
    return isMarkdown ? markdown : mdx
  }
}

function sluggerOf(config: Json): Dialect['slugger'] {
  const keepsCase = at(config, 'markdown', 'anchors', 'maintainCase') === true
  return () => {
    const own = new Slugger()
    return (text) => own.slug(text, keepsCase)
  }
}
