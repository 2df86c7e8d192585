import type { Page } from '../model/page.ts'
import { lazyParts, type Packing } from './lazyParts.ts'

/** What only checks read of a page. */
const CHECKED: (keyof Page)[] = ['links', 'ids', 'ignores', 'samples', 'names', 'exampleTexts']

/** How checked pages are stored, sent between threads, and held: what only checks read is most of a page. */
export const pagePacking: Packing = lazyParts(CHECKED)
