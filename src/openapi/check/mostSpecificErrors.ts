import type { ErrorObject } from 'ajv'
import { allowedValues, knownKeys, missingProperties, unexpectedKey, valueAt } from './errorParams.ts'
import { errorsInside } from './errorPaths.ts'
import { isInAlternative, Rank, rank } from './errorRank.ts'
import { ofMeantAlternatives } from './meantAlternatives.ts'

/**
 * Of all the errors that follow from one mistake, the one that names it. OpenAPI's schema is full of alternatives, and
 * a validator reports each that did not fit, then the choice, then everything around it.
 */
export function mostSpecificErrors(errors: ErrorObject[]): ErrorObject[] {
  const candidates = ofMeantAlternatives(errors.filter(saysSomething), errors)
  const kept = candidates.length > 0 ? candidates : errors
  const best = bestByPath(kept)
  const inside = errorsInside(best)
  return best.filter((each) => standsAlone(each) || !inside.has(each.instancePath))
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

/** A missing or misspelt key is a mistake of its own, whatever is wrong deeper down. */
const standsAlone = (each: ErrorObject): boolean => rank(each) <= Rank.missing
