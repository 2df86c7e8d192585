import { createRequire } from 'node:module'
import { join } from 'node:path'
import { whenCalled } from './loadedLater.js'

/**
 * Has the compiled program load React with `require`. Node reads a CommonJS module that is imported with a parser of its own, to
 * find what it exports: 60 ms and 15 MB in each thread. A site's theme, which imports React, has the same copy. Its renderer is
 * loaded when it is first called, since most pages are rendered without it.
 *
 * @param {string} root the folder of the package
 * @returns {import('esbuild').Plugin}
 */
export function reactByRequire(root) {
  const require = createRequire(join(root, 'package.json'))
  return {
    name: 'react by require',
    setup(build) {
      build.onResolve({ filter: /^react(?:-dom)?(?:\/|$)/ }, ({ path, kind }) =>
        kind.startsWith('require') ? { path, external: true } : { path, namespace: 'required' },
      )
      build.onLoad({ filter: /./, namespace: 'required' }, ({ path }) => {
        if (path === RENDERER) return { contents: whenCalled(FILE, ['renderToStaticMarkup', 'renderToString']) }
        const names = Object.keys(require(path)).filter((name) => !name.startsWith('__'))
        return { contents: `export const { ${names.join(', ')} } = require(${JSON.stringify(path)})` }
      })
    },
  }
}

const RENDERER = 'react-dom/server'

/**
 * Where the renderer lies. Of its two files, React loads one that renders to streams, which nothing here does: that one takes
 * 9 ms in each thread. With development checks, React chooses its files itself.
 */
const MANIFEST = 'react-dom/package.json'
const TO_STRINGS = 'cjs/react-dom-server-legacy.node.production.js'
const FILE = `process.env.NODE_ENV === 'production' ? require.resolve('${MANIFEST}').replace(/package.json$/, '${TO_STRINGS}') : '${RENDERER}'`
