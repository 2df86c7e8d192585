import { broken, fine, type Note, unverified, type Verdict } from '../model/verdict.ts'
import type { Environment } from './environment.ts'
import type { HostQueue } from './hostQueue.ts'
import type { Answer, HttpClient } from './httpClient.ts'
import { judgeAnswer, retryAfter } from './judgeAnswer.ts'
import { judgeError } from './judgeError.ts'
import type { Limits } from './limits.ts'

export type Asker = {
  client: HttpClient
  queue: HostQueue
  limits: Limits
  environment: Environment
  userAgent: string
}

/** What an address is worth, and its page when somebody wants to look into it. */
export type Checked = { verdict: Verdict; page: string | undefined }

const REDIRECTS = new Set([301, 302, 303, 307, 308])

/** Asks for an address, and for all that it leads on to. */
export async function checkAddress(asker: Asker, address: string, wantsPage: boolean): Promise<Checked> {
  const notes: Note[] = []
  const passed = new Set<string>()
  let isPermanent = true
  for (let url = new URL(address); ; ) {
    url.hash = ''
    if (passed.has(url.href) || passed.size > asker.limits.hops)
      return { verdict: broken('redirects without end'), page: undefined }
    passed.add(url.href)
    const asked = await ask(asker, url, wantsPage)
    if ('kind' in asked) return { verdict: withNotes(asked, notes), page: undefined }
    const next = REDIRECTS.has(asked.status) ? nextUrl(asked, url) : undefined
    if (!next)
      return {
        verdict: withNotes(judgeAnswer(asked) ?? unverified(`it answers ${asked.status}`), notes),
        page: asked.page,
      }
    if (!/^https?:$/.test(next.protocol) || next.username !== '')
      return { verdict: unverified('it leads to an address that is no page'), page: undefined }
    isPermanent &&= asked.status === 301 || asked.status === 308
    if (isPermanent) setMoved(notes, next.href)
    if (url.protocol === 'https:' && next.protocol === 'http:') notes.push({ kind: 'insecure', to: next.href })
    url = next
  }
}

/** Of several moves in a row, the last one is what to write. */
function setMoved(notes: Note[], to: string): void {
  const known = notes.find((note) => note.kind === 'moved')
  if (known) known.to = to
  else notes.push({ kind: 'moved', to })
}

function nextUrl(answer: Answer, url: URL): URL | undefined {
  const location = answer.header('location')
  return location !== undefined && URL.canParse(location, url.href) ? new URL(location, url.href) : undefined
}

const withNotes = (verdict: Verdict, notes: Note[]): Verdict =>
  verdict.kind === 'fine' ? fine(...notes, ...verdict.notes) : verdict

const MOST_TRIES = 3

/** One address, asked again where that may help. */
async function ask(asker: Asker, url: URL, wantsPage: boolean): Promise<Answer | Verdict> {
  for (let tried = 1; ; tried += 1) {
    const outcome = await askOnce(asker, url, wantsPage)
    if (!('wait' in outcome)) return outcome
    if (tried >= outcome.tries || outcome.wait > asker.limits.longestWait) return outcome.verdict
    const until = asker.environment.now() + outcome.wait
    if (outcome.isHost) asker.queue.pause(url.host, until)
    else await asker.environment.sleep(outcome.wait)
  }
}

/** `isHost`: all of the host is to be left alone for so long. */
type Later = { verdict: Verdict; wait: number; tries: number; isHost: boolean }

async function askOnce(asker: Asker, url: URL, wantsPage: boolean): Promise<Answer | Verdict | Later> {
  const { client, queue, limits, environment } = asker
  try {
    const answer = await queue.run(url.host, () => client.get(url, wantsPage))
    if (REDIRECTS.has(answer.status) || judgeAnswer(answer)) return answer
    const said = retryAfter(answer, environment.now())
    const verdict = unverified(
      answer.status === 429
        ? 'the site wants to be asked less often (429)'
        : `the site answered with an error (${answer.status})`,
    )
    return {
      verdict,
      wait: said ?? jittered(limits.backOff, environment),
      tries: MOST_TRIES,
      isHost: said !== undefined,
    }
  } catch (error) {
    const { verdict, again } = judgeError(error)
    return again ? { verdict, wait: jittered(limits.backOff, environment), tries: 2, isHost: false } : verdict
  }
}

const jittered = (milliseconds: number, environment: Environment): number => milliseconds * (0.5 + environment.random())
