import { type Problem, warning } from '../../model/problem.ts'
import type { Operation } from '../read/operations.ts'

type Path = Pick<Operation, 'path' | 'place'>

/** Reports paths with wrong templates, and those that requests cannot tell apart. */
export function checkPaths(operations: Operation[]): Problem[] {
  const paths = [...new Map(operations.toReversed().map((each) => [each.path, each])).values()].toReversed()
  return [...paths.flatMap(wrongTemplate), ...sameTemplates(paths)]
}

const TEMPLATE = /\{([^{}]*)\}/g

function wrongTemplate({ path, place }: Path): Problem[] {
  if (/[{}]/.test(path.replace(TEMPLATE, ''))) {
    const message = `the path "${path}" has a brace without the other one`
    return [warning('invalid-spec', place, { message, fix: 'write each parameter as "{name}"' })]
  }
  const names = [...path.matchAll(TEMPLATE)].map(([, name = '']) => name)
  const repeated = names.find((name, index) => names.indexOf(name) < index)
  if (repeated === undefined) return []
  const message = `the path "${path}" has the parameter "{${repeated}}" twice`
  return [warning('invalid-spec', place, { message, fix: 'give one of the two another name' })]
}

function sameTemplates(paths: Path[]): Problem[] {
  const first = new Map<string, string>()
  return paths.flatMap(({ path, place }) => {
    const template = path.replace(TEMPLATE, '{}')
    const other = first.get(template)
    if (other === undefined) first.set(template, path)
    if (other === undefined || template === path) return []
    const message = `the paths "${path}" and "${other}" are the same but for the names of their parameters`
    return warning('invalid-spec', place, { message, fix: 'put their operations under one of the two' })
  })
}
