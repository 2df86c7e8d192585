import type { TextContext } from '../context.ts'
import type { AddressOptions } from '../options.ts'

/** The data that classifying an address depends on. */
export type LinkBase = Pick<TextContext, 'source' | 'route' | 'linkBase'> & {
  options: AddressOptions
  /** The text is published as it is, so that an address means what it means to a browser. */
  isFinal?: true
}
