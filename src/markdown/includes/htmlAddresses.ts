import { readSrcset, writeSrcset } from '../links/srcset.ts'

/** Longer tags are not written by hand: without limits, a text of many broken tags takes long. */
const TAG = /<[a-z](?:[^<>"']|"[^"]{0,2000}"|'[^']{0,2000}'){0,4000}>/gi

const ADDRESS = /(\s(href|src|poster|srcset)[ \t\n]*=[ \t\n]*)(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/gi

/** HTML with other addresses, whatever the quotes around them. */
export const withAddresses = (html: string, changed: (address: string) => string): string =>
  html.replace(TAG, (tag) =>
    tag.replace(ADDRESS, (_, before: string, name: string, one?: string, other?: string, bare?: string) => {
      const written = one ?? other ?? bare ?? ''
      const value = name.toLowerCase() === 'srcset' ? changedSet(written, changed) : changed(written)
      const quote = other === undefined ? '"' : "'"
      return before + quote + value + quote
    }),
  )

const changedSet = (written: string, changed: (address: string) => string): string =>
  writeSrcset(readSrcset(written).map((each) => ({ ...each, address: changed(each.address) })))
