import type { Attributes } from '../convert/treatment.ts'
import { below, isIn } from '../paths.ts'
import type { Context } from './context.ts'
import { includedPartial } from './parts.ts'

const CONTENT = 'src/content'
const DOCS = `${CONTENT}/docs`

/**
 * The text of `<Render file="steps" product="dns" params={{ name: "x" }} />`, where a component of an Astro site shows an
 * entry of a collection by its name: `src/content/partials/dns/steps.mdx`. The folder may be that of the page.
 */
export function collectionEntry(name: string, attributes: Attributes, context: Context): string | undefined {
  const { file, product = folderOfPage(context.conversion.source) } = attributes
  const collection = collectionOf(name, context)
  if (file === undefined || product === undefined || collection === undefined) return undefined
  const path = `/${CONTENT}/${collection}/${product}/${file}`
  const props = Object.fromEntries(
    Object.entries(attributes).flatMap(([key, value]) =>
      key.startsWith('params.') ? [[key.slice('params.'.length), value]] : [],
    ),
  )
  return includedPartial(`${path}.mdx`, props, context) ?? includedPartial(`${path}.md`, props, context)
}

/** The collection that a component of the site takes its only entry from. */
function collectionOf(name: string, { conversion: { modules } }: Context): string | undefined {
  const path = modules.named(`${name}.astro`)
  const program = path === undefined ? undefined : modules.textOf(path)
  return /\bgetEntry\(\s*["']([\w-]+)["']/.exec(program ?? '')?.[1]
}

const folderOfPage = (source: string): string | undefined =>
  isIn(source, DOCS) ? below(source, DOCS).split('/')[0] : undefined
