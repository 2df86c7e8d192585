import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isThere } from '../openapi/request/snippets/run.ts'
import { files } from './guides.ts'

const SENT = {
  offerId: 'northwind',
  amountRequested: 1500.25,
  currency: 'GBP',
  clientSubscriptionReference: 'NWE-000123',
  clientSubscriptionTimestamp: '2026-03-02T09:15:30Z',
}
const RECORDED = { id: 'b3c0', subscriptionType: 'xo_unqualified', status: 'accepted', ...SENT }
const { subscriptionType: _, ...withoutType } = RECORDED

const ANSWERS = [
  [RECORDED, 'taken'],
  [{ ...RECORDED, status: 'frozen' }, 'taken'],
  [withoutType, 'subscription: subscriptionType is missing'],
  [{ ...RECORDED, amountRequested: 1500 }, 'subscription: amountRequested is not what was sent'],
  [{ ...RECORDED, amountRequested: 0.1234567 }, 'amountRequested is not an amount with at most six decimals'],
  [{ ...RECORDED, amountRequested: true }, 'amountRequested is not an amount with at most six decimals'],
  [{ ...RECORDED, currency: 'GBX' }, 'currency GBX is not known'],
] as const

const LOGGED = {
  request: { Secret: 'a', 'subscription-key': 'b' },
  sent: { offerId: 'northwind', investorReference: 'c', membershipCode: 'd' },
  problems: [{ property: 'membershipCode', message: 'e is not known', messages: ['f'] }],
}
const SHOWN = {
  request: { Secret: '[redacted]', 'subscription-key': '[redacted]' },
  sent: { offerId: 'northwind', investorReference: '[redacted]', membershipCode: '[redacted]' },
  problems: [{ property: 'membershipCode', message: '[redacted]', messages: '[redacted]' }],
}

const PROGRAMS: Record<string, string> = {
  'answers.mjs': `import { redact } from './redact.mjs'
import { verifySubscription } from './verify.mjs'
const [sent, answers, logged] = JSON.parse(process.argv[2])
const said = answers.map((answer) => {
  try { return verifySubscription(answer, { sent }) && 'taken' } catch (error) { return error.message }
})
console.log(JSON.stringify([said, redact(logged)]))
`,
  'answers.py': `import json, sys
from redact import redact
from verify import UnexpectedAnswer, verify_subscription
def said(answer):
    try:
        return verify_subscription(answer, sent) and "taken"
    except UnexpectedAnswer as error:
        return str(error)
sent, answers, logged = json.loads(sys.argv[1])
print(json.dumps([[said(answer) for answer in answers], redact(logged)]))
`,
}

let folder = ''

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-answers-'))
  for (const [title, code] of [...files, ...Object.entries(PROGRAMS)]) await writeFile(join(folder, title), code)
})

afterAll(() => rm(folder, { recursive: true }))

test.for([
  [process.execPath, 'answers.mjs', true],
  ['python3', 'answers.py', isThere('python3', '--version')],
] as const)('%s %s: takes the record that was sent, and masks what is personal', async (of, { skip }) => {
  const [command, program, isPresent] = of
  skip(!isPresent, 'python3 is not here')
  const given = JSON.stringify([SENT, ANSWERS.map(([answer]) => answer), LOGGED])
  const options = { cwd: folder, env: { ...process.env, PYTHONDONTWRITEBYTECODE: '1' } }
  const { stdout } = await promisify(execFile)(command, [program, given], options)
  const [said, shown]: [string[], unknown] = JSON.parse(stdout)
  expect(said).toEqual(ANSWERS.map(([, about]) => expect.stringContaining(about)))
  expect(shown).toEqual(SHOWN)
})
