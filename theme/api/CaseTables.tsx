import type { CaseTable } from '../../src/model/apiView.ts'
import type { LocalParts, PropsOf } from '../../src/model/parts.ts'
import { filled } from '../texts/filled.ts'

/** Shows how the value of one property affects the others. */
export function CaseTables({ tables, parts }: PropsOf<'CaseTables'>) {
  return tables.map((table) => <Table key={table.field} table={table} parts={parts} />)
}

function Table({ table: { field, cases, rows, examples }, parts }: { table: CaseTable; parts: LocalParts }) {
  const { reference: texts } = parts.texts
  return (
    <>
      <div className="table-scroll api-cases">
        <table>
          <caption>{filled(texts.decides, { field: <code>{field}</code> })}</caption>
          <thead>
            <tr>
              <th scope="col">{filled(texts.whenIs, { field: <code>{field}</code> })}</th>
              {cases.map((value) => (
                <th key={value} scope="col">
                  <code>{value}</code>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.field}>
                <th scope="row">
                  {row.href === undefined ? (
                    <code>{row.field}</code>
                  ) : (
                    <a href={row.href}>
                      <code>{row.field}</code>
                    </a>
                  )}
                </th>
                {row.cells.map((cell, index) => (
                  <td key={cases[index]} className={CLASSES[cell.kind]}>
                    <parts.Sentence words={[cell.text].flat()} parts={parts} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {examples.length > 0 && (
        <details className="api-fold">
          <summary>{texts.exampleOfEach}</summary>
          <parts.SampleTabs samples={examples} parts={parts} />
        </details>
      )}
    </>
  )
}

const CLASSES = { required: 'api-case-required', allowed: undefined, excluded: 'api-case-not' }
