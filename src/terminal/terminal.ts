import { displayWidth } from '../reporting/report/displayWidth.ts'
import { wrapLines } from '../reporting/report/wrap.ts'
import type { Question } from './ask.ts'

/** The output of a command: results on standard output, everything else on standard error. */
export type Terminal = {
  print(result: string): void
  /** Lines are broken between words where they are too wide for the terminal, unless they are quoted from a file. */
  tell(message: string, lines?: 'quoted'): void
  /** Whether results may be coloured. */
  colors: boolean
  /** The width of the lines of results. Absent if standard output is not a terminal. */
  columns?: number | undefined
  /**
   * Replaces the last status line, which the next message removes; an empty text does, too. The first of the texts that fits
   * into the line is shown. Absent if standard error is not a terminal.
   */
  status?: (...texts: string[]) => void
  /** Clears the screen. Absent if standard error is not a terminal. */
  clear?: () => void
  /** Asks questions and returns the line that is typed after each. Absent if input is not a terminal. */
  ask?: (questions: Question[]) => Promise<string[]>
}

/** What is written to: a terminal, a pipe or a file. */
type Stream = { isTTY?: boolean; columns?: number; write(text: string): unknown }

export type Streams = { stdin: Pick<Stream, 'isTTY'>; stdout: Stream; stderr: Stream; env: NodeJS.ProcessEnv }

export function processTerminal(): Terminal {
  process.stdout.on('error', onLostResults)
  // Nobody can be told that messages are lost; the results are not.
  process.stderr.on('error', () => undefined)
  const terminal = terminalOn(process)
  process.once('exit', () => terminal.status?.(''))
  return terminal
}

export function terminalOn({ stdin, stdout, stderr, env }: Streams): Terminal {
  const isAttended = stderr.isTTY && !env['CI']
  const status = isAttended && !isDumb(env) ? statusLine(stderr) : undefined
  return {
    print(result) {
      status?.('')
      stdout.write(`${result}\n`)
    },
    tell(message, lines) {
      status?.('')
      const columns = lines === 'quoted' ? undefined : widthOf(stderr)
      stderr.write(`${wrapLines(message, columns ?? Number.POSITIVE_INFINITY)}\n`)
    },
    colors: hasColors(stdout, env),
    columns: widthOf(stdout),
    ...(status ? { status, clear: () => stderr.write('\u001b[2J\u001b[3J\u001b[H') } : {}),
    ...(isAttended && stdin.isTTY ? { ask } : {}),
  }
}

/** Some terminals do not report their width. */
const widthOf = ({ isTTY, columns }: Stream): number | undefined => (isTTY ? columns || 80 : undefined)

/** Shows control sequences as characters: the shells of some editors do. */
const isDumb = (env: NodeJS.ProcessEnv): boolean => env['TERM'] === 'dumb'

/** https://no-color.org and, before it, https://force-color.org */
function hasColors({ isTTY = false }: Stream, env: NodeJS.ProcessEnv): boolean {
  const forced = env['FORCE_COLOR']
  if (forced) return forced !== '0' && forced !== 'false'
  return isTTY && !env['NO_COLOR'] && !isDumb(env)
}

/** Loaded only when there is something to ask, to keep all other commands fast. */
const ask = async (questions: Question[]): Promise<string[]> =>
  (await import('./ask.ts')).askOn(process.stdin, process.stderr, questions)

/** A line that is written over itself: each text begins at the start of the line and clears the rest of it. */
function statusLine(stream: Stream): (...texts: string[]) => void {
  let isShown = false
  return (...texts) => {
    // A text that fills the last cell of the line would begin another one.
    const text = texts.find((each) => displayWidth(each) < (widthOf(stream) ?? 0))
    if (text === undefined) return
    if (text !== '' || isShown) stream.write(`\r\u001b[K${text}`)
    isShown = text !== ''
  }
}

/**
 * The reader of a pipe may stop early, as `head` does; the command continues, and its exit code reports the result. A file
 * that cannot be written, on a full disk, has a part of the results.
 */
function onLostResults(error: NodeJS.ErrnoException): void {
  if (error.code === 'EPIPE') return
  process.stderr.write(`portalgen: cannot write to standard output: ${error.message}\n`)
  process.exit(1)
}
