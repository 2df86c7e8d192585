import type { Statement } from '@babel/types'

/**
 * The statements of a script of Vue without the values that it or its template changes, such as the number of clicks or which
 * tab is open: what they are at first is not all that readers could see.
 */
export const withoutChanged = (statements: readonly Statement[], text: string): Statement[] =>
  statements.filter(
    (statement) =>
      statement.type !== 'VariableDeclaration' ||
      !statement.declarations.some(
        ({ id, init }) => id.type === 'Identifier' && init?.type === 'CallExpression' && isChanged(id.name, text),
      ),
  )

function isChanged(written: string, text: string): boolean {
  const name = written.replaceAll('$', '\\$')
  const part = `(?<!\\b(?:const|let|var)\\s{1,9})(?<![\\w.$])${name}(?:\\.\\w{1,99}|\\[[^\\]\\n]{0,99}\\]){0,9}`
  const changes = `${part}(?:\\s?(?:\\+\\+|--|[-+*/|&?]{1,2}=)|\\s{1,9}=(?![=>])|=(?![=>"])|\\.(?:push|splice|pop|shift|unshift|sort|reverse|set|add|delete)\\()`
  return new RegExp(`${changes}|(?:\\+\\+|--)${name}\\b|\\bv-model[\\w:.-]{0,40}="${name}\\b`).test(text)
}
