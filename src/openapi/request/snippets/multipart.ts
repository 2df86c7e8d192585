import type { PartModel } from '../../../model/requestModel.ts'

/** What separates the parts of a form, where a language has nothing of its own for forms. */
const BOUNDARY = 'part-3f2a1c9e5b7d4e8f'

/** The media type of such a form. */
export const FORM_TYPE = `multipart/form-data; boundary=${BOUNDARY}`

/** What follows the last part. */
export const FORM_END = `--${BOUNDARY}--\r\n`

/** What is before the content of a part: https://www.rfc-editor.org/rfc/rfc7578 */
export function headOfPart(part: PartModel): string {
  const quoted = (text: string): string => `"${text.replaceAll('"', '%22').replace(/[\r\n]/g, ' ')}"`
  const isFile = 'file' in part
  const type = part.type ?? (isFile ? 'application/octet-stream' : undefined)
  const disposition = `form-data; name=${quoted(part.name)}${isFile ? `; filename=${quoted(part.file)}` : ''}`
  const lines = [
    `--${BOUNDARY}`,
    `Content-Disposition: ${disposition}`,
    ...(type === undefined ? [] : [`Content-Type: ${type}`]),
    ...(part.headers ?? []).map(({ name, value }) => `${name}: ${value}`),
  ]
  return `${lines.join('\r\n')}\r\n\r\n`
}
