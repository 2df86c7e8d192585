import { type Place, type Problem, warning } from './problem.ts'
import { didYouMean } from './suggestion.ts'

const VARIABLE = /\{\{\s*([A-Za-z][\w-]*)\s*\}\}/g

export type Variables = ReadonlyMap<string, string>

/** A `{{name}}` as written, for which there is no variable. */
type UnknownVariable = { written: string; name: string }

/** Replaces `{{name}}` by the text of the variable. Unknown names are kept and passed to `report`, if given. */
export function replaceVariables(
  text: string,
  variables: Variables,
  report?: (unknown: UnknownVariable) => void,
): string {
  if (!text.includes('{{')) return text
  return text.replace(VARIABLE, (written, name: string) => {
    const replacement = variables.get(name)
    if (replacement === undefined) report?.({ written, name })
    return replacement ?? written
  })
}

export function unknownVariable({ written, name }: UnknownVariable, place: Place, variables: Variables): Problem {
  return warning('unknown-variable', place, {
    message: `"${written}" is not a variable of this site`,
    fix: didYouMean(name, variables.keys()) ?? 'add it under "variables" in content/site.yaml',
    target: written,
  })
}
