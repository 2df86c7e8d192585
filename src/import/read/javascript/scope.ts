import type { Node } from '@babel/types'
import { pushAll } from '../../../model/pushAll.ts'
import { isObject, type Json, type JsonObject } from '../json.ts'
import type { Bindings } from './bindings.ts'

export type Unreadable = { what: string; file: string; line: number }

/** What an expression may refer to. */
export type Scope = {
  file: string
  bindings: Bindings
  /** The value that another module exports under a name, or what it returns if it is a function that is called with arguments. */
  imported: (specifier: string, name: string, args?: readonly (Json | undefined)[]) => Json | undefined
  /** The names whose values the module changes after their declaration. */
  changed?: ReadonlySet<string>
  /** The pictures that `import.meta.glob` finds by its patterns, with their addresses; undefined if it finds other files, too. */
  pictures?: (patterns: readonly string[]) => JsonObject | undefined
  /** Collects what cannot be read. */
  unreadable: Unreadable[]
  /** How many more expressions are read, as functions that call one another may have no end, and in how many others this one is. */
  work: { left: number; depth: number }
  /** Whether a value is returned only if it is certain; a value of a configuration may be guessed from its defaults. */
  isExact?: boolean
  /** What functions return whose results are known by their names. */
  returns?: JsonObject | undefined
  /** The HTML of an element of JSX that is a value; absent where none is shown. */
  markup?: (node: Node, scope: Scope) => string | undefined
}

/** Evaluates an expression: `staticValue`, which is given to what reads the parts of one. */
export type Evaluate = (node: Node, scope: Scope) => Json | undefined

/** A scope of its own for what cannot be read. */
export const quiet = (scope: Scope): Scope => ({ ...scope, unreadable: [] })

/** A constant that is defined by itself has no value. */
export function withoutName(name: string, scope: Scope): Scope {
  const bindings = new Map(scope.bindings)
  bindings.delete(name)
  return { ...scope, bindings }
}

export const MOST_WORK = 100_000

/** The key under which the name of a called function is kept. */
export const CALLEE = '()'

/** The key under which the HTML of an element is kept. */
export const MARKUP = '<>'

/** No text of a site is longer; a program can double one in every line. */
export const LONGEST_TEXT = 100_000

/** A list of lists is longer than all of them. */
export const LONGEST_LIST = 100_000

/**
 * Counts what a function is given as work, in values and hundreds of characters: one that returns its argument twice doubles
 * it with each call. Returns whether there was enough work left.
 */
export function canAfford(given: readonly (Json | undefined)[], work: Scope['work']): boolean {
  const open = [...given]
  while (open.length > 0 && work.left > 0) {
    const value = open.pop()
    work.left -= 1
    if (typeof value === 'string') work.left -= Math.floor(value.length / 100)
    else if (Array.isArray(value)) pushAll(open, value)
    else if (isObject(value)) pushAll(open, Object.values(value))
  }
  return work.left > 0
}

/**
 * Counts a list, an object or a text as work without what it contains, which was counted when it was made: methods and spreads
 * make long ones of short programs. Returns whether there was enough work left.
 */
export function canHold(made: Json, work: Scope['work']): boolean {
  if (typeof made === 'string') work.left -= Math.floor(made.length / 100)
  else if (Array.isArray(made)) work.left -= made.length
  else if (isObject(made)) work.left -= Object.keys(made).length
  return work.left > 0
}
