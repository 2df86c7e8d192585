import type { PartHeader, PartModel } from '../../../model/requestModel.ts'

/** What separates the parts of a body, where a language has no support for forms. */
export const BOUNDARY = 'part-3f2a1c9e5b7d4e8f'

/** The media type of such a form. */
export const FORM_TYPE = `multipart/form-data; boundary=${BOUNDARY}`

/** A form that is written out, in pieces: texts and the contents of files. */
export const writtenForm = (parts: PartModel[]): ({ text: string } | { file: string })[] => [
  ...parts.flatMap((part) => [{ text: headOf(part) }, part, { text: '\r\n' }]),
  { text: `--${BOUNDARY}--\r\n` },
]

function headOf(part: PartModel): string {
  const lines = headersOfPart(part, (text) => `"${text.replaceAll('"', '%22').replace(/[\r\n]/g, ' ')}"`)
  return [`--${BOUNDARY}`, ...lines.map(({ name, value }) => `${name}: ${value}`), '\r\n'].join('\r\n')
}

/** What is before the content of a part: https://www.rfc-editor.org/rfc/rfc7578 */
export function headersOfPart(part: PartModel, quoted: (text: string) => string): PartHeader[] {
  const isFile = 'file' in part
  const type = part.type ?? (isFile ? 'application/octet-stream' : undefined)
  const fileName = isFile ? `; filename=${quoted(part.file)}` : ''
  return [
    { name: 'Content-Disposition', value: `form-data; name=${quoted(part.name)}${fileName}` },
    ...(type === undefined ? [] : [{ name: 'Content-Type', value: type }]),
    ...(part.headers ?? []),
  ]
}
