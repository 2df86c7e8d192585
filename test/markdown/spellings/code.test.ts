import { expect, test } from 'vitest'
import { MANAGERS } from '../../../src/markdown/spellings/packageManagers.ts'
import { bodyOf, problemsOf } from '../parse.ts'

test.each([
  ['```ts{1,3}\na\nb\nc\n```', '```ts {1,3}\na\nb\nc\n```'],
  ['```ts{1, 3} [a.ts]\na\nb\nc\n```', '```ts {1, 3} title="a.ts"\na\nb\nc\n```'],
  ['```ts [src/a "b".ts]\na\n```', '```ts title=\'src/a "b".ts\'\na\n```'],
  ['```bash,ignore\na\n```', '```bash\na\n```'],
  ['```bash,no_run,edition2021\na\n```', '```bash\na\n```'],
  ['```ts:line-numbers {1}\na\n```', '```ts lines {1}\na\n```'],
  ['```ts showLineNumbers=5\na\n```', '```ts lines=5\na\n```'],
  ['``` {.bash title="x" linenums="2" hl_lines="1 3-4"}\na\n```', '```bash title="x" lines=2 {1,3-4}\na\n```'],
  ['```go {linenos=table,hl_lines=[1,"2-3"],linenostart=9}\na\nb\nc\n```', '```go {1,2-3} lines=9\na\nb\nc\n```'],
  ['```go {hl_lines="2 3"}\na\nb\nc\n```', '```go {2,3}\na\nb\nc\n```'],
  ['```ts fileName="a.ts"\na\n```', '```ts title="a.ts"\na\n```'],
  ['```ts filename="a.ts"\na\n```', '```ts title="a.ts"\na\n```'],
  ['```ts mark={2}\na\nb\n```', '```ts {2}\na\nb\n```'],
  ['```ts showLineNumbers=false\na\n```', '```ts\na\n```'],
  ['```ts showLineNumbers{7} {1}\na\n```', '```ts {1} lines=7\na\n```'],
  ['```ts showLineNumbers startLineNumber=7\na\n```', '```ts lines=7\na\n```'],
  ['```ts startLineNumber=7 wrap=false hangingIndent=2 preserveIndent\na\n```', '```ts lines=7\na\n```'],
  ['```ts frame="none" collapse={1-2, 4} collapseStyle=collapsible-auto\na\n```', '```ts\na\n```'],
  ['```diff lang="ts"\n+ a\n```', '```diff\n+ a\n```'],
  ['```jsx live noInline\na\n```', '```jsx\na\n```'],
])('the info string of %j is that of %j', (written, ours) => {
  expect(bodyOf(written)).toBe(bodyOf(ours))
  expect(problemsOf(written)).toEqual([])
})

test.each([
  ['const a = 1 // [!code ++]\nb', 'ts ins={1}', 'const a = 1\nb'],
  ['a # [!code --]\nb', 'bash del={1}', 'a\nb'],
  ['a // [!code highlight:2]\nb\nc', 'ts {1,2}', 'a\nb\nc'],
  ['<p> <!-- [!code focus] -->', 'ts {1}', '<p>'],
  ['// [!code highlight]\na', 'ts {1}', 'a'],
  ['a\n// highlight-next-line\nb\nc', 'ts {2}', 'a\nb\nc'],
  ['a\n# highlight-start\nb\nc\n# highlight-end\nd', 'bash {2,3}', 'a\nb\nc\nd'],
  ['{/* highlight-next-line */}\na', 'ts {1}', 'a'],
  ['a # (1)!\nb', 'bash', 'a # (1)\nb'],
  ['a // [!code word:a b:2]\n// [!code word:b]\nb', 'ts', 'a\nb'],
  ['a // [!!code ++]', 'ts', 'a // [!code ++]'],
  ['a // [!code unknown]', 'ts', 'a // [!code unknown]'],
])('comments that mark lines: %j', (code, info, shown) => {
  const [language = ''] = info.split(' ', 1)
  const expected = shown.includes('[!code') ? undefined : bodyOf(`\`\`\`${info}\n${shown}\n\`\`\``)
  const body = bodyOf(`\`\`\`${language}\n${code}\n\`\`\``)
  if (expected === undefined) expect(body).toContain('[!code ')
  else expect(body).toBe(expected)
})

test.each([
  ['import a from "a"\n// ---cut---\na()\n// ---cut-after---\nb()', 'a()'],
  ['a()\n// ---cut-start---\nb()\n// ---cut-end---\nc()', 'a()\nc()'],
  [
    '// @errors: 2322\n// @noErrors\nlet a: string = 1\n//  ^?\n//  ^^^^^ here\n// @ts-ignore\nb()',
    'let a: string = 1\n// @ts-ignore\nb()',
  ],
  ['// @filename: a.ts\na() // @b\n// @log: shown', '// @filename: a.ts\na() // @b\n// @log: shown'],
])('what only the compiler reads is not shown in a block of twoslash: %j', (code, shown) => {
  expect(bodyOf(`\`\`\`ts twoslash\n${code}\n\`\`\``)).toBe(bodyOf(`\`\`\`ts\n${shown}\n\`\`\``))
  expect(bodyOf(`\`\`\`ts\n${code}\n\`\`\``)).toContain('//')
})

