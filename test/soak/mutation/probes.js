import { createHash } from 'node:crypto'
import { parseAst } from 'vitest/node'

/** The functions of a file, outer ones first. The id of one changes with its text only. */
export function functionsOf(file, text) {
  const program = parseAst(text, { lang: file.endsWith('x') ? 'tsx' : 'ts' })
  return [...functionsBelow(program)].map(({ start, end, body }) => {
    const id = createHash('sha256')
      .update(`${file} ${text.slice(start, end)}`)
      .digest('hex')
      .slice(0, 12)
    return { id, start, end, body }
  })
}

/** The innermost function around an offset; undefined at the top of a module, which whoever imports it runs. */
export const functionAt = (functions, offset) => functions.findLast(({ start, end }) => start <= offset && offset < end)

/** A file whose functions note that they were called, as `noteCalls.js` collects it. */
export function probed(file, text) {
  const edits = functionsOf(file, text).flatMap(({ id, body }) => {
    const note = `globalThis.$called?.add('${id}')`
    if (body.type === 'BlockStatement') return [{ at: body.start + 1, added: `${note};` }]
    return [
      { at: body.start, added: `(${note},` },
      { at: body.end, added: ')' },
    ]
  })
  return edits
    .toSorted((a, b) => b.at - a.at)
    .reduce((code, { at, added }) => code.slice(0, at) + added + code.slice(at), text)
}

function* functionsBelow(node) {
  if (/^(ArrowFunctionExpression|FunctionExpression|FunctionDeclaration)$/.test(node.type) && node.body) yield node
  for (const child of Object.values(node).flat())
    if (typeof child === 'object' && child !== null && typeof child.type === 'string') yield* functionsBelow(child)
}
