import { type ChildProcess, type StdioOptions, spawn } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { WantedDrawing } from '../../model/diagrams.ts'
import type { LibraryFile } from '../../model/sources.ts'
import { replaceNotXml } from '../../model/xmlCharacters.ts'
import { reasonOf } from '../diskError.ts'
import { type Answer, serveDrawing } from './serveDrawing.ts'

/** What a browser has drawn, and why it could not draw the others, by their names. */
type Drawn =
  | { kind: 'drawn'; drawings: Map<string, string>; faults: Map<string, string> }
  | { kind: 'impossible'; reason: string; remedy: string }

const OTHER_BROWSER = 'name another browser in PORTALGEN_CHROMIUM'

/** A browser that has not answered by then is ended. In ms. */
const MOST_MS = 120_000

/** Draws in a browser, which is given the library and the diagrams by a server on this machine, and nothing else. */
export async function drawInBrowser(browser: string, library: LibraryFile[], wanted: WantedDrawing[]): Promise<Drawn> {
  const server = await serveDrawing(library, wanted)
  const profile = mkdtempSync(join(tmpdir(), 'portalgen-drawing-'))
  const args = [...SWITCHES, `--user-data-dir=${profile}`, server.address]
  // Plans have dates.
  const child = spawn(browser, args, { stdio: STDIO, env: { ...process.env, TZ: 'UTC' } })
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<string>((resolve) => {
    timer = setTimeout(() => resolve('it does not answer'), MOST_MS)
  })
  try {
    const answer = await Promise.race([server.answered, failureOf(child), late])
    if (typeof answer === 'string')
      return { kind: 'impossible', reason: `"${browser}" cannot draw: ${answer}`, remedy: OTHER_BROWSER }
    return drawnIn(answer, wanted)
  } finally {
    clearTimeout(timer)
    server.close()
    await ended(child)
    await removeProfile(profile)
  }
}

/** Of the diagrams that were asked for, since the names become those of files. */
function drawnIn(answer: Answer, wanted: WantedDrawing[]): Drawn {
  const answers = answer.filter(({ name }) => wanted.some((each) => each.name === name))
  const drawn = answers.flatMap(({ name, svg }) =>
    svg === undefined ? [] : [[name, replaceNotXml(svg, '\uFFFD')] as const],
  )
  return {
    kind: 'drawn',
    // Browsers write any character of a diagram into its drawing.
    drawings: new Map(drawn),
    faults: new Map(
      answers.flatMap(({ name, fault }) => (fault === undefined ? [] : [[name, inOneLine(fault)] as const])),
    ),
  }
}

/** Of a parse error: where it is and what was found there, without the excerpt and the tokens that could stand there. */
function inOneLine(fault: string): string {
  const [first = '', ...others] = fault.split('\n')
  const got = others.join('\n').match(/, (got .+)$/)?.[1]
  return `${first.replace(/:$/, '')}${got === undefined ? '' : `: ${got}`}`
}

/** Chromium ends with the pipes of its debugger, and so with this process, however that ends. */
const STDIO: StdioOptions = ['ignore', 'ignore', 'ignore', 'pipe', 'pipe']

// The sandbox of Chromium needs a user other than root, which containers often run as.
const SWITCHES = [
  '--headless=new',
  '--disable-gpu',
  '--remote-debugging-pipe',
  '--no-first-run',
  '--disable-extensions',
  '--disable-background-networking',
  '--disable-component-update',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
]

/** Other processes of a browser write for a while after it has ended. What they leave there does no harm. */
const removeProfile = (profile: string): Promise<void> =>
  rm(profile, { recursive: true, force: true, maxRetries: 5 }).catch((error: unknown) => {
    if (reasonOf(error) === undefined) throw error
  })

const failureOf = (child: ChildProcess): Promise<string> =>
  new Promise((resolve) => {
    child.once('error', (error) => resolve(reasonOf(error) ?? error.message))
    child.once('exit', (code, signal) =>
      resolve(signal ? `it was terminated by ${signal}` : `it ended with code ${code}`),
    )
  })

const ended = (child: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return resolve()
    child.once('exit', () => resolve())
    child.kill()
  })