test('a block with the mark npm2yarn is tabs with the commands of each package manager', () => {
  const tab = (name: string, command: string): string =>
    `:::tab[${name}]\n\`\`\`bash title="x"\n${command}\n\`\`\`\n:::\n`
  const tabs = [
    tab('npm', 'npm install -D a'),
    tab('Yarn', 'yarn add -D a'),
    tab('pnpm', 'pnpm add -D a'),
    tab('Bun', 'bun add -d a'),
  ].join('')
  const written = '```bash npm2yarn title="x"\nnpm install -D a\n```'
  expect(bodyOf(written)).toBe(bodyOf(`::::tabs{group=package-manager}\n${tabs}::::`))
  expect(problemsOf(written)).toEqual([])
})

test.each([
  ['npm ci', 'yarn install --frozen-lockfile', 'pnpm install --frozen-lockfile', 'bun install --frozen-lockfile'],
  ['npm i', 'yarn install', 'pnpm install', 'bun install'],
  ['npm run dev', 'yarn dev', 'pnpm run dev', 'bun run dev'],
  ['npm test', 'yarn test', 'pnpm test', 'bun run test'],
  ['npx a b', 'yarn dlx a b', 'pnpm dlx a b', 'bunx a b'],
  ['npm uninstall a', 'yarn remove a', 'pnpm remove a', 'bun remove a'],
  ['npm i -g a', 'yarn global add a', 'pnpm add -g a', 'bun add -g a'],
  ['npm i -E --save-dev a', 'yarn add -E -D a', 'pnpm add -E -D a', 'bun add -E -d a'],
  [
    'npm i --save-exact a@^1 "b@>=2"',
    'yarn add -E a@^1 "b@>=2"',
    'pnpm add -E a@^1 "b@>=2"',
    'bun add -E a@^1 "b@>=2"',
  ],
  ['npm i --save-peer a', 'yarn add -P a', 'pnpm add --save-peer a', 'bun add --peer a'],
  ['npm i -O a', 'yarn add -O a', 'pnpm add -O a', 'bun add --optional a'],
  ['npm i -P a', 'yarn add a', 'pnpm add a', 'bun add a'],
  ['npm i --omit=dev', 'yarn install --production', 'pnpm install --prod', 'bun install --production'],
  ['npm i --registry https://a.b', ...['yarn', 'pnpm', 'bun'].map((name) => `${name} install --registry https://a.b`)],
  ['npm rm -D a', 'yarn remove a', 'pnpm remove a', 'bun remove a'],
  ['npm update a', 'yarn upgrade a', 'pnpm update a', 'bun update a'],
  ['npm run', 'yarn run', 'pnpm run', 'bun run'],
  ['npm run add', 'yarn run add', 'pnpm run add', 'bun run add'],
  ['npm run a:b -- --c', 'yarn a:b --c', 'pnpm run a:b --c', 'bun run a:b --c'],
  ['npm t -- -u', 'yarn test -u', 'pnpm test -u', 'bun run test -u'],
  ['npm exec -- a -b', 'yarn exec a -b', 'pnpm exec a -b', 'bunx a -b'],
  ['npx -y a -y', 'yarn dlx a -y', 'pnpm dlx a -y', 'bunx a -y'],
  ['npm init -y', 'yarn init -y', 'pnpm init', 'bun init -y'],
  ['npm create a@1 b -- --c', 'yarn create a@1 b --c', 'pnpm create a@1 b --c', 'bun create a@1 b --c'],
  ['npm view a', 'yarn info a', 'pnpm view a', 'bun info a'],
  ['npm publish', 'npm publish', 'pnpm publish', 'bun publish'],
  ['$ sudo npm i a', '$ sudo yarn add a', '$ sudo pnpm add a', '$ sudo bun add a'],
  [
    'A=1 npm i && npm t; npm i # x',
    ...['yarn', 'pnpm', 'bun'].map(
      (name) => `A=1 ${name} install && ${name} ${name === 'bun' ? 'run ' : ''}test; ${name} install # x`,
    ),
  ],
  ['npm i \\\n  a > b', 'yarn add \\\n  a > b', 'pnpm add \\\n  a > b', 'bun add \\\n  a > b'],
  ['npm i a#b', 'yarn add a#b', 'pnpm add a#b', 'bun add a#b'],
  ['cd a', 'cd a', 'cd a', 'cd a'],
])('%s is written by each package manager in its way', (...commands) => {
  expect(MANAGERS.map(([, write]) => write(commands[0] ?? ''))).toEqual(commands)
})

test('very many spaces and settings around a command are read once', () => {
  const [spaces, settings] = [' '.repeat(200_000), 'npm=1 '.repeat(20_000)]
  const [, , [, pnpm] = ['', String]] = MANAGERS
  expect(pnpm(`${settings}npm i${spaces}a${spaces}`)).toBe(`${settings}pnpm add${spaces}a${spaces}`)
})

test.each([
  'npm i --no-save a',
  'npm run a -w b',
  'npm --prefix a i',
  'npm version patch',
  'npx -p a b',
  'npm exec --package=a b',
  'echo "npm i"',
  '# npm i',
  'a npm i',
])('%s stays, since only npm has a word for it, or it is no command', (code) => {
  expect(MANAGERS.map(([, write]) => write(code))).toEqual([code, code, code, code])
})
