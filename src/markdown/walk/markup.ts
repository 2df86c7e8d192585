/** Writes text as the reference does, so that both give the same bytes. */
export const escapeText = (text: string): string => (/[<&]/.test(text) ? text.replace(/[<&]/g, reference) : text)

const ESCAPES: Readonly<Record<string, string>> = {
  '<': '&#x3C;',
  '&': '&#x26;',
  '"': '&#x22;',
  "'": '&#x27;',
  '`': '&#x60;',
}

const reference = (character: string): string => ESCAPES[character] ?? character

/** Attributes in their order; those that are undefined are left out. The value of a placeholder is escaped when filled in. */
export function attributes(values: Readonly<Record<string, string | true | undefined>>): string {
  let written = ''
  for (const name in values) {
    const value = values[name]
    if (value === undefined) continue
    written += value === true ? ` ${name}` : ` ${name}="${attributeValue(value)}"`
  }
  return written
}

function attributeValue(value: string): string {
  if (value.startsWith('\0') || !/["&'`]/.test(value)) return value
  return value.replace(/["&'`]/g, reference)
}
