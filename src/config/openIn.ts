import type { SiteConfig } from '../model/config.ts'
import { error, type Problem } from '../model/problem.ts'
import { mapOf, name, narrowed, type Placed, placed } from '../yaml/values.ts'
import { unknownPlaceholders } from './placeholders.ts'
import { onlySlots, textPattern } from './textPattern.ts'

/** The address of a service, with a placeholder for the address of the page or for a question about it. */
const PATTERN = '^https://\\S*\\{(?:url|question)\\}\\S*$'

const SLOTS = ['url', 'question']

const WANTED = 'an "https://" address with "{url}" or "{question}"'

export const openInShape = mapOf(placed(narrowed(name, textPattern(onlySlots(SLOTS) + PATTERN, WANTED))))

type UserServices = ReadonlyMap<string, Placed<string>>

const isUsable = (address: string): boolean => new RegExp(PATTERN).test(address)

/** Without the addresses that `checkOpenIn` reports, since they become links. */
export const readOpenIn = (openIn: UserServices = new Map()): SiteConfig['openIn'] =>
  [...openIn].flatMap(([service, { value: address }]) => (isUsable(address) ? [{ name: service, address }] : []))

export const checkOpenIn = (openIn: UserServices = new Map()): Problem[] =>
  [...openIn].flatMap(([service, { value, place }]) => {
    if (isUsable(value)) return unknownPlaceholders({ value, place }, SLOTS)
    const message = `"${value}" is not an "https://" address of "${service}" with "{url}" or "{question}"`
    return [error('invalid-config', place, { message, fix: 'write it like "https://chat.example.com/?q={question}"' })]
  })
