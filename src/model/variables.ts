import { type Place, type Problem, warning } from './problem.ts'
import { didYouMean } from './suggestion.ts'

const VARIABLE = /\{\{\s*([A-Za-z][\w-]*)\s*\}\}/g

export type Variables = ReadonlyMap<string, string>

/** Replaces `{{name}}` by the variable's text; an unknown name is reported and left as it stands. */
export function replaceVariables(text: string, variables: Variables, unknown: (name: string) => void): string {
  if (!text.includes('{{')) return text
  return text.replace(VARIABLE, (written, name: string) => {
    const replacement = variables.get(name)
    if (replacement === undefined) unknown(name)
    return replacement ?? written
  })
}

export function unknownVariable(name: string, place: Place, variables: Variables): Problem {
  return warning('unknown-variable', place, {
    message: `"{{${name}}}" is not a variable of this site`,
    fix: didYouMean(name, variables.keys()) ?? 'add it under "variables" in content/site.yaml',
  })
}
