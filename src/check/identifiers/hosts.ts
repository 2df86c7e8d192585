import { COUNTRIES } from './countries.ts'
import type { IdentifierKind } from './kind.ts'

const GENERIC =
  `com net org edu gov mil int info biz name pro mobi jobs travel coop aero cat tel asia post app dev cloud online shop
  store site tech xyz blog page news agency email group company world life live today systems services solutions software
  digital network space website finance bank money capital fund club media studio design team work works global energy
  health care berlin london paris nyc tokyo`.split(/\s+/)

/** What real names end in; any other last part is that of a file, a method or a private network. */
const ENDINGS: ReadonlySet<string> = new Set([
  ...GENERIC,
  ...[...COUNTRIES].map((code) => code.toLowerCase()),
  'uk',
  'eu',
])

/** The names that RFC 2606 reserves for examples. */
const RESERVED = /(?:^|\.)example\.(?:com|net|org)$/

/** Tells whether a host may belong to someone. The endings .example, .test, .invalid and .localhost are reserved. */
const mayBeReal = (host: string): boolean => ENDINGS.has(endingOf(host)) && !RESERVED.test(host)

const endingOf = (host: string): string => host.slice(host.lastIndexOf('.') + 1)

/** The name that was registered: `example.co.uk` of `api.example.co.uk`. */
export function domainOf(host: string): string {
  const parts = host.toLowerCase().split('.')
  const isBelowCountry =
    parts.length > 2 && parts.at(-1)?.length === 2 && /^(?:com?|org|net|ac|gov|edu)$/.test(parts.at(-2) ?? '')
  return parts.slice(isBelowCountry ? -3 : -2).join('.')
}

/** These publish schemas, licences and standards, whose addresses are values that are meant. */
const STANDARDS: ReadonlySet<string> = new Set(
  `w3.org schema.org json-schema.org openapis.org ietf.org iana.org purl.org openid.net iso.org swagger.io unicode.org
  spdx.org creativecommons.org wikipedia.org`.split(/\s+/),
)

/** Looked for only in examples of addresses, since addresses in code are usually meant. */
export const HOST: IdentifierKind = {
  name: 'the host of a real site',
  pattern: /(?<=^|^[a-z][a-z\d+.-]{0,20}:\/\/)(?:[a-z\d][a-z\d-]{0,62}\.){1,8}[a-z]{2,24}(?=$|[:/?#])/gi,
  instead(written) {
    const host = written.toLowerCase()
    const domain = domainOf(host)
    if (!mayBeReal(host) || STANDARDS.has(domain)) return undefined
    return `${host.slice(0, -domain.length)}example.com`
  },
}

/** Mailboxes of programs, and users of version control over SSH. */
const PROGRAMS = /^(?:git|hg|svn|no-?reply|do-?not-?reply)$|noreply/i

export const EMAIL: IdentifierKind = {
  name: 'the address of a person',
  // Not the user in an address, of a remote shell or of a path there, nor a call of a method.
  pattern:
    /(?<![\w.%+@-]|\/\/|\/\/[^\s/@]{1,64}:)[\w.%+-]{1,64}@(?:[a-z\d][a-z\d-]{0,62}\.){1,8}[a-z]{2,24}(?![\w(-]|\.\w|:[\w~/.])(?<!\b(?:ssh|scp|sftp|rsync)\s[^\n]{0,160})/gi,
  instead(written) {
    const [local = '', host = ''] = written.split('@')
    if (!mayBeReal(host.toLowerCase()) || PROGRAMS.test(local) || /\bnoreply\b/i.test(host)) return undefined
    // The name of a picture for dense screens: logo@2x.
    return /^\dx\./.test(host) ? undefined : `${local}@example.com`
  },
}
