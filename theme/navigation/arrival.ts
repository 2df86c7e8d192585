import type { PageSource } from './pageSource.ts'
import { readPage } from './swapPage.ts'

/** What came of asking for a page. */
export type Arrival =
  | { kind: 'page'; page: Document }
  /** An answer that only the browser can deal with. */
  | { kind: 'surprise' }
  | { kind: 'failed'; reason: string }

/** Asks for a page. Never rejects; an aborted request has failed. */
export async function arrivalOf(address: URL, source: PageSource, signal: AbortSignal): Promise<Arrival> {
  try {
    const answer = await source.load(address, signal)
    const page = answer.kind === 'page' ? readPage(answer.html) : undefined
    return page ? { kind: 'page', page } : { kind: 'surprise' }
  } catch (trouble) {
    return { kind: 'failed', reason: reasonOf(trouble) }
  }
}

/** The browser's own words for a failed request differ and help nobody. */
function reasonOf(trouble: unknown): string {
  if (!navigator.onLine) return 'You are offline.'
  const words = trouble instanceof Error ? trouble.message : String(trouble)
  return `The site did not answer (${words}).`
}
