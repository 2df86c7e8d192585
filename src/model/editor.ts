/** Editors that open a file by an address, by the names of their commands. */
export const EDITORS = [
  'code',
  'code-insiders',
  'codium',
  'cursor',
  'windsurf',
  'zed',
  'subl',
  'idea',
  'webstorm',
  'phpstorm',
  'pycharm',
  'goland',
  'rubymine',
  'clion',
  'rider',
] as const

export type Editor = (typeof EDITORS)[number]

/** The editor of a command such as `/usr/bin/code --wait`; undefined if it opens no addresses, as editors in a terminal. */
export function editorOf(command: string): Editor | undefined {
  // Spaces in a path are quoted, or follow a backslash.
  const [, double, single, plain] = /^\s*(?:"([^"]+)"|'([^']+)'|((?:\\ |\S)+))/.exec(command) ?? []
  const file = double ?? single ?? plain ?? ''
  const name = file.replace(/^.*[/\\]/, '').replace(/(?:64)?\.(?:exe|cmd|bat|sh)$/i, '')
  return EDITORS.find((editor) => editor === name)
}
