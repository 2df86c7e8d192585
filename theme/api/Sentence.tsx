import { Fragment } from 'react'
import type { Inline } from '../../src/model/apiView.ts'
import type { PropsOf } from '../../src/model/parts.ts'

/** InlineContent in which names are links or code. */
export function Sentence({ words }: PropsOf<'Sentence'>) {
  return words.map((word, index) => <Fragment key={`${index} ${textOf(word)}`}>{markup(word)}</Fragment>)
}

const textOf = (word: Inline): string => (typeof word === 'string' ? word : word.text)

function markup(word: Inline) {
  if (typeof word === 'string') return word
  if (word.kind === 'code') return <code>{word.text}</code>
  return <a href={word.href}>{word.text}</a>
}
