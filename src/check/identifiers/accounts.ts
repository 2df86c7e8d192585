import { mod97, mod97Digits, passesLuhn } from './checkDigits.ts'
import type { IdentifierKind } from './kind.ts'
import { isTestCard, NETWORKS } from './networks.ts'

/** The length of an IBAN in each country that has it. */
const LENGTHS: ReadonlyMap<string, number> = new Map(
  `AD24 AE23 AL28 AT20 AZ28 BA20 BE16 BG22 BH22 BI27 BR29 BY28 CH21 CR22 CY28 CZ24 DE22 DJ27 DK18 DO28 EE20 EG29 ES24
  FI18 FK18 FO18 FR27 GB22 GE22 GI23 GL18 GR27 GT28 HN28 HR21 HU28 IE22 IL23 IQ23 IS26 IT27 JO30 KW30 KZ20 LB28 LC32
  LI21 LT20 LU20 LV21 LY25 MC27 MD24 ME22 MK19 MN20 MR27 MT31 MU30 NI28 NL18 NO15 OM23 PK24 PL28 PS29 PT25 QA29 RO24
  RS22 RU33 SA24 SC31 SD18 SE24 SI19 SK24 SM27 SO23 ST25 SV28 TL23 TN24 TR26 UA29 VA22 VG24 XK20 YE30`
    .split(/\s+/)
    .map((entry) => [entry.slice(0, 2), Number(entry.slice(2))]),
)

export const IBAN: IdentifierKind = {
  name: 'the IBAN of an account',
  pattern: /(?<![\w-])[A-Z]{2}\d{2}(?:[A-Z\d]{11,30}|(?: [A-Z\d]{4}){2,7}(?: [A-Z\d]{1,4})?)(?!\w)/g,
  instead(written) {
    const iban = compact(written, LENGTHS.get(written.slice(0, 2)) ?? 0)
    if (iban === undefined || mod97(iban.slice(4) + iban.slice(0, 4)) !== 1) return undefined
    const account = iban.slice(4)
    const renamed = `XX${mod97Digits(`${account}XX`)}${account}`
    return written.includes(' ') ? (renamed.match(/.{1,4}/g) ?? []).join(' ') : renamed
  },
}

/** Without spaces. Words after an IBAN may look like further groups. */
function compact(written: string, length: number): string | undefined {
  let found = ''
  for (const group of written.split(' ')) if (found.length < length) found += group
  return length > 0 && found.length === length ? found : undefined
}

export const CARD: IdentifierKind = {
  name: 'the number of a payment card',
  pattern:
    /(?<![\w.+-])(?:\d{13,19}|\d{4}([ -])\d{4}\1\d{4}\1\d{4}(?:\1\d{1,3})?|\d{4}([ -])\d{6}\2\d{4,5})(?![\w-]|\.\d)/g,
  instead(written) {
    const digits = written.replace(/[ -]/g, '')
    const network = NETWORKS.find(({ lengths, prefix }) => lengths.includes(digits.length) && prefix.test(digits))
    return network && passesLuhn(digits) && !isTestCard(digits) ? network.test : undefined
  },
}
