import type { ValuesView } from '../../../model/apiView.ts'
import type { AllowedValue } from '../../read/schema/allowedValues.ts'
import { visible } from '../../read/schema/visible.ts'

// More values than this (the countries of the world, say) are folded away.
const SHOWN = 16

// One for the many fields that allow any value.
const NONE: ValuesView = { listed: [], folded: false }

export const valuesView = (listed: AllowedValue[]): ValuesView =>
  listed.length === 0
    ? NONE
    : {
        listed: listed.map(({ value, description }) => ({ value: visible(value), description })),
        folded: listed.length > SHOWN,
      }
