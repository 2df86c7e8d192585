import { slug } from 'github-slugger'
import type { Anchor } from '../model/page.ts'
import { error, type Place, type Problem } from '../model/problem.ts'

/** The ids of one text. */
export type Ids = {
  readonly anchors: Anchor[]
  readonly places: Map<string, Place>
  /** The number that the next repetition of a slug gets. */
  readonly repetitions: Map<string, number>
}

export const createIds = (): Ids => ({ anchors: [], places: new Map(), repetitions: new Map() })

// Names that every object has, and names of the document that headings do not have by chance. Ordinary words such as
// "location" are allowed, since an id cannot shadow them
// (https://html.spec.whatwg.org/#named-access-on-the-window-object).
const CLOBBERING = new Set(
  `__proto__ constructor prototype hasownproperty isprototypeof propertyisenumerable tostring tolocalestring valueof
   __definegetter__ __definesetter__ __lookupgetter__ __lookupsetter__ document window self globalthis currentscript
   cookie defaultview documentelement activeelement baseuri innerhtml outerhtml textcontent getelementbyid
   queryselector queryselectorall createelement addeventlistener localstorage sessionstorage`.split(/\s+/),
)

/** The ids by which the scripts of the theme find their elements begin so. */
const OF_THEME = '__'

/** Returns the id as it may be used on the page. */
export const harmlessId = (id: string): string =>
  id.startsWith(OF_THEME) || CLOBBERING.has(id.toLowerCase()) ? `section-${id}` : id

/** Claims an id that the author chose; undefined and a problem if the text already has that id. */
export function claimId(ids: Ids, id: string, place: Place): Problem | undefined {
  const first = ids.places.get(id)
  if (first) return duplicate(id, first, place)
  add(ids, id, place)
  return undefined
}

/** Generates an id from the text of a heading as GitHub does (a second "Setup" is `setup-1`), avoiding claimed ids. */
export function makeId(ids: Ids, text: string, prefix: string, place: Place): string {
  const base = prefix + harmlessId(slug(text.trim()).normalize('NFC') || 'section')
  const id = ids.places.has(base) ? repetitionOf(ids, base) : base
  add(ids, id, place)
  return id
}

function repetitionOf(ids: Ids, base: string): string {
  let number = ids.repetitions.get(base) ?? 1
  while (ids.places.has(`${base}-${number}`)) number++
  ids.repetitions.set(base, number + 1)
  return `${base}-${number}`
}

function add(ids: Ids, id: string, place: Place): void {
  ids.places.set(id, place)
  ids.anchors.push({ id, place })
}

function duplicate(id: string, first: Place, second: Place): Problem {
  return error('duplicate-id', second, {
    message: `the id "${id}" is already used on line ${first.line}`,
    fix: 'change one of the two ids',
    target: id,
  })
}
