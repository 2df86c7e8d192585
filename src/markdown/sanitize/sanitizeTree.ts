import type { Root } from 'hast'
import { sanitize } from 'hast-util-sanitize'
import { asRoot } from '../hastElement.ts'
import { ALLOW_LIST } from './allowList.ts'

/** The tree with nothing in it that is not on the allow list. Addresses are judged by the links step, after this one. */
export const sanitizeTree = (tree: Root): Root => asRoot(sanitize(tree, ALLOW_LIST))
