import { hash } from 'node:crypto'
import type { Code } from 'mdast'
import { type CodeBlock, codeMarkup } from '../../model/codeMarkup.ts'
import { type Diagram, type DiagramColors, drawingPath, MODES } from '../../model/diagrams.ts'
import { block, placeholder } from '../../model/html.ts'
import { warning } from '../../model/problem.ts'
import { fileHref } from '../../model/route.ts'
import type { TextContext } from '../context.ts'
import { replaceInCode } from '../variables.ts'
import { attributes } from '../walk/markup.ts'

/** The markup of code; that of a diagram is framed, with its drawings or so that the browser's script finds it. */
export function codeBlockMarkup({ code, display }: CodeBlock, context: TextContext): string {
  const markup = codeMarkup(code, display)
  const { diagrams } = context.options
  if (code.language !== MERMAID || !diagrams) return markup
  if ('library' in diagrams)
    return diagrams.library === undefined
      ? markup
      : block('Diagram', { library: diagrams.library }, { children: markup })
  const source = code.lines.map((tokens) => tokens.map(({ text }) => text).join('')).join('\n')
  const drawn = context.diagrams.find((diagram) => diagram.source === source)
  return drawn ? block('Diagram', {}, { picture: picturesOf(drawn, context), children: markup }) : markup
}

const MERMAID = 'mermaid'

/** One for each colour mode. */
function picturesOf({ names, source }: TextContext['diagrams'][number], { options }: TextContext): string {
  const alt = /^[ \t]*accTitle[ \t]*:(.*)$/m.exec(source)?.[1]?.trim() || options.texts.page.diagram
  return MODES.map((mode) => {
    const path = drawingPath(names[mode])
    const shown = { class: `drawn-picture only-${mode}`, alt, src: fileHref(path, options) }
    const size = placeholder({ kind: 'image-size', argument: path })
    return `<img${attributes({ ...shown, loading: 'lazy', decoding: 'async' })}${size}>`
  }).join('')
}

/** Notes a diagram that is drawn at build. */
export function noteDiagram(node: Code, context: TextContext): void {
  const { diagrams } = context.options
  if (node.lang !== MERMAID || !diagrams || 'library' in diagrams) return
  const source = replaceInCode(node.value, context)
  context.diagrams.push({ source, names: drawingNames(source, diagrams.colors), place: context.placeOf(node) })
}

/** The name changes with the source and the colours, but not with the version of the library. */
const nameOf = (source: string, colors: string): string =>
  `${hash('sha256', `${colors}\n${source}`, 'hex').slice(0, 20)}.svg`

const drawingNames = (source: string, { light, dark }: DiagramColors): Diagram['names'] => ({
  light: nameOf(source, light),
  dark: nameOf(source, dark),
})

/** Reports, once for a site, that diagrams are shown as code. */
export function reportUndrawn(node: Code, context: TextContext): void {
  const { diagrams } = context.options
  if (node.lang !== MERMAID || !diagrams || !('library' in diagrams) || diagrams.library !== undefined) return
  const message = 'diagrams are shown as code, since the package "mermaid" is not installed'
  const fix = 'run "npm install mermaid" in the folder of the site, or set "mermaid: off" in content/site.yaml'
  context.problems.push(warning('missing-package', context.placeOf(node), { message, fix, once: message }))
}
