import { type Problem, warning } from '../../model/problem.ts'
import { childOf, type YamlNode } from '../../yaml/node.ts'
import { entriesOf, scalarText } from '../read/nodes.ts'

/** Reports names of components that references cannot have. The schema of OpenAPI 3.0 misses them; later ones do not. */
export function checkComponentNames(root: YamlNode): Problem[] {
  if (!scalarText(childOf(root, 'openapi'))?.startsWith('3.0')) return []
  return entriesOf(childOf(root, 'components')).flatMap(({ key: section, value }) =>
    section.startsWith('x-')
      ? []
      : entriesOf(value)
          .filter(({ key }) => !VALID.test(key))
          .map(({ key, keyPlace }) =>
            warning('invalid-spec', keyPlace, {
              message: `"${key}" is not a valid name in "${section}"`,
              fix: 'use letters, digits, ".", "-" and "_"',
            }),
          ),
  )
}

const VALID = /^[\w.-]+$/
