import { join } from 'node:path'
import type { Site } from '../../src/model/site.ts'
import { siteAt } from './memory.ts'

/** This repository's own portal, read once for all files that look at it. They leave it as it is. */
export const portal: Site = await siteAt(join(import.meta.dirname, '..', '..'))
