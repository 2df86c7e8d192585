import type { ReactNode } from 'react'
import type { Attribute, Attributes } from './ownTheme.ts'
import type { Parts } from './parts.ts'

type ValueOf<Described extends Attribute> = Described['oneOf'] extends readonly (infer Value)[]
  ? Value
  : Described extends { type: 'number' }
    ? number
    : Described extends { type: 'boolean' }
      ? boolean
      : string

type RequiredOf<Described extends Attributes> = {
  [Name in keyof Described]: Described[Name] extends { required: true } ? Name : never
}[keyof Described]

/** The props of a directive: its attributes, of the types that they are described with, and what every directive has. */
export type DirectiveProps<Described extends Attributes = Record<never, never>> = {
  [Name in RequiredOf<Described>]: ValueOf<Described[Name]>
} & {
  [Name in Exclude<keyof Described, RequiredOf<Described>>]?: ValueOf<Described[Name]> | undefined
} & { id?: string | undefined; title?: ReactNode; children?: ReactNode; parts: Parts }
