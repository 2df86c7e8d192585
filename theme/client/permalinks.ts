import { script } from '../../src/model/texts/scripts.ts'
import { nearest } from '../dom.ts'
import { saidNode, shownTexts } from '../texts/shown.ts'
import type { Announce } from './announcer.ts'

const SHOWN_FOR = 2000

/** Copies the address of a heading when its permalink is clicked; the link also navigates as usual. */
export function permalinks(announce: Announce): void {
  addEventListener('click', (event) => {
    const link = nearest<HTMLAnchorElement>(event, '.permalink')
    // Browsers allow pages to write to the clipboard only in a secure context.
    if (!link || !navigator.clipboard) return
    const copied = (): void => {
      const texts = shownTexts('script', script)
      announce(saidNode(texts, texts.linkCopied))
      link.dataset['copied'] = texts.linkCopied
      setTimeout(() => link.removeAttribute('data-copied'), SHOWN_FOR)
    }
    navigator.clipboard.writeText(link.href).then(copied, () => undefined)
  })
}
