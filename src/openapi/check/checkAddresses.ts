import { type Problem, warning } from '../../model/problem.ts'
import { SAFE_SCHEMES } from '../../model/scheme.ts'
import type { ApiDocument } from '../read/apiDocument.ts'
import { everyAddress } from '../read/everyAddress.ts'

/** A reference links addresses of sites only, which nobody would notice otherwise until a reader misses the link. */
export const checkAddresses = (document: ApiDocument): Problem[] =>
  everyAddress(document).flatMap(({ url, place }) => {
    if (url === undefined || SAFE_SCHEMES.includes(schemeOf(url) ?? 'https')) return []
    const message = `"${url}" is not the address of a site, so it is not linked`
    return [warning('unsafe-link', place, { message, fix: 'write it like "https://www.example.com/"', target: url })]
  })

/** As browsers read it: spaces and control characters before it, and line breaks in it, do not count. */
const schemeOf = (url: string): string | undefined =>
  /^[\p{Cc} ]*([a-z][a-z\d+.-]*):/iu.exec(url.replace(/[\t\n\r]/g, ''))?.[1]?.toLowerCase()
