import type { Rule, Severity } from '../../model/problem.ts'
import { NEVER_ALLOWED_SCHEMES, SAFE_SCHEMES } from '../../model/scheme.ts'

/** A problem with an address that leads out of the site. */
export type Judgement = { severity: Severity; rule: Rule; message: string; fix: string; target: string }

type ExternalVerdict = {
  /** The reason why it is not allowed on a page. */
  refused?: Judgement
  /** The reason why it is doubtful, although a browser can follow it. */
  doubt?: Judgement
}

/** Judges an address with a scheme, or one that begins with `//`, whose scheme is empty. */
export function judgeAddress(address: string, scheme: string, allowSchemes: readonly string[]): ExternalVerdict {
  if (NEVER_ALLOWED_SCHEMES.includes(scheme)) {
    const message = `addresses with "${scheme}:" are not allowed`
    return { refused: unsafe(address, message, 'link to a page, a file or https://') }
  }
  if (scheme !== '' && !SAFE_SCHEMES.includes(scheme)) {
    return allowSchemes.includes(scheme) ? {} : { refused: unknownScheme(address, scheme) }
  }
  if (scheme === 'mailto' || scheme === 'tel') return judgeContact(address, scheme)
  return judgeHost(address, scheme)
}

const unsafe = (target: string, message: string, fix: string): Judgement => ({
  severity: 'error',
  rule: 'unsafe-link',
  message,
  fix,
  target,
})

const broken = (target: string, message: string, fix: string): Judgement => ({
  severity: 'error',
  rule: 'broken-link',
  message,
  fix,
  target,
})

const doubtful = (target: string, message: string, fix: string): Judgement => ({
  severity: 'warning',
  rule: 'doubtful-link',
  message,
  fix,
  target,
})

function unknownScheme(target: string, scheme: string): Judgement {
  const message = `the scheme "${scheme}:" is not allowed, so the address was removed`
  const fix = `add "${scheme}" to "links.allowSchemes" in content/site.yaml`
  return { severity: 'warning', rule: 'unsafe-link', message, fix, target }
}

/** Checks the syntax only. `mailto:?subject=…` leaves the recipient to the reader. */
function judgeContact(address: string, scheme: 'mailto' | 'tel'): ExternalVerdict {
  const [whom = '', query] = address.slice(scheme.length + 1).split('?', 2)
  if (scheme === 'tel') {
    if (/\d/.test(whom)) return {}
    return { refused: broken(address, `"${address}" has no phone number`, 'write it like "tel:+441234567890"') }
  }
  const written = whom.split(',').map((each) => each.trim())
  if ((whom === '' && query) || written.every((each) => /^[^\s@]+@[^\s@]+$/.test(each))) return {}
  return { refused: broken(address, `"${address}" has no e-mail address`, 'write it like "mailto:help@example.com"') }
}

function judgeHost(address: string, scheme: string): ExternalVerdict {
  const credentials = judgeCredentials(address)
  if (credentials) return { refused: credentials }
  const url = URL.canParse(address, 'https://host') ? new URL(address, 'https://host') : undefined
  if (!url) {
    return {
      refused: broken(address, `"${address}" is not a valid address`, 'write it like "https://www.example.com/page"'),
    }
  }
  if (scheme !== '') return {}
  const message = `"${address}" has no scheme, so it is not encrypted if the page is not`
  return { doubt: doubtful(address, message, `write "${url.href}"`) }
}

/** A password in a link is visible to every reader; the report does not repeat it. */
function judgeCredentials(address: string): Judgement | undefined {
  const [, before = '', credentials, after = ''] = /^(?=([a-z]*:?[\\/]*))\1([^\\/?#]*)@(.*)$/is.exec(address) ?? []
  if (credentials === undefined) return undefined
  const masked = `${before}***@${after}`
  return unsafe(masked, `"${masked}" contains a user name or password`, `write "${before}${after}"`)
}

const LARGE_PICTURE = 100_000

/** An embedded image is loaded with every visit, before the text below it. */
export function judgePicture(address: string): Judgement | undefined {
  if (address.length <= LARGE_PICTURE) return undefined
  const message = `the embedded image adds ${Math.round(address.length / 1000)} KB to the page`
  return doubtful(`${address.slice(0, 30)}…`, message, 'save it as a file beside the page')
}
