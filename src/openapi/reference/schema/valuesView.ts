import type { ValuesView } from '../../../model/apiView.ts'
import type { AllowedValue } from '../../read/schema/allowedValues.ts'

// More values than this (the countries of the world, say) are folded away.
const SHOWN = 16

export const valuesView = (listed: AllowedValue[]): ValuesView => ({ listed, folded: listed.length > SHOWN })
