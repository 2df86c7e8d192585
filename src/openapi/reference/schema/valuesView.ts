import type { ValuesView } from '../../../model/apiView.ts'
import type { Texts } from '../../../model/texts/texts.ts'
import type { AllowedValue } from '../../read/schema/allowedValues.ts'
import { visible } from '../../read/schema/visible.ts'

// More values than this (the countries of the world, say) are folded away.
const SHOWN = 16

// One for the many fields that allow any value.
const NONE: ValuesView = { listed: [], folded: false }

export const valuesView = (listed: AllowedValue[], { reference }: Texts): ValuesView =>
  listed.length === 0
    ? NONE
    : { listed: listed.map((each) => valueView(each, reference)), folded: listed.length > SHOWN }

function valueView({ value, description, isDeprecated }: AllowedValue, { deprecated }: Texts['reference']) {
  const marked = description === '' ? deprecated : `${description} (${deprecated})`
  return { value: visible(value), description: isDeprecated ? marked : description }
}
