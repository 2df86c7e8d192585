import { type Place, type Problem, warning } from './problem.ts'
import { didYouMean } from './suggestion.ts'

const VARIABLE = /\{\{\s*([A-Za-z][\w-]*)\s*\}\}/g

export type Variables = ReadonlyMap<string, string>

/** `{{name}}` as it was written, where no variable has the name. */
export type UnknownVariable = { written: string; name: string }

/** Replaces `{{name}}` by the variable's text; an unknown name is left as it stands, and reported to whoever asks. */
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
