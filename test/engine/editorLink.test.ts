import { expect, test } from 'vitest'
import { editorLink } from '../../src/engine/live/editorLink.ts'

const at = { file: '/my site/content/a.md', line: 3, column: 7 }

test.each([
  ['code', 'vscode://file/my%20site/content/a.md:3:7'],
  ['/usr/local/bin/code --wait', 'vscode://file/my%20site/content/a.md:3:7'],
  ['"C:\\Program Files\\Microsoft VS Code\\code.cmd" -w', 'vscode://file/my%20site/content/a.md:3:7'],
  ['code-insiders', 'vscode-insiders://file/my%20site/content/a.md:3:7'],
  ['codium', 'vscodium://file/my%20site/content/a.md:3:7'],
  ['cursor --wait', 'cursor://file/my%20site/content/a.md:3:7'],
  ['windsurf', 'windsurf://file/my%20site/content/a.md:3:7'],
  ['zed', 'zed://file/my%20site/content/a.md:3:7'],
  ['idea', 'idea://open?file=%2Fmy%20site%2Fcontent%2Fa.md&line=3&column=7'],
  ['webstorm.sh', 'webstorm://open?file=%2Fmy%20site%2Fcontent%2Fa.md&line=3&column=7'],
  ['subl -w', 'subl://open?url=file%3A%2F%2F%2Fmy%2520site%2Fcontent%2Fa.md&line=3&column=7'],
  ['vim', undefined],
  ['nvim -f', undefined],
  ['javascript:alert', undefined],
  ['', 'vscode://file/my%20site/content/a.md:3:7'],
  [undefined, 'vscode://file/my%20site/content/a.md:3:7'],
])('EDITOR=%s opens %s', (command, address) => {
  expect(editorLink(undefined, command)(at)).toBe(address)
})

test('the editor that the site names is taken, whatever the environment names', () => {
  expect(editorLink('zed', 'vim')(at)).toBe('zed://file/my%20site/content/a.md:3:7')
  expect(editorLink('none', 'code')(at)).toBeUndefined()
})
