import type { SiteConfig } from '../model/config.ts'
import { error, type Problem } from '../model/problem.ts'
import { mapOf, narrowed, type Placed, placed, text } from '../yaml/values.ts'
import { unknownPlaceholders } from './placeholders.ts'
import { textPattern } from './textPattern.ts'

/** The address of a service, with a placeholder for the address of the page or for a question about it. */
const PATTERN = '^https://\\S*\\{(?:url|question)\\}\\S*$'

export const openInShape = mapOf(placed(narrowed(text, textPattern(PATTERN))))

type UserServices = ReadonlyMap<string, Placed<string>>

const isUsable = (address: string): boolean => new RegExp(PATTERN).test(address)

/** Without the addresses that `checkOpenIn` reports, since they become links. */
export const readOpenIn = (openIn: UserServices = new Map()): SiteConfig['openIn'] =>
  [...openIn].flatMap(([name, { value: address }]) => (isUsable(address) ? [{ name, address }] : []))

export const checkOpenIn = (openIn: UserServices = new Map()): Problem[] =>
  [...openIn].flatMap(([name, { value, place }]) => {
    if (isUsable(value)) return unknownPlaceholders({ value, place }, ['url', 'question'])
    const message = `"${value}" is not an "https://" address of "${name}" with "{url}" or "{question}"`
    return [error('invalid-config', place, { message, fix: 'write it like "https://chat.example.com/?q={question}"' })]
  })
