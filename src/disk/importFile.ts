import { pathToFileURL } from 'node:url'

/** Imports a module by its absolute path. Apart from other code, since compiled code that was kept cannot import: see `keepCode`. */
export const importFile = (path: string) => import(pathToFileURL(path).href)
