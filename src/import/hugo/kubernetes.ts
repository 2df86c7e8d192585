import type { Conversion } from '../convert/dialect.ts'
import { includedText, splitForeign } from '../read/frontMatter.ts'
import { textAt } from '../read/json.ts'
import { argOf, type Known } from './shortcodes.ts'

/** The text of a file without its front matter. */
function textOf(path: string, { include }: Conversion): string | undefined {
  const file = include(path)
  return file && includedText(file)
}

/** A file of the folder of examples, as code. */
const sample: Known = (args, _inner, conversion) => {
  const file = argOf(args, 'file')
  const text = textOf(`/examples/${file}`, conversion)
  const language = args.named['language'] ?? /\.(\w+)$/.exec(file)?.[1] ?? 'text'
  return text && `\`\`\`${language} title="${file}"\n${text}\n\`\`\``
}

/** Shortcodes of the documentation of Kubernetes, and of what is made after it. */
export const KUBERNETES: { readonly [name: string]: Known } = {
  code_sample: sample,
  codenew: sample,
  'feature-state': ({ named: { for_k8s_version: version, state } }) =>
    version && `**Feature state:** v${version.replace(/^v/, '')}${state ? ` (${state})` : ''}`,
  'version-check': () => '',
  glossary_tooltip: (args, _inner, { include }) => {
    const id = argOf(args, 'term_id')
    const file = include(`/docs/reference/glossary/${id}.md`)
    const term = file ? splitForeign(file.text).frontMatter : {}
    const [text, to] = [args.named['text'] ?? textAt(term, 'title') ?? id, textAt(term, 'full_link')]
    return to ? `[${text}](${to})` : text
  },
  glossary_definition: (args, _inner, conversion) => {
    const text = textOf(`/docs/reference/glossary/${argOf(args, 'term_id')}.md`, conversion)
    const [short = '', long = ''] = text?.split(/(?<!\n)\n*<!--more-->\n*/) ?? []
    const shown = args.named['length'] === 'short' ? short : [short, long].filter(Boolean).join('\n\n')
    return text && [args.named['prepend'], shown].filter(Boolean).join(' ')
  },
}
