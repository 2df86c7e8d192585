import type { SchemaBody } from '../../src/model/apiView.ts'
import { CaseTables } from './CaseTables.tsx'
import { Choices } from './Choices.tsx'
import { Conditions } from './Conditions.tsx'
import { Fields } from './Fields.tsx'
import { Sentence } from './Sentence.tsx'

/** What can stand inside a value. */
export function Body({ body }: { body: SchemaBody }) {
  return (
    <>
      <CaseTables tables={body.cases} />
      <Fields fields={body.fields} />
      {body.choices.map((choices, index) => (
        <Choices key={`${index} ${choices.title}`} choices={choices} />
      ))}
      <Conditions conditions={body.conditions} />
      {body.notes.map((words, index) => (
        <p key={`${index} ${words.length}`} className="api-note">
          <Sentence words={words} />
        </p>
      ))}
    </>
  )
}
