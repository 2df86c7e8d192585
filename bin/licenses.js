import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * The licence texts of the packages whose code a bundle contains, and of the font, one after the other: their licences demand
 * that copies carry them.
 *
 * @param {string} root the folder that paths in the bundle are relative to
 * @param {string[]} inputs the files that the bundle was made from
 */
export function licensesOf(root, inputs) {
  const fonts = copiedFonts(root, inputs).map(textOf)
  const packages = packageFolders(inputs).map((folder) => licenseOf(join(root, folder)))
  return [...packages, ...fonts].join(`\n${'-'.repeat(80)}\n\n`)
}

/**
 * @param {string[]} inputs the files that bundles were made from
 * @returns {string[]} the folders of the packages that they are in, in order
 */
export const packageFolders = (inputs) =>
  [...new Set(inputs.flatMap((path) => /^(?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/]+/.exec(path)?.[0] ?? []))].toSorted()

/** @param {string} folder of an installed package */
function licenseOf(folder) {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const file = readdirSync(folder).find((entry) => /^licen[cs]e(\.\w+)?$/i.test(entry))
  const text = file && existsSync(join(folder, file)) ? readFileSync(join(folder, file), 'utf8').trim() : ''
  return textOf({ name, version, license, text })
}

/** @param {{ name: string, version: string, license: string, text: string }} piece */
const textOf = ({ name, version, license, text }) => `${name} ${version} (${license})\n\n${text}\n`

/**
 * The packages that fonts of the theme are copies of, which are not installed, so that nobody has the rest of them.
 *
 * @param {string} root
 * @param {string[]} inputs the files that bundles were made from
 * @returns {{ name: string, version: string, license: string, integrity: string, text: string }[]}
 */
export const copiedFonts = (root, inputs) =>
  [...new Set(inputs)]
    .flatMap((path) => /^theme\/fonts\/\w+(?=\.ts$)/.exec(path) ?? [])
    .filter((path) => existsSync(join(root, `${path}.json`)))
    .map((path) => ({
      ...JSON.parse(readFileSync(join(root, `${path}.json`), 'utf8')),
      text: readFileSync(join(root, `${path}-OFL.txt`), 'utf8').trim(),
    }))
