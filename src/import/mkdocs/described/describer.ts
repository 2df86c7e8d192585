import type { SourceTree } from '../../foreignSite.ts'
import { readData } from '../../read/data.ts'
import { asText, at, isObject, type Json, type JsonObject, listAt, objectAt, textAt } from '../../read/json.ts'
import { pythonSources } from '../../read/python/pythonSources.ts'
import { type Description, describedObject } from './describedObject.ts'
import { namesIn } from './shownMembers.ts'

/** Describes what a line `::: package.Name` names, with the YAML below it; undefined where its source is not known. */
export type Describer = (name: string, headingLevel: number, yaml: string) => Description | undefined

/** Describes objects of Python as mkdocstrings is configured to. */
export function describer(tree: SourceTree, config: Json): Describer {
  const plugin = listAt(config, 'plugins').flatMap((each) =>
    at(each, 'mkdocstrings') === undefined ? [] : [objectAt(each, 'mkdocstrings')],
  )[0]
  const handler = objectAt(plugin, 'handlers', 'python')
  const paths = listAt(handler, 'paths').flatMap((path) => asText(path) ?? [])
  const sources = pythonSources(tree, [...new Set([...paths, '', 'src', 'lib'])])
  const shared = optionsIn(handler)
  const isPython = (textAt(plugin, 'default_handler') ?? 'python') === 'python'
  const described = new Map<string, Description | undefined>()
  const describe: Describer = (name, headingLevel, yaml) => {
    const own = yamlIn(yaml)
    const chosen = textAt(own, 'handler')
    if (chosen === undefined ? !isPython : chosen !== 'python') return undefined
    const declared = sources(name)
    return declared && describedObject(declared, describingOptions({ ...shared, ...optionsIn(own) }, headingLevel))
  }
  return (...named) => {
    const key = named.join('\n')
    if (!described.has(key)) described.set(key, describe(...named))
    return described.get(key)
  }
}

function yamlIn(text: string): JsonObject {
  const data = text.trim() === '' ? undefined : readData(text, 'yaml', true)
  return data?.kind === 'value' && isObject(data.value) ? data.value : {}
}

/** Older versions have them in two groups. */
const optionsIn = (value: Json): JsonObject => ({
  ...objectAt(value, 'selection'),
  ...objectAt(value, 'rendering'),
  ...objectAt(value, 'options'),
})

function describingOptions(options: JsonObject, headingLevel: number) {
  const first = headingLevel || Number(options['heading_level'] ?? 2)
  const hasHeading = headingLevel > 0 || options['show_root_heading'] === true
  const members = options['members']
  const names = typeof members === 'boolean' ? members : namesIn(members)
  return {
    ...(names === undefined ? {} : { members: names }),
    filters: namesIn(options['filters']) ?? [asText(options['filters']) ?? '!^_[^_]'],
    showsUndocumented: options['show_if_no_docstring'] === true,
    bySource: options['members_order'] === 'source',
    mergesInit: options['merge_init_into_class'] === true,
    heading: hasHeading ? first : undefined,
    level: hasHeading ? first + 1 : first,
    style: asText(options['docstring_style']) ?? 'google',
  }
}
