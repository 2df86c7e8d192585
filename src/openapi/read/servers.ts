import { childOf, type YamlNode } from '../../yaml/node.ts'
import { entriesOf, itemsOf, scalarText } from './nodes.ts'
import type { Reader } from './reader.ts'
import type { SpecText } from './text.ts'

/** Where an API is called. `{name}` in the address stands for a variable. */
export type Server = {
  url: string | undefined
  /** Since 3.2. */
  name: string | undefined
  description: SpecText | undefined
  variables: ServerVariable[]
}

export type ServerVariable = {
  name: string
  default: string | undefined
  /** All that there are; none when any will do. */
  values: string[]
  description: SpecText | undefined
}

/** The address with the defaults of its variables; one without a default stays as it is written. */
export function defaultAddress({ url = '', variables }: Pick<Server, 'url' | 'variables'>): string {
  const presets = new Map(variables.map(({ name, default: preset }) => [name, preset]))
  return url.replace(/\{([^{}]+)\}/g, (written, name: string) => presets.get(name) ?? written)
}

export const readServers = (reader: Reader, node: YamlNode | undefined): Server[] =>
  itemsOf(node).map((server) => ({
    url: scalarText(childOf(server, 'url')),
    name: scalarText(childOf(server, 'name')),
    description: reader.text(childOf(server, 'description')),
    variables: entriesOf(childOf(server, 'variables')).map(({ key: name, value }) => ({
      name,
      default: scalarText(childOf(value, 'default')),
      values: itemsOf(childOf(value, 'enum')).flatMap((each) => scalarText(each) ?? []),
      description: reader.text(childOf(value, 'description')),
    })),
  }))
