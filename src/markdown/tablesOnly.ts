import type { Data, Processor } from 'unified'

type Extension = NonNullable<Data['micromarkExtensions']>[number]
type Constructs = NonNullable<NonNullable<Extension['flow']>[string]>
type Construct = Extract<Constructs, { tokenize: unknown }>
type Events = ThisParameterType<Construct['tokenize']>['events']

/** The rest of a line, and a row of hyphens below it, as the first row of a table has. */
const ABOVE_HYPHENS = /[^\n\r]*(?:\r\n?|\n)[ \t>]*[|:-][|:\- \t]*(?:[\n\r]|$)/y

/**
 * Lets the parser try tables only where one can be. It would otherwise take each line apart into cells first, with
 * several objects for each word.
 */
export function tablesOnly(this: Processor, text: string): void {
  const data = this.data()
  data.micromarkExtensions = (data.micromarkExtensions ?? []).map((extension) => {
    const [table] = [extension.flow?.['null'] ?? []].flat()
    return table?.name === 'table'
      ? { ...extension, flow: { ...extension.flow, null: guarded(table, text) } }
      : extension
  })
}

function guarded(table: Construct, text: string): Construct {
  return {
    ...table,
    tokenize(effects, ok, nok) {
      const start = table.tokenize.call(this, effects, ok, nok)
      return (code) => {
        ABOVE_HYPHENS.lastIndex = this.now().offset
        return ABOVE_HYPHENS.test(text) || isInTable(this.events) ? start(code) : nok(code)
      }
    },
  }
}

function isInTable(events: Events): boolean {
  const last: string | undefined = events.findLast(
    ([, { type }]) => type !== 'lineEnding' && type !== 'linePrefix',
  )?.[1].type
  return last === 'tableHead' || last === 'tableRow'
}
