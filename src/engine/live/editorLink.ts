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

export type AroundEditor = {
  /** The editor that the environment names, as in `EDITOR`. */
  command: string | undefined
  /** The Linux distribution in Windows that the files are in; the editor runs outside of it. */
  distribution: string | undefined
}

/** @param configured the editor that the site names */
export function editorLink(configured: Editor | 'none' | undefined, around: AroundEditor): EditorLink {
  const { command, distribution } = around
  const named = configured ?? (command ? (editorOf(command) ?? 'none') : DEFAULT)
  if (named === 'none') return () => undefined
  const address = addressIn(named, distribution)
  return ({ file, line, column }) => address(file, line, column)
}

type Address = (file: string, line: number, column: number) => string

/** From outside of the distribution, editors made of VS Code start a part of themselves in it; others read its files by a share. */
function addressIn(editor: Editor, distribution: string | undefined): Address {
  const scheme = SCHEMES[editor] ?? editor
  const share = distribution ? `//wsl.localhost/${distribution}` : ''
  switch (editor) {
    case 'code':
    case 'code-insiders':
    case 'codium':
    case 'cursor':
    case 'windsurf': {
      const host = distribution ? `vscode-remote/wsl+${encodeURIComponent(distribution)}` : 'file'
      return (file, line, column) => `${scheme}://${host}${pathOf(file)}:${line}:${column}`
    }
    case 'zed':
      return (file, line, column) => `${scheme}://file${pathOf(file)}:${line}:${column}`
    case 'subl':
      return (file, line, column) =>
        `${scheme}://open?url=${encodeURIComponent(`file:${share || '//'}${pathOf(file)}`)}&line=${line}&column=${column}`
    default:
      return (file, line, column) =>
        `${scheme}://open?file=${encodeURIComponent(share + file)}&line=${line}&column=${column}`
  }
}

const pathOf = (file: string): string => pathToFileURL(file).pathname
