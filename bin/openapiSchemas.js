import { createRequire } from 'node:module'
import { Validator } from '@seriousme/openapi-schema-validator'

const NAMESPACE = 'openapi-schema'

/**
 * Puts the schemas of OpenAPI as code in the place of the module that compiles them, which takes longer than to judge a
 * document.
 *
 * @param {string} root the folder of the package
 * @returns {import('esbuild').Plugin}
 */
export const openapiSchemas = (root) => ({
  name: NAMESPACE,
  setup({ onLoad, onResolve, esbuild }) {
    onLoad({ filter: /[/\\]openapi[/\\]check[/\\]loadSchema\.ts$/ }, () => ({ contents: LOADER, resolveDir: root }))
    // The end of the path keeps esbuild from taking the version for one, in the name of the file.
    onResolve({ filter: /^openapi-[\d.]+\.js$/ }, ({ path }) => ({ path, namespace: NAMESPACE }))
    onLoad({ filter: /.*/, namespace: NAMESPACE }, async ({ path }) => {
      const { code } = await esbuild.transform(schemaCode(path.slice('openapi-'.length, -'.js'.length), root), {
        minify: true,
      })
      return { contents: code, resolveDir: root }
    })
  },
})

const LOADER = `const schemas = {
${[...Validator.supportedVersions].map((version) => `  '${version}': () => import('openapi-${version}.js'),`).join('\n')}
}
export const loadSchema = async (version) => (await schemas[version]()).default`

/**
 * @param {string} version
 * @param {string} root
 * @returns {string} a CommonJS module: the function that says whether a document obeys the schema of a version
 */
export function schemaCode(version, root) {
  const require = createRequire(`${root}/package.json`)
  const { Ajv } = require('ajv')
  const validator = new Validator({ validateSchema: false, code: { source: true } })
  return require('ajv/dist/standalone').default(new Ajv({ code: { source: true } }), validator.getAjvValidator(version))
}
