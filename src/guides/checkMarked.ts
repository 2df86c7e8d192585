import type { CodeSample } from '../model/page.ts'
import { error, type Place, type Problem } from '../model/problem.ts'
import { sourcePath } from '../model/route.ts'
import { didYouMean } from '../model/suggestion.ts'
import type { YamlNode } from '../yaml/node.ts'
import { parseYaml } from '../yaml/parseYaml.ts'
import { type ApiContract, type Expected, requestSchema, responseSchema, statusesOf } from './apiContract.ts'
import { placedInCode, placeInCode } from './placeInCode.ts'

/** Judges a block whose fence says what it is: `api=createSubscription.request`, `api=getOffer.404`, `schema=Offer`. */
export function checkMarked(sample: CodeSample, contracts: ApiContract[]): Problem[] {
  const expected = sample.schema === undefined ? expectedOf(sample, contracts) : schemaNamed(sample, contracts)
  if (Array.isArray(expected)) return expected
  const read = readJson(sample)
  if (Array.isArray(read)) return read
  const found = expected.contract.judge(read, expected.schema, expected.direction, 'the example')
  if (!found) return []
  return [{ ...found, ...placeInCode(sample, found), severity: 'error' }]
}

type Judged = Expected & { contract: ApiContract }

function expectedOf(sample: CodeSample, contracts: ApiContract[]): Judged | Problem[] {
  const mark = sample.api ?? ''
  const dot = mark.lastIndexOf('.')
  const id = dot < 0 ? mark : mark.slice(0, dot)
  const part = dot < 0 ? '' : mark.slice(dot + 1)
  for (const contract of contracts) {
    const operation = contract.document.operations.find(({ operationId }) => operationId === id)
    if (!operation) continue
    const expected = part === 'request' ? requestSchema(operation) : responseSchema(operation, part)
    if (expected) return { ...expected, contract }
    const parts = ['request', ...statusesOf(operation)]
    const fix = didYouMean(part, parts) ?? `write one of ${parts.map((each) => `"api=${id}.${each}"`).join(', ')}`
    return [wrongMark(sample, `"${id}" has no JSON body named "${part}"`, fix)]
  }
  const ids = contracts.flatMap(({ document }) => document.operations.flatMap(({ operationId }) => operationId ?? []))
  const fix = didYouMean(id, ids) ?? 'write "api=operationId.request", "api=operationId.200" or "api=none"'
  return [wrongMark(sample, `the API has no operation "${id}"`, fix)]
}

function schemaNamed(sample: CodeSample, contracts: ApiContract[]): Judged | Problem[] {
  const name = sample.schema ?? ''
  for (const contract of contracts) {
    const named = contract.document.schemas.find((each) => each.name === name)
    if (named) return { schema: named.schema, direction: undefined, contract }
  }
  const names = contracts.flatMap((contract) => contract.document.schemas.map((each) => each.name))
  return [
    wrongMark(
      sample,
      `the API has no schema "${name}"`,
      didYouMean(name, names) ?? 'write the name of a schema in "components.schemas"',
    ),
  ]
}

/** The mark stands on the line of the fence. */
function wrongMark({ place, margin, api, schema }: CodeSample, message: string, fix: string): Problem {
  const fence: Place = { ...place, line: place.line - 1, column: margin + 1 }
  return error('example-mismatch', fence, { message, fix, target: api ?? schema ?? '' })
}

/** JSON with the places of its values, which the YAML parser knows: every JSON is YAML, too. */
function readJson(sample: CodeSample): YamlNode | Problem[] {
  try {
    JSON.parse(sample.code)
  } catch (cause) {
    const at = Number(/position (\d+)/.exec(String(cause))?.[1] ?? 0)
    const fix = 'fix the syntax, or remove the attribute if the block is not a complete value'
    return [error('example-mismatch', placedInCode(sample, at), { message: 'this example is not valid JSON', fix })]
  }
  const { value, problems } = parseYaml({ path: sourcePath(sample.place.file), text: sample.code })
  return value ?? problems.map((problem) => ({ ...problem, ...placeInCode(sample, problem) }))
}
