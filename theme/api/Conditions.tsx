import type { InlineContent } from '../../src/model/apiView.ts'
import type { LocalParts, PropsOf } from '../../src/model/parts.ts'
import { filled } from '../texts/filled.ts'

/** Conditional rules ("if …, then …") in words. */
export function Conditions({ conditions, parts }: PropsOf<'Conditions'>) {
  const { reference: texts } = parts.texts
  return conditions.map(({ when, demands, otherwise }, index) => (
    <div key={`${index} ${when.length}`} className="api-condition">
      {demands.length > 0 && (
        <>
          <Rule text={texts.when} conditions={when} parts={parts} />
          <Demands demands={demands} parts={parts} />
        </>
      )}
      {otherwise.length > 0 && (
        <>
          {demands.length > 0 ? <p>{texts.otherwise}</p> : <Rule text={texts.unless} conditions={when} parts={parts} />}
          <Demands demands={otherwise} parts={parts} />
        </>
      )}
    </div>
  ))
}

type RuleProps = { text: string; conditions: InlineContent; parts: LocalParts }

const Rule = ({ text, conditions, parts }: RuleProps) => (
  <p>{filled(text, { conditions: <parts.Sentence words={conditions} parts={parts} /> })}</p>
)

function Demands({ demands, parts }: { demands: InlineContent[]; parts: LocalParts }) {
  return (
    <ul>
      {demands.map((words, index) => (
        <li key={`${index} ${words.length}`}>
          <parts.Sentence words={words} parts={parts} />
        </li>
      ))}
    </ul>
  )
}
