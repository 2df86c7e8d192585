import type { Root } from 'hast'
import { sanitize } from 'hast-util-sanitize'
import { asRoot } from '../hastElement.ts'
import { ALLOW_LIST } from './allowList.ts'

/** Removes everything that is not on the allow list. Addresses are checked by the links step afterwards. */
export const sanitizeTree = (tree: Root): Root => asRoot(sanitize(tree, ALLOW_LIST))
