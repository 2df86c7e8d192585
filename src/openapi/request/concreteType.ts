const TYPES: [range: RegExp, type: string][] = [
  [/^\*\/\*$|^application\/\*(?:\+json)?$/i, 'application/json'],
  [/^application\/\*\+xml$/i, 'application/xml'],
  [/^text\/\*$/i, 'text/plain'],
  [/^image\/\*$/i, 'image/png'],
  [/\*/, 'application/octet-stream'],
]

/** The media type that a body is sent with, where the document names a range of them, as `text/*`. */
export function concreteType(written: string, text: string | undefined): string {
  const type = TYPES.find(([range]) => range.test((written.split(';', 1)[0] ?? '').trimEnd()))?.[1] ?? written
  return type === 'application/json' && type !== written && text === undefined ? 'application/octet-stream' : type
}
