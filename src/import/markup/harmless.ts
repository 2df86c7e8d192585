import type { Statement } from '@babel/types'
import { isGuard } from '../read/javascript/branches.ts'

/** Whether a statement at the top of a component only gives names to values, or would have ended the build. */
export const isHarmless = (statement: Statement): boolean =>
  isGuard(statement) ||
  /^(?:ImportDeclaration|VariableDeclaration|FunctionDeclaration|ExportNamedDeclaration|TS.*)$/.test(statement.type)

/** A template without what readers do not see as text: style sheets and comments. */
export const withoutLooks = (template: string): string =>
  template.replace(/<style\b[^<>]*>[\s\S]*?(?:<\/style>|$)|<!--[\s\S]*?(?:-->|$)/g, '')
