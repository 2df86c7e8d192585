import type { ErrorObject } from 'ajv'
import { nearest } from '../../model/suggestion.ts'

/**
 * Of all the errors that follow from one mistake, the one that names it. OpenAPI's schema is full of alternatives, and
 * a validator reports each that did not fit, then the choice, then everything around it.
 */
export function mostSpecificErrors(errors: ErrorObject[]): ErrorObject[] {
  const candidates = withoutWrongBranches(errors.filter(saysSomething), alternativesAt(errors))
  const kept = candidates.length > 0 ? candidates : errors
  const best = bestByPath(kept)
  return best.filter((each) => !best.some((other) => other !== each && isBelow(other, each) && !standsAlone(each)))
}

function bestByPath(errors: ErrorObject[]): ErrorObject[] {
  const best = new Map<string, ErrorObject>()
  for (const each of errors) {
    const rival = best.get(each.instancePath)
    if (!rival || rank(each) < rank(rival)) best.set(each.instancePath, each)
    else if (rank(each) === Rank.value && rank(rival) === Rank.value) best.set(each.instancePath, either(rival, each))
    else if (areAlternatives(rival, each)) best.set(each.instancePath, oneOfMissing(rival, each))
  }
  return [...best.values()]
}

/** Alternatives that allow different values allow all of them. */
const either = (a: ErrorObject, b: ErrorObject): ErrorObject => ({
  ...a,
  params: { allowedValues: [...new Set([...allowedValues(a), ...allowedValues(b)])] },
})

export function allowedValues({ params }: ErrorObject): string[] {
  const listed: unknown = params['allowedValues'] ?? [params['allowedValue']]
  return Array.isArray(listed) ? listed.map(String) : []
}

/** Whether two properties are missing of which one would do. */
const areAlternatives = (a: ErrorObject, b: ErrorObject): boolean =>
  rank(a) === Rank.missingInAlternative && rank(b) === Rank.missingInAlternative && choiceOf(a) === choiceOf(b)

/** The path of the keyword whose alternatives are directly what is required. */
const choiceOf = ({ schemaPath }: ErrorObject): string | undefined =>
  /^(.*\/(?:oneOf|anyOf))\/\d+\/required$/.exec(schemaPath)?.[1]

const oneOfMissing = (a: ErrorObject, b: ErrorObject): ErrorObject => ({
  ...a,
  params: { ...a.params, missingProperties: [...new Set([...missingProperties(a), ...missingProperties(b)])] },
})

/** Returns the missing properties of which the object must have one. */
export function missingProperties({ params }: ErrorObject): string[] {
  const listed: unknown = params['missingProperties'] ?? [params['missingProperty']]
  return Array.isArray(listed) ? listed.map(String) : []
}

const isBelow = (inner: ErrorObject, outer: ErrorObject): boolean =>
  inner.instancePath.startsWith(`${outer.instancePath}/`)

/** A missing or misspelt key is a mistake of its own, whatever is wrong deeper down. */
const standsAlone = (each: ErrorObject): boolean => rank(each) <= Rank.missing

const Rank = {
  misspelt: 0,
  missing: 1,
  type: 2,
  value: 3,
  typeInAlternative: 4,
  missingInAlternative: 5,
  unexpected: 6,
  other: 7,
} as const

const isInAlternative = ({ schemaPath }: ErrorObject): boolean => /\/(?:oneOf|anyOf)\/\d+\//.test(schemaPath)

function rank(each: ErrorObject): number {
  switch (each.keyword) {
    case 'additionalProperties':
    case 'unevaluatedProperties':
      return nearest(unexpectedKey(each) ?? '', knownKeys(each)) === undefined ? Rank.unexpected : Rank.misspelt
    case 'propertyNames':
      return Rank.missing
    case 'required':
      return isInAlternative(each) ? Rank.missingInAlternative : Rank.missing
    case 'type':
      return isInAlternative(each) ? Rank.typeInAlternative : Rank.type
    case 'enum':
    case 'const':
      return Rank.value
    default:
      return Rank.other
  }
}

function saysSomething(each: ErrorObject): boolean {
  if (['if', 'oneOf', 'anyOf', '$ref'].includes(each.keyword)) return false
  if (each.keyword === 'not' && isInAlternative(each)) return false
  // The name that breaks a rule for names is reported again, with the name.
  if (each.propertyName !== undefined && each.keyword !== 'propertyNames') return false
  if (each.keyword === 'required' && each.params['missingProperty'] === '$ref') return false
  if (knownKeys(each).join() === '$ref' && valueAt(each.data, '$ref') === undefined) return false
  // A known key counts as unexpected when what stands under it is wrong.
  return !knownKeys(each).includes(unexpectedKey(each) ?? '')
}

/** Returns the unexpected key of an error, if it has one. */
export function unexpectedKey({ params }: ErrorObject): string | undefined {
  const key: unknown = params['additionalProperty'] ?? params['unevaluatedProperty']
  return typeof key === 'string' ? key : undefined
}

/** The keys that the object may have. */
export function knownKeys({ parentSchema }: ErrorObject): string[] {
  const properties: unknown = parentSchema?.['properties']
  return typeof properties === 'object' && properties !== null ? Object.keys(properties) : []
}

/**
 * Leaves out alternatives that were not meant: those for another value of `type` or `in`. When all are, the value itself
 * is what is wrong.
 */
