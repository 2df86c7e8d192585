import type { YamlEntry, YamlNode } from '../../../yaml/node.ts'
import { entriesOf, referenceIn, textOf } from '../nodes.ts'
import { type Files, isYaml } from './documentFiles.ts'

/** The value of an example in a file beside the document. One at another address stays a link, and so does a lost one. */
export function referredExample(files: Files, entry: YamlEntry): YamlEntry {
  const address = textOf(entry.value)
  const target =
    address === undefined || /^[a-z][a-z\d+.-]*:|^\//i.test(address)
      ? undefined
      : files.quietTargetOf(address, entry.value.place)
  if (!target || entry.value.kind !== 'scalar') return entry
  const text = files.textAt(target.file)?.text
  const value = isYaml(target) ? files.find(target) : text === undefined ? undefined : { ...entry.value, value: text }
  return value ? { ...entry, key: 'value', value } : entry
}

/**
 * An example that is no more than a reference to a file. By the specification it is an example of an object with a `$ref`,
 * but other tools read the file, and that is what authors mean.
 */
export function referredValue(files: Files, value: YamlNode): YamlNode {
  const reference = referenceIn(value)
  if (reference === undefined || reference.startsWith('#') || entriesOf(value).length > 1) return value
  const target = files.quietTarget(value)
  return (target && isYaml(target) ? files.find(target) : undefined) ?? value
}
