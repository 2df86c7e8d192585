import type { ErrorObject } from 'ajv'
import { alternativesAt } from './alternativesAt.ts'
import { propertiesOf, valueAt } from './errorParams.ts'
import { errorsInside } from './errorPaths.ts'

/**
 * Leaves out what is reported by alternatives that were not meant: those that refuse the `type` or the `in` of an object.
 * When all do, the refused value is what is wrong.
 *
 * @param all also the errors that only say that no alternative fits
 */
export function ofMeantAlternatives(errors: ErrorObject[], all: ErrorObject[]): ErrorObject[] {
  const refusals = errors.filter(isRefusal)
  const refused = new Set(refusals.map((each) => keyOf(objectOf(each), branchOf(each))))
  const refusing = new Set<unknown>(refusals.map(({ parentSchema }) => parentSchema))
  const others = errors.filter((each) => !isRefusal(each) && !isAboutRefused(each, refused, refusing))
  const explained = new Set(others.map(({ instancePath }) => instancePath))
  const meant = others.filter((each) => {
    const { object, branch } = holderOf(each)
    return !explained.has(object) || !refused.has(keyOf(object, branch))
  })
  const isAccepted = acceptance(refusals, all)
  const meantInside = errorsInside(meant)
  const reasonsInside = errorsInside([...meant, ...refusals.filter(isOfType)])
  const isExplained = (refusal: ErrorObject): boolean => {
    const object = objectOf(refusal)
    const isBeside = ({ instancePath }: ErrorObject): boolean => instancePath !== refusal.instancePath
    return (
      explained.has(object) ||
      (meantInside.get(object) ?? []).some((each) => isInOtherBranch(each, refusal, refused)) ||
      (isAccepted(refusal) && (reasonsInside.get(object) ?? []).some(isBeside))
    )
  }
  return [...meant, ...refusals.filter((each) => !isExplained(each))]
}

const SELECTING = /\/(?:type|in)$/

const isRefusal = ({ instancePath, keyword }: ErrorObject): boolean =>
  (keyword === 'enum' || keyword === 'const') && SELECTING.test(instancePath)

const isOfType = ({ instancePath }: ErrorObject): boolean => instancePath.endsWith('/type')

/** The object whose value is refused. */
const objectOf = ({ instancePath }: ErrorObject): string => instancePath.replace(SELECTING, '')

/** The alternative that an error comes from: the path of its keyword without what leads from the object to it. */
const branchOf = ({ schemaPath }: ErrorObject): string =>
  schemaPath.replace(/(?:\/properties\/(?:type|in))?\/[^/]+$/, '')

/** The branch of a schema that is referred to: its path begins anew, so it does not tell alternatives apart. */
const REFERRED = '#'

const keyOf = (object: string, branch: string): string => `${object} ${branch}`

/** Whether an error is about an object as a whole, from an alternative that refuses it. */
function isAboutRefused(each: ErrorObject, refused: ReadonlySet<string>, refusing: ReadonlySet<unknown>): boolean {
  const branch = branchOf(each)
  if (!refused.has(keyOf(each.instancePath, branch)) || allowsSelection(each)) return false
  return branch !== REFERRED || Object.values(propertiesOf(each)).some((property) => refusing.has(property))
}

/** Whether an alternative allows the value that the object has, which its own schema tells where its path does not. */
function allowsSelection(each: ErrorObject): boolean {
  return ['type', 'in'].some((key) => {
    const value = valueAt(each.data, key)
    const allowed = valueAt(valueAt(propertiesOf(each), key), 'enum')
    return value !== undefined && Array.isArray(allowed) && allowed.includes(value)
  })
}

/** The object that a value is in, and the alternative that has a rule for the value. */
function holderOf({ instancePath, schemaPath }: ErrorObject): { object: string; branch: string } {
  const key = instancePath.slice(instancePath.lastIndexOf('/') + 1)
  const [branch = ''] = schemaPath.split(`/properties/${key}/`)
  return { object: instancePath.slice(0, -key.length - 1), branch }
}

/** Whether an error inside an object is of an alternative that accepts it: then that one was meant. */
function isInOtherBranch(each: ErrorObject, refusal: ErrorObject, refused: ReadonlySet<string>): boolean {
  const object = objectOf(refusal)
  const choice = /^(.*\/(?:oneOf|anyOf)\/)\d+$/.exec(branchOf(refusal))?.[1]
  if (choice === undefined || !each.schemaPath.startsWith(choice)) return false
  const number = /^\d+/.exec(each.schemaPath.slice(choice.length))?.[0]
  return number !== undefined && !refused.has(keyOf(object, choice + number))
}

/** Returns whether one of the alternatives that are referred to accepts a value: then fewer refuse it than there are. */
function acceptance(refusals: ErrorObject[], all: ErrorObject[]): (refusal: ErrorObject) => boolean {
  const alternatives = alternativesAt(all)
  const refusing = new Map<string, number>()
  for (const { instancePath } of refusals) refusing.set(instancePath, (refusing.get(instancePath) ?? 0) + 1)
  return (refusal) =>
    branchOf(refusal) === REFERRED &&
    (refusing.get(refusal.instancePath) ?? 0) < (alternatives.get(objectOf(refusal)) ?? 0)
}
