import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { csharpBlock, csharpText } from '../../../../src/openapi/request/snippets/csharp.ts'
import { curl } from '../../../../src/openapi/request/snippets/curl.ts'
import { goBlock, goText } from '../../../../src/openapi/request/snippets/go.ts'
import { javaBlock, javaText } from '../../../../src/openapi/request/snippets/java.ts'
import {
  javascriptBlock,
  javascriptExpression,
  javascriptLiteral,
  javascriptText,
} from '../../../../src/openapi/request/snippets/javascriptNotation.ts'
import { phpBlock, phpText } from '../../../../src/openapi/request/snippets/php.ts'
import {
  pythonBlock,
  pythonExpression,
  pythonLiteral,
  pythonText,
} from '../../../../src/openapi/request/snippets/pythonNotation.ts'
import { HALVES, HOSTILE_TEXTS, randomTexts } from './hostileTexts.ts'
import { isThere, QUICK_JAVA, run } from './run.ts'

const TEXTS = [...HOSTILE_TEXTS, ...randomTexts(400)]
const VARIABLE = { VALUE: `the "value" $x` }

/** A text on both sides of a variable, as in `Bearer $TOKEN`. */
const around = (text: string) => [text, { variable: 'VALUE' }, text]
const expectedAround = TEXTS.map((text) => `${text}${VARIABLE.VALUE}${text}`)

test('what JavaScript reads from a text is the text', async () => {
  const texts = [...TEXTS, ...HALVES]
  const literals = [...texts.map(javascriptText), ...texts.map(javascriptBlock)]
  const joined = TEXTS.map((text) => javascriptExpression(around(text), (name) => `process.env.${name}`))
  const program = `console.log(JSON.stringify([${[...literals, ...joined].join(',\n')}]))`
  expect(JSON.parse(await run(process.execPath, ['-'], program, VARIABLE))).toEqual([
    ...texts,
    ...texts,
    ...expectedAround,
  ])
})

test.skipIf(!isThere('python3', '--version'))('what Python reads from a text is the text', async () => {
  const texts = [...TEXTS, ...HALVES]
  const literals = [...texts.map(pythonText), ...texts.map(pythonBlock)]
  const joined = TEXTS.map((text) => pythonExpression(around(text)))
  const program = `import json, os\nprint(json.dumps([${[...literals, ...joined].join(',\n')}]))`
  expect(JSON.parse(await run('python3', ['-'], program, VARIABLE))).toEqual([...texts, ...texts, ...expectedAround])
})

/** The shells of which one is at hand on any machine that runs samples. */
const SHELLS = [['sh'], ['bash'], ['bash', '--posix'], ['zsh'], ['ksh93'], ['mksh'], ['busybox', 'sh']]

test.skipIf(!isThere('sh', '-c', ':'))('what each shell at hand reads from a text is the text', async () => {
  // Each hidden character costs a process.
  const texts = TEXTS.slice(0, 120)
  const commands = texts.map((text) =>
    curl({
      method: 'GET',
      url: [text],
      headers: [{ name: 'X', value: around(text) }],
      basic: undefined,
      body: { text },
    }),
  )
  const program = `curl() { printf '%s\\0' "$@"; }\n${commands.join('\n')}`
  const expected = texts.flatMap((text, index) => {
    const option = text.startsWith('@') ? '--data-raw' : '--data'
    return ['-X', 'GET', text, '-H', `X: ${expectedAround[index]}`, option, text]
  })
  for (const [shell = '', ...parameters] of SHELLS.filter(([name = '', ...rest]) =>
    isThere(name, ...rest, '-c', ':'),
  )) {
    const written = await run(shell, [...parameters, '-s'], program, { ...VARIABLE, LC_ALL: 'C.UTF-8' })
    expect(written.split('\0').slice(0, -1), shell).toEqual(expected)
  }
})

test('hidden characters in a command are written as octal bytes, apart from what is around them', () => {
  const request = { method: 'GET', url: ['a\u200b\u202eb\n\tc'], basic: undefined, body: undefined }
  expect(curl({ ...request, headers: [{ name: 'X', value: ['\u001b', { variable: 'KEY' }] }] }).split('\n')).toEqual([
    `curl 'a'"$(printf '\\342\\200\\213\\342\\200\\256')"'b`,
    `'"$(printf '\\011')"'c' \\`,
    `  -H "X: $(printf '\\033')$KEY"`,
  ])
})

