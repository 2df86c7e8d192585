import { expect, test } from 'vitest'
import { editorLink } from '../../src/engine/live/editorLink.ts'

const at = { file: '/my site/content/a.md', line: 3, column: 7 }

test.each([
  ['code', 'vscode://file/my%20site/content/a.md:3:7'],
  ['/usr/local/bin/code --wait', 'vscode://file/my%20site/content/a.md:3:7'],
  ['"C:\\Program Files\\Microsoft VS Code\\code.cmd" -w', 'vscode://file/my%20site/content/a.md:3:7'],
  ["'/Visual Studio Code.app/bin/code' -w", 'vscode://file/my%20site/content/a.md:3:7'],
  ['/Visual\\ Studio\\ Code.app/bin/code -w', 'vscode://file/my%20site/content/a.md:3:7'],
  ['idea64.exe', 'idea://open?file=%2Fmy%20site%2Fcontent%2Fa.md&line=3&column=7'],
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
  expect(editorLink(undefined, { command, distribution: undefined })(at)).toBe(address)
})

test('the editor that the site names is taken, whatever the environment names', () => {
  expect(editorLink('zed', { command: 'vim', distribution: undefined })(at)).toBe(
    'zed://file/my%20site/content/a.md:3:7',
  )
  expect(editorLink('none', { command: 'code', distribution: 'Ubuntu' })(at)).toBeUndefined()
})

test.each([
  ['code', 'vscode://vscode-remote/wsl+Ubuntu-24.04/my%20site/content/a.md:3:7'],
  ['cursor', 'cursor://vscode-remote/wsl+Ubuntu-24.04/my%20site/content/a.md:3:7'],
  ['idea', 'idea://open?file=%2F%2Fwsl.localhost%2FUbuntu-24.04%2Fmy%20site%2Fcontent%2Fa.md&line=3&column=7'],
  ['subl', 'subl://open?url=file%3A%2F%2Fwsl.localhost%2FUbuntu-24.04%2Fmy%2520site%2Fcontent%2Fa.md&line=3&column=7'],
])('in Linux inside Windows, %s opens what it reaches from outside', (command, address) => {
  expect(editorLink(undefined, { command, distribution: 'Ubuntu-24.04' })(at)).toBe(address)
})
