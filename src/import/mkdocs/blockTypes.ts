import { capitalised } from '../../model/nameInWords.ts'
import { calloutKind } from '../convert/callouts.ts'
import { asText, type Json, listAt, textAt } from '../read/json.ts'

/** The blocks that a configuration names, by what stands after `///`. */
export type BlockTypes = ReadonlyMap<string, { kind: string; title: string; isDetails: boolean }>

const EXTENSIONS = ['admonition', 'details']

/** `types` of `pymdownx.blocks.admonition` and `pymdownx.blocks.details`: names, or `{ name, class, title }`. */
export function blockTypesOf(config: Json): BlockTypes {
  const found = listAt(config, 'markdown_extensions').flatMap((each) =>
    EXTENSIONS.flatMap((extension) =>
      listAt(each, `pymdownx.blocks.${extension}`, 'types').flatMap((type) => typeFor(type, extension === 'details')),
    ),
  )
  return new Map(found)
}

function typeFor(written: Json, isDetails: boolean): [string, { kind: string; title: string; isDetails: boolean }][] {
  const name = asText(written) ?? textAt(written, 'name')
  if (name === undefined) return []
  const look = textAt(written, 'class')?.split(' ')[0] ?? name
  const title = textAt(written, 'title') ?? capitalised(look)
  return [[name, { kind: calloutKind(look) ?? 'note', title, isDetails }]]
}