function withoutWrongBranches(errors: ErrorObject[], alternatives: ReadonlyMap<string, number>): ErrorObject[] {
  const selecting = errors.filter(isSelection)
  const wrong = new Set(selecting.map((each) => `${objectOf(each)} ${branchOf(each)}`))
  const refusing = new Set<unknown>(selecting.map(({ parentSchema }) => parentSchema))
  const isWrong = (each: ErrorObject): boolean => {
    if (!wrong.has(`${each.instancePath} ${branchOf(each)}`) || isMeant(each)) return false
    return !isReferred(each) || propertiesIn(each).some((property) => refusing.has(property))
  }
  const others = errors.filter((each) => !isSelection(each) && !isWrong(each))
  const explained = new Set(others.map((each) => each.instancePath))
  const isOfWrongBranch = (each: ErrorObject): boolean => {
    const { object, branch } = holderOf(each)
    return explained.has(object) && wrong.has(`${object} ${branch}`)
  }
  const rest = others.filter((each) => !isOfWrongBranch(each))
  const refusals = countBy(selecting, ({ instancePath }) => instancePath)
  const isMeantByOne = (each: ErrorObject): boolean =>
    branchOf(each) === '#' && (refusals.get(each.instancePath) ?? 0) < (alternatives.get(objectOf(each)) ?? 0)
  const reasons = [...rest, ...selecting.filter(({ instancePath }) => instancePath.endsWith('/type'))]
  const hasReason = (each: ErrorObject): boolean =>
    reasons.some(
      (other) => other.instancePath !== each.instancePath && isBelow(other, { ...each, instancePath: objectOf(each) }),
    )
  const isExplained = (each: ErrorObject): boolean =>
    explained.has(objectOf(each)) ||
    rest.some((other) => isInOtherBranch(other, each, wrong)) ||
    (isMeantByOne(each) && hasReason(each))
  return [...rest, ...selecting.filter((each) => !isExplained(each))]
}

/** How many alternatives a value has, by its path, where an alternative that is a choice itself counts as those in it. */
function alternativesAt(errors: ErrorObject[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { keyword, instancePath, parentSchema } of errors) {
    const listed: unknown = keyword === 'oneOf' ? parentSchema?.['oneOf'] : undefined
    if (!Array.isArray(listed)) continue
    const known = counts.get(instancePath)
    const added = listed.filter((each) => !isReference(each)).length
    counts.set(instancePath, known === undefined ? added : known - 1 + added)
  }
  return counts
}

/** What Swagger 2.0 allows in place of an object. */
const isReference = (schema: unknown): boolean => valueAt(schema, '$ref') === '#/definitions/jsonReference'

/** The path of a schema that is referred to begins anew, so it does not tell alternatives apart. */
const isReferred = (each: ErrorObject): boolean => branchOf(each) === '#' && each.parentSchema !== undefined

function propertiesIn({ parentSchema }: ErrorObject): unknown[] {
  const properties: unknown = parentSchema?.['properties']
  return typeof properties === 'object' && properties !== null ? Object.values(properties) : []
}

function countBy<T>(items: T[], keyOf: (item: T) => string): Map<string, number> {
  const counts = new Map<string, number>()
  for (const item of items) counts.set(keyOf(item), (counts.get(keyOf(item)) ?? 0) + 1)
  return counts
}

/** Whether an alternative is for the value that the object has, which follows from its own schema where it does not follow from its path. */
function isMeant({ data, parentSchema }: ErrorObject): boolean {
  const properties: unknown = parentSchema?.['properties']
  return ['type', 'in'].some((key) => {
    const value = valueAt(data, key)
    const allowed = valueAt(valueAt(properties, key), 'enum')
    return value !== undefined && Array.isArray(allowed) && allowed.includes(value)
  })
}

const valueAt = (from: unknown, key: string): unknown =>
  typeof from === 'object' && from !== null ? Object.entries(from).find(([name]) => name === key)?.[1] : undefined

/** Whether an error inside an object is of the alternative beside that of another value: then that one was meant. */
function isInOtherBranch(other: ErrorObject, selecting: ErrorObject, wrong: ReadonlySet<string>): boolean {
  const object = objectOf(selecting)
  const choice = /^(.*\/(?:oneOf|anyOf)\/)\d+$/.exec(branchOf(selecting))?.[1]
  if (choice === undefined || !other.instancePath.startsWith(`${object}/`)) return false
  const number = other.schemaPath.startsWith(choice)
    ? /^\d+/.exec(other.schemaPath.slice(choice.length))?.[0]
    : undefined
  return number !== undefined && !wrong.has(`${object} ${choice}${number}`)
}

const SELECTION = /\/(?:type|in)$/

const isSelection = ({ instancePath, keyword }: ErrorObject): boolean =>
  (keyword === 'enum' || keyword === 'const') && SELECTION.test(instancePath)

const objectOf = ({ instancePath }: ErrorObject): string => instancePath.replace(SELECTION, '')

/** The object that a value is in, and the alternative that has a rule for the value. */
function holderOf({ instancePath, schemaPath }: ErrorObject): { object: string; branch: string } {
  const key = instancePath.slice(instancePath.lastIndexOf('/') + 1)
  const [branch = ''] = schemaPath.split(`/properties/${key}/`)
  return { object: instancePath.slice(0, -key.length - 1), branch }
}

/** The alternative that an error comes from: the path of its keyword without what leads from the object to it. */
const branchOf = ({ schemaPath }: ErrorObject): string =>
  schemaPath.replace(/(?:\/properties\/(?:type|in))?\/[^/]+$/, '')
