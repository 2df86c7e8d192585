import type { IdentifierKind } from './kind.ts'

/** The numbers that a country keeps for fiction, all after its code, and one of them. */
const FICTIONAL: readonly { code: string; reserved: RegExp; sample: string }[] = [
  // Codes and exchanges that are not assigned belong to no one, either.
  {
    code: '1',
    reserved: /^1(?:\d{3}55501\d\d$|[01]|555|\d(?:11|9)|37|96|\d{3}(?:[01]|\d11))/,
    sample: '+1 202 555 0100',
  },
  {
    code: '44',
    reserved: /^44(?:11[3-8]4960|1[2-6]14960|1914980|1632960|2079460|2896496|2920180|7700900|8081570|9098790|3069990)/,
    sample: '+44 20 7946 0000',
  },
  { code: '33', reserved: /^33(?:19900|26191|35301|46571|53649|63998)/, sample: '+33 1 99 00 00 00' },
  {
    code: '49',
    reserved: /^49(?:3023125|6990009|4066969|2214710|8999998|17139200|176040690)/,
    sample: '+49 30 23125 000',
  },
  { code: '61', reserved: /^61(?:[2378](?:5550|7010)|49157|1800160401|1[38]00975)/, sample: '+61 2 5550 0000' },
  { code: '353', reserved: /^3532091/, sample: '+353 20 910 0000' },
  { code: '46', reserved: /^46(?:3139006|4062804|846500[4]|9803192|7017406)/, sample: '+46 8 465 004 00' },
]

const [NORTH_AMERICA] = FICTIONAL

/** The codes of countries and networks of E.164. */
const CODE =
  /^(?:1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|2(?:1[1-368]|[2-6]\d|9[017-9])|3[578]\d|42[013]|5[09]\d|6[78]\d|69[0-2]|8(?:00|08|5[02356]|[78]\d)|9(?:6\d|7[0-79]|9[2-68]))/

export const PHONE: IdentifierKind = {
  name: 'a phone number',
  // Not the end of a sum, nor a date with a sign.
  pattern: /(?<![\w+)\]])\+(?!\d{4}-\d\d-\d\d)[1-9](?:[ ().-]{0,2}\d){7,15}(?!\w|\.\d)/g,
  instead(written) {
    const digits = written.replace('(0)', '').replace(/\D/g, '')
    if (digits.length < 9 || digits.length > 15 || !CODE.test(digits)) return undefined
    if (digits.startsWith('1') && digits.length !== 11) return undefined
    const country = FICTIONAL.find(({ code }) => digits.startsWith(code))
    if (country?.reserved.test(digits)) return undefined
    const sample = (country ?? NORTH_AMERICA)?.sample
    return /[ .-]/.test(written) ? sample : sample?.replaceAll(' ', '')
  },
}