test('lines that end as those of HTTP do stay lines in a command', () => {
  const body = { text: `id,name\r\n1,"it's"\r\n2,5 \\ 3\r\n` }
  expect(curl({ method: 'POST', url: ['a'], headers: [], basic: undefined, body }).split(' \\\n  ')[1]).toBe(
    `--data "$(printf %b 'id,name\\r\n1,"it'\\''s"\\r\n2,5 \\\\ 3\\r')"'\n'`,
  )
})

test.skipIf(!isThere('java', '--version'))(
  'what Java reads from a text is the text',
  async () => {
    const texts = [...TEXTS, ...HALVES]
    const folder = await mkdtemp(join(tmpdir(), 'literals-'))
    const lines = [...texts.map(javaText), ...texts.map(javaBlock)].map((literal) => `    show(${literal});`)
    await writeFile(
      join(folder, 'Main.java'),
      `public class Main {
  static void show(String text) {
    StringBuilder units = new StringBuilder();
    for (char unit : text.toCharArray()) units.append(String.format("%04x", (int) unit));
    System.out.println(units);
  }
  public static void main(String[] args) {
${lines.join('\n')}
  }
}
`,
    )
    const program = [...QUICK_JAVA, '-Dfile.encoding=UTF-8', join(folder, 'Main.java')]
    const written = await run('java', program).finally(() => rm(folder, { recursive: true }))
    const unitsOf = (text: string): string =>
      text
        .split('')
        .map((unit) => unit.charCodeAt(0).toString(16).padStart(4, '0'))
        .join('')
    expect(written.trimEnd().split('\n')).toEqual([...texts, ...texts].map(unitsOf))
  },
  60_000,
)

const VALUE = { b: [1, -2.5, 1e21, true, false, null], a: 'it\'s "x"\n', 'a-b': {}, c: [] }

test('a value in JavaScript is the value', async () => {
  const prototype: typeof VALUE = JSON.parse('{"__proto__": 1, "constructor": {"toString": 2}}')
  for (const value of [VALUE, prototype]) {
    const program = `console.log(JSON.stringify(${javascriptLiteral(value)}))`
    expect((await run(process.execPath, ['-'], program)).trimEnd()).toBe(JSON.stringify(value))
  }
})

test.skipIf(!isThere('python3', '--version'))('a value in Python is the value', async () => {
  const program = `import json\nprint(json.dumps(${pythonLiteral(VALUE)}))`
  expect(JSON.parse(await run('python3', ['-'], program))).toEqual(VALUE)
})

test('C# texts: escapes on one line, raw between more quotes than they hold on several', () => {
  expect(csharpText('"\\\n\u200b\u{e0041}{0}$')).toBe('"\\"\\\\\\n\\u200b\\udb40\\udc41{0}$"')
  expect(csharpBlock('{\n  "a": "\\n"\n}')).toBe('"""\n    {\n      "a": "\\n"\n    }\n    """')
  expect(csharpBlock('"""\na')).toBe('""""\n    """\n    a\n    """"')
  expect(csharpBlock('a\r\nb')).toBe('"a\\r\\nb"')
})

test('Go texts: escapes on one line, raw without backquotes on several', () => {
  expect(goText('"\\\n\u200b\u{e0041}\ud83d$')).toBe('"\\"\\\\\\n\\u200b\\U000e0041\ufffd$"')
  expect(goBlock('{\n  "a": "\\n"\n}')).toBe('`{\n  "a": "\\n"\n}`')
  expect(goBlock('a\n`')).toBe('"a\\n`"')
  expect(goBlock('a\r\nb')).toBe('"a\\r\\nb"')
})

test('PHP texts: single quotes, double ones for escapes, a nowdoc that its word does not end', () => {
  expect(phpText(`it's \\ "$a" {$b}`)).toBe(`'it\\'s \\\\ "$a" {$b}'`)
  expect(phpText('"$a\\\n\u200b\u{e0041}\ud83d')).toBe('"\\"\\$a\\\\\\n\\u{200b}\\u{e0041}\ufffd"')
  expect(phpBlock('{\n  "a": "$b\\n"\n}')).toBe(`<<<'BODY'\n    {\n      "a": "$b\\n"\n    }\n    BODY`)
  expect(phpBlock('BODY;\nBODY_')).toBe(`<<<'BODY__'\n    BODY;\n    BODY_\n    BODY__`)
})
