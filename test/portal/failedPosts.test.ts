import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { isThere } from '../openapi/request/snippets/run.ts'
import { ANSWERS, startConnect } from './connectServer.ts'
import { DRIVERS, orderOf, RUNNERS } from './drivers.ts'
import { files, samples } from './guides.ts'

const COMMANDS: Record<string, string> = { mjs: process.execPath, py: 'python3', sh: 'bash' }
const isMissing: Record<string, boolean> = {
  mjs: false,
  py: !isThere('python3', '-c', 'import requests'),
  sh: !isThere('curl', '--version') || !isThere('jq', '--version'),
}

// The whole table of the guide on idempotency, in every program that sends orders.
const expected = Object.fromEntries(Object.entries(ANSWERS).map(([reference, { outcome }]) => [reference, outcome]))
// These hand the record to their caller, who compares it with what was sent.
const expectedOfStatus = { ...expected, '201-of-another-amount': 'created' }
const references = Object.keys(ANSWERS)
const orders = references.map(orderOf)

let folder = ''
let connect: Awaited<ReturnType<typeof startConnect>>

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-guides-'))
  connect = await startConnect()
})

afterEach(async () => {
  await connect.stop()
  await rm(folder, { recursive: true })
})

/** Writes the files of guides, without the pauses before a look. */
async function writeGuides(): Promise<void> {
  for (const [title, code] of files) {
    await writeFile(
      join(folder, title),
      code.replace(/^((?:const )?PAUSES = ).*$/m, /\.py$/.test(title) ? '$1(0,)' : '$1[0];'),
    )
  }
}

function run(program: string, ...parameters: string[]): Promise<{ stdout: string; stderr: string }> {
  const env = {
    ...process.env,
    CONNECT_URL: connect.url,
    CONNECT_SECRET: 'secret',
    CONNECT_SUBSCRIPTION_KEY: 'key',
    CONNECT_CURRENCY: 'GBP',
    ORDERS: JSON.stringify(orders),
    NO_PROXY: '127.0.0.1',
    no_proxy: '127.0.0.1',
    PYTHONDONTWRITEBYTECODE: '1',
  }
  const command = COMMANDS[program.slice(program.lastIndexOf('.') + 1)] ?? program
  return promisify(execFile)(command, [program, ...parameters], { cwd: folder, env })
}

/** Every create call was sent once, and none was sent on to another address. */
function expectOnePostEach(): void {
  const posts = connect.requests.filter((each) => each.startsWith('POST ')).sort()
  expect(posts).toEqual(references.map((each) => `POST ${each}`).sort())
  expect(connect.requests.filter((each) => each.includes('/elsewhere'))).toEqual([])
}

const PROGRAMS = [
  { driver: 'call', guide: 'http-error-codes', outcomes: expectedOfStatus },
  { driver: 'settle', guide: 'idempotency', outcomes: expected },
  { driver: 'peak', guide: 'connect-api-performance-and-scalability', outcomes: expected },
].flatMap(({ driver, ...rest }) =>
  ['mjs', 'py'].map((language) => ({ driver, program: `${driver}.${language}`, language, ...rest })),
)

const isUnknown = (reference: string): boolean => expected[reference] === 'unknown'

/** The references of the orders that wait after another start. */
async function resumed(language: string): Promise<string[]> {
  const { stdout } = await run(`resume.${language}`)
  return [...stdout.matchAll(/^(\S+) waits: /gm)].map(([, reference = '']) => reference).sort()
}

test.for(PROGRAMS)(
  '$guide, $language: a create call is created after 201, refused after 400, and else unknown',
  { timeout: 600_000 },
  async ({ driver, program, language, outcomes }, { skip }) => {
    skip(isMissing[language] === true, 'python3 with requests is not here')
    await writeGuides()
    await writeFile(join(folder, program), DRIVERS[program] ?? '')
    const { stdout } = await run(program)
    expect(JSON.parse(stdout)).toEqual(outcomes)
    if (driver === 'settle') expect(await resumed(language)).toEqual(references.filter(isUnknown).sort())
    expectOnePostEach()
  },
)

test.for(['mjs', 'py', 'sh'])(
  'getting-started-1, %s: the program says the same',
  { timeout: 600_000 },
  async (language, { skip }) => {
    skip(isMissing[language] === true, 'python3 with requests, or curl and jq, are not here')
    await writeGuides()
    await writeFile(join(folder, `each.${language}`), RUNNERS[`each.${language}`] ?? '')
    await run(`each.${language}`, ...references)
    const outcomes = await Promise.all(references.map(async (each) => [each, await outcomeOf(each)]))
    expect(Object.fromEntries(outcomes)).toEqual(expectedOfStatus)
    expectOnePostEach()
  },
)

/** What the program says to the person who runs it. */
async function outcomeOf(reference: string): Promise<string> {
  const read = (kind: string): Promise<string> => readFile(join(folder, `${reference}.${kind}`), 'utf8')
  const [out, err, code] = await Promise.all([read('out'), read('err'), read('code')])
  if (code.trim() === '0') return out.includes(`created   ${reference} accepted`) ? 'created' : out
  if (/outcome is unknown/.test(err)) return 'unknown'
  return err.includes('POST /subscription answered 400') ? 'refused' : err
}

test('a file is the same in every guide that has it', () => {
  expect(
    samples.filter(({ title, code }) => files.get(title) !== code).map(({ guide, title }) => [guide, title]),
  ).toEqual([])
})

test('no program that posts is left out', () => {
  const posting = [...files].filter(([, code]) => /\bPOST\b|\brequests\.post\b/.test(code)).map(([title]) => title)
  const js = ['connect.mjs', 'lifecycle.mjs', 'send-orders.mjs', 'submit.mjs']
  const python = ['connect.py', 'lifecycle.py', 'send_orders.py', 'submit.py']
  expect(posting.sort()).toEqual([...js, ...python, 'lifecycle.sh'].sort())
})
