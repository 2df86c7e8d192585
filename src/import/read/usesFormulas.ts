import type { SourceTree } from '../foreignSite.ts'

/** Whether a configuration loads the plugin for formulas, which is a program that is not run here. */
export const usesFormulas = (tree: SourceTree, file: string | undefined): boolean =>
  file !== undefined && /["'`]remark-math["'`]/.test(tree.text(file) ?? '')
