import { Fragment } from 'react'
import type { Word } from '../../src/model/apiView.ts'
import type { PropsOf } from '../../src/model/parts.ts'

/** Words in which names are links or code. */
export function Sentence({ words }: PropsOf<'Sentence'>) {
  return words.map((word, index) => <Fragment key={`${index} ${textOf(word)}`}>{markup(word)}</Fragment>)
}

const textOf = (word: Word): string => (typeof word === 'string' ? word : word.text)

function markup(word: Word) {
  if (typeof word === 'string') return word
  if (word.kind === 'code') return <code>{word.text}</code>
  return <a href={word.href}>{word.text}</a>
}
