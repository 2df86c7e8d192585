import type { Parts } from '../src/model/parts.ts'
import * as parts from './parts.ts'

/** The parts of the default theme. */
export const defaultParts: Parts = { ...parts }
