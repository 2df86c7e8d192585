import { script } from '../../src/model/texts/scripts.ts'
import { fill } from '../../src/model/texts/texts.ts'
import { shownTexts } from '../texts/shown.ts'
import type { PageSource } from './pageSource.ts'
import { readPage } from './swapPage.ts'

/** The result of requesting a page. */
export type Arrival =
  | { kind: 'page'; page: Document }
  /** An answer that only a full page load can handle. */
  | { kind: 'surprise' }
  | { kind: 'failed'; reason: string }

/** Requests a page. Never rejects; an aborted request counts as failed. */
export async function arrivalOf(address: URL, source: PageSource, signal: AbortSignal): Promise<Arrival> {
  try {
    const answer = await source.load(address, signal)
    const page = answer.kind === 'page' ? readPage(answer.html) : undefined
    return page ? { kind: 'page', page } : { kind: 'surprise' }
  } catch (cause) {
    return { kind: 'failed', reason: reasonOf(cause) }
  }
}

/** The browsers' own messages for failed requests differ and do not help readers. */
function reasonOf(cause: unknown): string {
  const texts = shownTexts('script', script)
  if (!navigator.onLine) return texts.offline
  const words = cause instanceof Error ? cause.message : String(cause)
  return fill(texts.noAnswerSince, { reason: words })
}
