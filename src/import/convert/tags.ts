/** A tag of HTML or of a component, as it stands in a text. */
export type Tag = {
  start: number
  end: number
  name: string
  kind: 'open' | 'close' | 'single'
  attributes: { [name: string]: string }
}

const TAG = /<(\/?)([A-Za-z][\w.-]*)((?:\s+[^\s=>/"']+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>"']+))?)*)\s*(\/?)>/g

/** The tags in a piece of raw HTML. */
export const tagsIn = (html: string, offset: number): Tag[] =>
  [...html.matchAll(TAG)].map((match) => {
    const [whole, slash, name = '', attributes = '', single] = match
    const start = offset + match.index
    const kind = slash ? 'close' : single ? 'single' : 'open'
    return { start, end: start + whole.length, name, kind, attributes: attributesIn(attributes) }
  })

function attributesIn(written: string): { [name: string]: string } {
  const pairs = written.matchAll(/([^\s=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|(\S+)))?/g)
  return Object.fromEntries(
    [...pairs].map(([, name = '', double, single, bare]) => [name, double ?? single ?? bare ?? '']),
  )
}
