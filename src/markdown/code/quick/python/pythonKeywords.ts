import { words } from '../reading.ts'

/** They begin what a colon ends. */
export const COMPOUND = words('if elif else for while with try except finally')

export const KEYWORDS = new Set([
  ...COMPOUND,
  ...words(
    'and as assert async await break continue del from global import in is nonlocal not or pass raise return yield',
  ),
])

export const CONSTANTS = words('True False None')

/** Words that mean something in certain places only, which are not read here. */
export const SOMETIMES = words('case class def exec lambda match print type')
