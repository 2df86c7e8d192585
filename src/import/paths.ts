import { posix } from 'node:path'
import { percentDecoded } from '../model/percentEncoding.ts'

/** The folder of a path; empty at the top. */
export const folderOf = (path: string): string => path.slice(0, Math.max(0, path.lastIndexOf('/')))

export const nameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1)

/** Joins paths and resolves `.` and `..`; those that lead above the top stay at it. */
export function joined(...parts: string[]): string {
  const segments: string[] = []
  for (const segment of parts.join('/').split('/')) {
    if (segment === '..') segments.pop()
    else if (segment !== '' && segment !== '.') segments.push(segment)
  }
  return segments.join('/')
}

/** Whether a path from a folder leads out of the tree. */
export const leadsAbove = (folder: string, path: string): boolean => posix.join(folder, `./${path}`).startsWith('../')

export const withoutExtension = (path: string): string => path.replace(/\.(?:mdx?|markdown)$/i, '')

export const isMarkdown = (path: string): boolean => /\.(?:mdx?|markdown)$/i.test(path)

export const isPicture = (path: string): boolean => /\.(?:svg|png|jpe?g|gif|webp|avif)$/i.test(path)

/** Whether a path is in a folder, which may be the top. */
export const isIn = (path: string, folder: string): boolean => folder === '' || path.startsWith(`${folder}/`)

/** The path from a folder that it is in. */
export const below = (path: string, folder: string): string => (folder === '' ? path : path.slice(folder.length + 1))

/** An address in the form in which addresses are compared: decoded, without `.html`, `index` and slashes at its ends. */
export function normalAddress(address: string): string {
  const path = address.replace(/[?#].*$/s, '')
  return decoded(path)
    .replace(/^\/+|\/+$/g, '')
    .replace(/\.html?$/, '')
    .replace(/(?:^|\/)index$/, '')
}

/** Whether an address is that of a file, which a host finds by its whole name, and not of the folder that it is in. */
export const isFile = (address: string): boolean => /(?<!(?:^|\/)index)\.html?$/i.test(address)

/** Text with escapes that are not valid stays as it is. */
export const decoded = (text: string): string => percentDecoded(text) ?? text

/** The files that a path may name: with an extension, or that of a folder's index. */
export function filesNamed(path: string): string[] {
  const stem = path.replace(/\.(?:html?|mdx?)$/, '')
  return [path, ...ENDS.map((end) => stem + end)]
}

const ENDS = ['.md', '.mdx', '.markdown', '/index.md', '/index.mdx', '/README.md', '/_index.md']

/** The path to a file from another, as links in Markdown have it. */
export function relativeLink(from: string, to: string): string {
  const [here, there] = [folderOf(from).split('/').filter(Boolean), to.split('/')]
  let shared = 0
  while (shared < here.length && shared < there.length - 1 && here[shared] === there[shared]) shared += 1
  const up = here.slice(shared).map(() => '..')
  return [...(up.length === 0 ? ['.'] : up), ...there.slice(shared)].join('/')
}

/** What paths may begin with, each with the folder that it stands for. */
export type Aliases = readonly (readonly [prefix: string, folder: string])[]

/** The path that one with an alias at its start stands for. */
export function aliased(path: string, aliases: Aliases): string | undefined {
  const alias = aliases.find(([prefix]) => path.startsWith(prefix))
  return alias && joined(alias[1], path.slice(alias[0].length))
}
