import type { ServerModel } from '../../model/requestModel.ts'
import { childOf, type YamlNode } from '../../yaml/node.ts'
import { entriesOf, itemsOf, scalarText } from '../read/document.ts'

/** The servers of a list, as addresses with variables. */
export const serverModels = (servers: YamlNode | undefined): ServerModel[] =>
  itemsOf(servers).map((node) => ({
    url: scalarText(childOf(node, 'url')) ?? '/',
    variables: entriesOf(childOf(node, 'variables')).map(({ key: name, value }) => {
      const values = itemsOf(childOf(value, 'enum')).flatMap((each) => scalarText(each) ?? [])
      return {
        name,
        value: scalarText(childOf(value, 'default')) ?? '',
        values: values.length > 0 ? values : undefined,
      }
    }),
  }))
