import type { Change } from '../model/translation.ts'
import type { Block } from './blocks.ts'

/**
 * Compares an original with what it was when it was translated.
 * @param recorded the hashes of its blocks at that time
 * @param translation the blocks of the translation, which follow those of the original
 */
export function changesSince(recorded: string[], original: Block[], translation: Block[]): Change[] {
  const now = new Set(original.map(({ hash }) => hash))
  const lineAt = (index: number): number => (translation[index] ?? translation.at(-1))?.line ?? 1
  let at = 0
  const changed = original.flatMap(({ hash, line }): Change[] => {
    const known = recorded.indexOf(hash, at)
    const before = known === -1 ? recorded.indexOf(hash) : known
    if (before === -1) return [{ kind: 'changed', line, translated: lineAt(at++) }]
    at = before + 1
    return []
  })
  const gone = recorded.flatMap((hash, index) => (now.has(hash) ? [] : [index]))
  // A block that was rewritten is gone and new.
  const removed = gone.slice(changed.length).map((index): Change => ({ kind: 'removed', translated: lineAt(index) }))
  return [...changed, ...removed]
}
