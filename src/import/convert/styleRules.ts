import type { Declaration } from './plainStyle.ts'

/** The rules of the style sheet that the imported site has for the looks of single elements. */
export type StyleRules = {
  /** The class that has these declarations; undefined where one of them cannot be a rule of ours. */
  classFor(declarations: readonly Declaration[]): string | undefined
  /** The style sheet; empty without rules. */
  sheet(): string
}

/** Names classes in the order in which their declarations are met, so that a second import gives the same. */
export function createStyleRules(): StyleRules {
  const names = new Map<string, string>()
  return {
    classFor(declarations) {
      const rule = allWritten(declarations)
      if (rule === undefined) return undefined
      const name = names.get(rule) ?? `imported-${names.size + 1}`
      names.set(rule, name)
      return name
    },
    sheet: () => [...names].map(([rule, name]) => `.${name} { ${rule} }\n`).join(''),
  }
}

/** Colours, fonts and borders mean the same on every page; places and movements would depend on the other theme. */
const LOOKS =
  /^(?:(?:background-)?color|background|opacity|(?:border|outline|font|text|letter|word|list-style)(?:-[a-z]+)*|box-shadow)$/

/** A value without variables of the other theme, files, and what would end the declaration. */
const VALUE = /^(?!.*(?:\b(?:var|url|image-set|expression)\(|\/\*))[\w\s#%.,()'"+*/!-]+$/i

function allWritten(declarations: readonly Declaration[]): string | undefined {
  const written = declarations.map(([property, value]) => `${property}: ${value.trim()}`)
  const isKnown = declarations.every(
    ([property, value]) => LOOKS.test(property) && VALUE.test(value) && isClosed(value),
  )
  return isKnown ? written.join('; ') : undefined
}

/** Whether quotation marks and brackets are closed, which would take in the rules that follow. */
const isClosed = (value: string): boolean =>
  /^(?:[^'"()]|'[^'"()]*'|"[^'"()]*"|\((?:[^'"()]|\([^'"()]*\))*\))*$/.test(value)
