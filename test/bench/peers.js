import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Tools that draw a reference in the browser: the files that they need, and how they are told of a document. */
const PEERS = [
  {
    name: 'redoc',
    files: ['redoc/bundles/redoc.standalone.js'],
    body: '<div id="x"></div><script src="peer-redoc.standalone.js"></script><script>Redoc.init("peer-spec.yaml",{},document.getElementById("x"))</script>',
  },
  {
    name: 'swagger-ui-dist',
    files: ['swagger-ui-dist/swagger-ui-bundle.js', 'swagger-ui-dist/swagger-ui.css'],
    body: '<link rel="stylesheet" href="peer-swagger-ui.css"><div id="x"></div><script src="peer-swagger-ui-bundle.js"></script><script>SwaggerUIBundle({url:"peer-spec.yaml",dom_id:"#x"})</script>',
  },
  {
    name: '@scalar/api-reference',
    files: ['@scalar/api-reference/dist/browser/standalone.js'],
    body: '<script id="api-reference" data-url="peer-spec.yaml"></script><script src="peer-standalone.js"></script>',
  },
]

/**
 * The peers that are installed in a folder.
 *
 * @param {string} folder one with `node_modules`
 */
export function installedPeers(folder) {
  const modules = join(folder, 'node_modules')
  return PEERS.filter(({ files }) => files.every((file) => existsSync(join(modules, file)))).map(
    ({ name, files, body }) => {
      const { version } = JSON.parse(readFileSync(join(modules, name, 'package.json'), 'utf8'))
      const path = `/peer-${name.replace(/\W+/g, '-')}.html`
      return {
        label: `${name} ${version}`,
        path,
        /** Puts the peer beside a built site. */
        writePage(dist, spec) {
          for (const file of files) cpSync(join(modules, file), join(dist, `peer-${file.split('/').at(-1)}`))
          cpSync(spec, join(dist, 'peer-spec.yaml'))
          writeFileSync(join(dist, path.slice(1)), `<!doctype html><meta charset="utf-8"><title>${name}</title>${body}`)
        },
      }
    },
  )
}
