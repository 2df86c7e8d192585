import { readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'

/**
 * Rewrites the files of a split bundle as CommonJS modules, which Node loads faster than ES modules, and whose compiled code can be
 * kept by every version of it. The bundler splits ES modules only.
 *
 * @param {string} folder
 * @param {import('esbuild').Metafile['outputs']} outputs the files, which lie in it
 */
export async function asCommonJs(folder, outputs) {
  const { transform } = await import('esbuild')
  const names = new Set(Object.keys(outputs).map((path) => basename(path)))
  const rewrite = async (name) => {
    const file = join(folder, name)
    const module = requiringLater(withValues(readFileSync(file, 'utf8')), names)
    const { code } = await transform(module, {
      format: 'cjs',
      platform: 'node',
      target: 'node20',
      supported: { 'regexp-unicode-property-escapes': true },
      define: META,
      banner: module.includes('import.meta.url') ? `${STRICT}\n${FILE_URL}` : STRICT,
    })
    writeFileSync(file, code)
  }
  await Promise.all([...names].map(rewrite))
}

/** As all ES modules are. */
const STRICT = '"use strict";'

/** What a module knows of itself. */
const META = { 'import.meta.dirname': '__dirname', 'import.meta.filename': '__filename', 'import.meta.url': 'fileUrl' }

const FILE_URL = 'const fileUrl = require("node:url").pathToFileURL(__filename).href;'

/**
 * Exports what never changes as values. Of an export that may change, each use is a call that reads it; if all were, a build
 * would take a thirtieth longer. The last statement of a file has all that it exports.
 *
 * @param {string} code of a file that no other file needs before it has run: the bundler has modules that need each other in one
 */
function withValues(code) {
  const [statement = '', list = ''] = /\nexport \{([^{}]*)\};\s*(?=$|\/\*!)/.exec(code) ?? []
  const body = code.replace(statement, '\n')
  const exported = list.split(',').flatMap((each) => {
    const [local, name = local] = each.trim().split(' as ')
    return local ? [{ local, name }] : []
  })
  const inPatterns = namesInPatterns(body)
  const values = exported.filter(({ local }) => isConstant(local, body) && !inPatterns.has(local))
  const others = exported.filter((each) => !values.includes(each)).map(({ local, name }) => `${local} as ${name}`)
  return [
    body,
    `export { ${others.join(', ')} };`,
    ...values.map(({ local, name }) => `module.exports.${name} = ${local};`),
  ].join('\n')
}

/**
 * Whether a name of a module is given its value where it is declared, and nowhere else. What only looks like an assignment counts.
 *
 * @param {string} name
 * @param {string} code
 */
function isConstant(name, code) {
  const escaped = name.replaceAll('$', '\\$')
  const declared = new RegExp(
    `^(?:(?:var|let|const) ${escaped} =|(?:async )?function\\*? ?${escaped}\\(|class ${escaped} )`,
    'm',
  )
  const assigned = new RegExp(
    `(?<![\\w$.]|(?:var|let|const) )${escaped}\\s*(?:[-+*/%&|^?<>]*=(?![=>])|\\+\\+|--)|(?:\\+\\+|--)${escaped}\\b`,
  )
  return declared.test(code) && !assigned.test(code)
}

/**
 * The names in patterns that something is assigned to, such as `[first, { last }] = pair`. What only looks like one counts; what is
 * nested deeper, and what the head of a `for` assigns to, is missed: no module of the program does that to what it exports.
 *
 * @param {string} code
 * @returns {Set<string>}
 */
const namesInPatterns = (code) =>
  new Set([...code.matchAll(ASSIGNED_PATTERN)].flatMap(([pattern]) => pattern.match(/[\w$]+/g) ?? []))

const INSIDE = '(?:[^[\\]{}]|[[{][^[\\]{}]*[\\]}])*'
const ASSIGNED_PATTERN = new RegExp(`(?<!(?:var|let|const) )[[{]${INSIDE}[\\]}]\\s*=(?![=>])`, 'g')

/**
 * Has CommonJS modules loaded by `require` when they are needed. Node reads one that is imported once more, for the names of its
 * exports, and cannot import from code that was compiled before.
 *
 * @param {string} code
 * @param {Set<string>} names of the files
 */
const requiringLater = (code, names) =>
  code.replaceAll(/\bimport\("((?:\.\/)?([\w.-]+))"\)/g, (expression, path, name) =>
    names.has(name) || path === 'esbuild' ? `Promise.resolve().then(() => require("${path}"))` : expression,
  )
