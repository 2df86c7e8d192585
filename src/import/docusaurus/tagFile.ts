import type { ForeignPage, SourceTree } from '../foreignSite.ts'
import { joined } from '../paths.ts'
import { fileValue, firstFile } from '../read/files.ts'
import { asList, asText, isObject, type JsonObject, objectAt, textAt } from '../read/json.ts'
import type { Tally } from '../tally.ts'

/** The tags that the file of a folder defines. https://docusaurus.io/docs/blog#tags-file */
export function tagsIn(tree: SourceTree, folder: string, tally: Tally): JsonObject {
  const file = firstFile(tree, [joined(folder, 'tags.yml'), joined(folder, 'tags.yaml')])
  const value = file === undefined ? undefined : fileValue(tree, file, tally)
  return isObject(value) ? value : {}
}

/** Our file of tags, which has all of them; absent where no file of the old site defines more than their names. */
export function definedTags(written: JsonObject, pages: readonly ForeignPage[]): { tags?: JsonObject } {
  if (Object.keys(written).length === 0) return {}
  const used = pages.flatMap(({ frontMatter }) =>
    asList(frontMatter['tags']).flatMap((tag) => asText(tag) ?? textAt(tag, 'label') ?? []),
  )
  const entries = [...new Set([...Object.keys(written), ...used])].map((name): [string, JsonObject | null] => {
    const own = objectAt(written, name)
    const kept = ['label', 'description'].flatMap((key) => {
      const text = textAt(own, key)
      return text === undefined ? [] : [[key, text] as const]
    })
    return [name, kept.length === 0 ? null : Object.fromEntries(kept)]
  })
  return { tags: Object.fromEntries(entries) }
}
