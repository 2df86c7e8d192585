import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { en } from '../../src/model/texts/en.ts'
import { consentScript } from '../../theme/inline/consentScript.ts'

/** Runs the script for a reader with an answer, who is asked again and answers. */
function answered(before: string, again: 'yes' | 'no', cookies: string[]) {
  const happened: string[] = []
  const buttons: { textContent: string; onclick(): void }[] = []
  const element = (name: string) => {
    const made = {
      style: {},
      setAttribute() {},
      appendChild: (child: unknown) => child,
      focus() {},
      remove() {},
      textContent: '',
      onclick() {},
    }
    if (name === 'button') buttons.push(made)
    return made
  }
  const listeners = new Map<string, () => void>()
  const addEventListener = (name: string, run: () => void) => listeners.set(name, run)
  const document = {
    createElement: element,
    querySelector: () => null,
    addEventListener,
    body: { prepend() {} },
    get cookie() {
      return '_ga_1=a; theme=dark; _pk_id.1.x=b'
    },
    set cookie(written: string) {
      happened.push(written)
    },
  }
  const location = { hostname: 'docs.example.com', reload: () => happened.push('reload') }
  const scripts = [{ code: 'happened.push("loaded")', attributes: {}, cookies }]
  const localStorage = { setItem: (_: string, value: string) => happened.push(value) }
  const globals = {
    happened,
    document,
    location,
    localStorage,
    navigator: {},
    addEventListener,

    stored: () => before,
  }
  runInNewContext(consentScript(scripts, en.consent), globals)
  listeners.get('portalgen:consent')?.()
  buttons
    .find(({ textContent }) => textContent === (again === 'yes' ? en.consent.agree : en.consent.decline))
    ?.onclick()
  return happened
}

test('who withdraws loses the cookies of the services, and the page is loaded without them', () => {
  const gone = (domain: string) => `_pk_id.1.x=;path=/;max-age=0${domain}`
  expect(answered('yes', 'no', ['_pk_'])).toEqual([
    'loaded',
    'no',
    gone(''),
    gone(';domain=docs.example.com'),
    gone(';domain=example.com'),
    'reload',
  ])
  expect(answered('yes', 'no', [])).toEqual(['loaded', 'no', 'reload'])
})

test('who agrees late or again has everything loaded once, and who declines twice loads nothing', () => {
  expect(answered('', 'yes', [])).toEqual(['yes', 'loaded'])
  expect(answered('yes', 'yes', [])).toEqual(['loaded', 'yes'])
  expect(answered('no', 'no', [])).toEqual(['no'])
})
