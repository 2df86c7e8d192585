import type { ValuesView } from '../../../model/apiView.ts'
import type { AllowedValue } from '../../read/schema/allowedValues.ts'
import { visible } from '../../read/schema/visible.ts'

// More values than this (the countries of the world, say) are folded away.
const SHOWN = 16

export const valuesView = (listed: AllowedValue[]): ValuesView => ({
  listed: listed.map(({ value, description }) => ({ value: visible(value), description })),
  folded: listed.length > SHOWN,
})
