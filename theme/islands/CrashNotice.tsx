import { script } from '../../src/model/texts/scripts.ts'
import { said } from '../texts/said.ts'
import { shownTexts } from '../texts/shown.ts'

type CrashNoticeProps = { error: unknown; retry: () => void }

/** Reports a script error above the content of the page, which stays visible. */
export function CrashNotice({ error, retry }: CrashNoticeProps) {
  const texts = shownTexts('script', script)
  return (
    <section className="notice notice-crash" role="alert">
      <h2>{said(texts, texts.crashed)}</h2>
      <pre>{messagesOf(error).join(`\n\n${texts.cause}\n`)}</pre>
      <button type="button" className="button" onClick={retry}>
        {said(texts, texts.tryAgain)}
      </button>
    </section>
  )
}

/** Returns the messages of an error and its causes. */
function messagesOf(error: unknown): string[] {
  const messages: string[] = []
  // A chain of causes may contain a cycle.
  for (const seen = new Set(); error !== undefined && !seen.has(error); ) {
    seen.add(error)
    messages.push(error instanceof Error ? error.message : String(error))
    error = error instanceof Error ? error.cause : undefined
  }
  return messages
}
