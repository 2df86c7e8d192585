import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { copiedFonts, packageFolders } from './licenses.js'

/**
 * The packages that an installed portalgen consists of, as a CycloneDX bill of materials: its dependencies by the lock file,
 * the packages whose code is bundled, and the one that the font of the theme is from. It has no time and no serial number, so
 * that the same sources give the same bytes.
 *
 * @param {string} root the folder with the lock file
 * @param {string[]} inputs the files that the bundles were made from
 */
export function sbomOf(root, inputs) {
  const { name, version, packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
  const bundled = new Set(packageFolders(inputs))
  const installed = Object.entries(packages).filter(([path, entry]) => path !== '' && (!entry.dev || bundled.has(path)))
  const components = [
    ...installed.map(([path, entry]) => componentOf(path, entry, bundled.has(path))),
    ...copiedFonts(root, inputs).map((font) => componentOf(`node_modules/${font.name}`, font, true)),
  ]
  const unique = new Map(components.map((component) => [component.purl, component]))
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: { component: { type: 'application', 'bom-ref': purlOf(name, version), name, version } },
    components: [...unique.keys()].toSorted().map((purl) => unique.get(purl)),
  }
}

/**
 * @param {string} path in the lock file
 * @param {{ version: string, license: string, integrity: string, optional?: boolean }} entry
 * @param {boolean} isBundled
 */
function componentOf(path, { version, license, integrity, optional }, isBundled) {
  const full = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
  const purl = purlOf(full, version)
  const [, algorithm = '', digest = ''] = /^sha(\d+)-(.+)$/.exec(integrity) ?? []
  return {
    type: 'library',
    'bom-ref': purl,
    name: full,
    version,
    scope: optional ? 'optional' : 'required',
    hashes: [{ alg: `SHA-${algorithm}`, content: Buffer.from(digest, 'base64').toString('hex') }],
    licenses: [/ (?:OR|AND) /.test(license) ? { expression: license } : { license: { id: license } }],
    purl,
    ...(isBundled ? { properties: [{ name: 'portalgen:bundled', value: 'true' }] } : {}),
  }
}

/** @param {string} name @param {string} version */
const purlOf = (name, version) => `pkg:npm/${name.replace('@', '%40')}@${version}`
