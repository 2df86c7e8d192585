import { pathToFileURL } from 'node:url'
import { type Editor, editorOf } from '../../model/editor.ts'
import type { Place } from '../../model/problem.ts'

/** The address that opens a place in an editor; the file is an absolute path. */
export type EditorLink = (place: Place) => string | undefined

/** The editor of a site whose configuration and environment name none. */
const DEFAULT: Editor = 'code'

/** Schemes that differ from the name of the command. */
const SCHEMES: Partial<Record<Editor, string>> = {
  code: 'vscode',
  'code-insiders': 'vscode-insiders',
  codium: 'vscodium',
}

/**
 * @param configured the editor that the site names
 * @param command the editor that the environment names, as in `EDITOR`
 */
export function editorLink(configured: Editor | 'none' | undefined, command: string | undefined): EditorLink {
  const named = configured ?? (command ? (editorOf(command) ?? 'none') : DEFAULT)
  if (named === 'none') return () => undefined
  const address = addressIn(named)
  return ({ file, line, column }) => address(file, line, column)
}

type Address = (file: string, line: number, column: number) => string

function addressIn(editor: Editor): Address {
  const scheme = SCHEMES[editor] ?? editor
  switch (editor) {
    case 'code':
    case 'code-insiders':
    case 'codium':
    case 'cursor':
    case 'windsurf':
    case 'zed':
      return (file, line, column) => `${scheme}://file${pathToFileURL(file).pathname}:${line}:${column}`
    case 'subl':
      return (file, line, column) =>
        `${scheme}://open?url=${encodeURIComponent(pathToFileURL(file).href)}&line=${line}&column=${column}`
    default:
      return (file, line, column) => `${scheme}://open?file=${encodeURIComponent(file)}&line=${line}&column=${column}`
  }
}
