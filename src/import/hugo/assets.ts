import type { SourceTree } from '../foreignSite.ts'
import { assetsIn, filesPublished } from '../pages.ts'
import { folderOf, isIn, nameOf } from '../paths.ts'
import type { Language } from './languages.ts'

/** The files that are published unchanged: those of the site, those beside its pages, and pictures of its pipeline. */
export const assetsOf = (tree: SourceTree, languages: Language[], pages: ReadonlySet<string>, keepsCase: boolean) => [
  ...assetsIn(tree, 'static'),
  ...foldersOf(languages).flatMap(({ folder, prefix }) =>
    filesPublished(tree, folder, prefix === '' ? '/' : `/${prefix}/`)
      .filter(({ source }) => !pages.has(source))
      .map(lowered(keepsCase)),
  ),
  ...filesPublished(tree, 'assets/images', '/images/'),
]

/** The folder of the site's own language, at the top, and those of others that are not in it. */
const foldersOf = ([main, ...others]: Language[]): Language[] => [
  ...(main ? [{ ...main, prefix: '' }] : []),
  ...others.filter(({ folder }) => !isIn(`${folder}/`, main?.folder ?? '')),
]

/** Folders are published in lower case, and the files in them, too. */
const lowered =
  (keepsCase: boolean) =>
  ({ source, address }: { source: string; address: string }) => ({
    source,
    address: keepsCase ? address : `${folderOf(address).toLowerCase()}/${nameOf(address)}`,
  })
