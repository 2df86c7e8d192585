import { broken, fine, type Note, unverified, type Verdict } from '../model/verdict.ts'
import type { Environment } from './environment.ts'
import type { HostQueue } from './hostQueue.ts'
import type { Answer, HttpClient } from './httpClient.ts'
import { judgeAnswer, retryAfter } from './judgeAnswer.ts'
import { judgeError } from './judgeError.ts'
import type { Limits } from './limits.ts'
import type { SilentHosts } from './silentHosts.ts'

export type Asker = {
  client: HttpClient
  queue: HostQueue
  silent: SilentHosts
  limits: Limits
  environment: Environment
  userAgent: string
}

/** The verdict on an address, and its page if it was requested. */
export type CheckedAddress = { verdict: Verdict; page: Answer['page'] }

const REDIRECTS = new Set([301, 302, 303, 307, 308])

/** Requests an address and follows its redirects. */
export async function checkAddress(asker: Asker, address: string, wantsPage: boolean): Promise<CheckedAddress> {
  const notes: Note[] = []
  const passed = new Set<string>()
  let isPermanent = true
  for (let url = withoutLogin(new URL(address)); ; ) {
    url.hash = ''
    if (passed.has(url.href) || passed.size > asker.limits.hops)
      return { verdict: broken('too many redirects, or a redirect loop'), page: undefined }
    passed.add(url.href)
    const asked = await ask(asker, url, wantsPage)
    if ('kind' in asked) return { verdict: withNotes(asked, notes), page: undefined }
    const next = REDIRECTS.has(asked.status) ? nextUrl(asked, url) : undefined
    if (!next)
      return {
        verdict: withNotes(judgeAnswer(asked) ?? unverified(`the server answered ${asked.status}`), notes),
        page: asked.page,
      }
    if (!['http:', 'https:'].includes(next.protocol) || next.username !== '' || next.password !== '')
      return { verdict: unverified('it redirects to an address that is not a web page'), page: undefined }
    isPermanent &&= asked.status === 301 || asked.status === 308
    if (isPermanent) setMoved(notes, next.href)
    if (url.protocol === 'https:' && next.protocol === 'http:') notes.push({ kind: 'insecure', to: next.href })
    url = next
  }
}

/** A login is never sent, and must not be shown with the addresses that are relative to this one. */
const withoutLogin = (url: URL): URL => Object.assign(url, { username: '', password: '' })

/** Keeps only the last of several permanent redirects. */
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

/** Requests one address, several times if the failure may be temporary. */
async function ask(asker: Asker, url: URL, wantsPage: boolean): Promise<Answer | Verdict> {
  for (let tried = 1; ; tried += 1) {
    const outcome = await askOnce(asker, url, wantsPage)
    if (!('wait' in outcome)) return outcome
    const isLast = tried >= outcome.tries || outcome.wait > asker.limits.longestWait
    if (isLast || asker.silent.givenUp(url.host) !== undefined) return outcome.verdict
    const until = asker.environment.now() + outcome.wait
    if (outcome.isHost) asker.queue.pause(url.host, until)
    else await asker.environment.sleep(outcome.wait)
  }
}

/** `isHost`: the pause applies to the whole host. */
type Later = { verdict: Verdict; wait: number; tries: number; isHost: boolean }

async function askOnce(asker: Asker, url: URL, wantsPage: boolean): Promise<Answer | Verdict | Later> {
  const { client, queue, silent, limits, environment } = asker
  try {
    const answer = await queue.run(url.host, async () =>
      silent.givenUp(url.host) === undefined ? client.get(url, wantsPage) : undefined,
    )
    if (!answer) return unverified(silent.givenUp(url.host) ?? '')
    const said = answer.status === 429 || answer.status >= 500 ? retryAfter(answer, environment.now()) : undefined
    if (said === undefined) silent.noteAnswer(url.host)
    else silent.notePause(url.host)
    if (REDIRECTS.has(answer.status) || judgeAnswer(answer)) return answer
    const verdict = unverified(
      answer.status === 429
        ? 'the site limits the number of requests (429)'
        : `the server answered with an error (${answer.status})`,
    )
    return {
      verdict,
      wait: said ?? jittered(limits.backOff, environment),
      tries: MOST_TRIES,
      isHost: said !== undefined,
    }
  } catch (error) {
    const { verdict, again, isTimeout = false } = judgeError(error)
    if (isTimeout) silent.noteTimeout(url.host)
    return again ? { verdict, wait: jittered(limits.backOff, environment), tries: 2, isHost: false } : verdict
  }
}

const jittered = (milliseconds: number, environment: Environment): number => milliseconds * (0.5 + environment.random())
