import type { Statement } from '@babel/types'

/** Whether a statement at the top of a component only gives names to values. */
export const isHarmless = ({ type }: Statement): boolean =>
  /^(?:ImportDeclaration|VariableDeclaration|FunctionDeclaration|ExportNamedDeclaration|TS.*)$/.test(type)

/** A template without what readers do not see as text: style sheets and comments. */
export const withoutLooks = (template: string): string =>
  template.replace(/<style\b[^<>]*>[\s\S]*?(?:<\/style>|$)|<!--[\s\S]*?(?:-->|$)/g, '')
