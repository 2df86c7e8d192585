import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { describe, expect, test } from 'vitest'
import type { Grammar } from '../../../src/markdown/code/grammar.ts'
import { readPython } from '../../../src/markdown/code/quick/python/readPython.ts'
import type { QuickReader } from '../../../src/markdown/code/quick/reading.ts'
import { readScript } from '../../../src/markdown/code/quick/script/readScript.ts'
import { tokenLines } from '../../../src/markdown/code/tokenLines.ts'
import { scriptTree } from '../../../src/markdown/code/trees/javascript.ts'
import { pythonTree } from '../../../src/markdown/code/trees/python.ts'

const ROOT = join(import.meta.dirname, '..', '..', '..')

type Language = { read: QuickReader; tree: Grammar }

const TS: Language = { read: (code) => readScript(code, true), tree: scriptTree('ts') }
const JS: Language = { read: (code) => readScript(code, false), tree: scriptTree('jsx') }
const PYTHON: Language = { read: readPython, tree: pythonTree }

const isRead = (code: string, { read }: Language): boolean => read(code) !== undefined

/** What is read, and differently from the tree. */
function differences(examples: string[], { read, tree }: Language): string[] {
  return examples.filter((code) => {
    const parts = read(code)
    if (!parts) return false
    const seen = tokenLines(code, (_code, put) => {
      for (const { from, to, kind } of parts) put(from, to, kind)
    })
    return !isDeepStrictEqual(seen, tokenLines(code, tree))
  })
}

const SCRIPTS = [
  "import { a, b as c } from './a.js'\nimport * as d from 'd'\nexport { a, c }\nexport * from 'e'",
  `const { a, b: c } = await load({ limit: 20, ...rest, short, "x-key": \`\${key}-\\\${no}\` })`,
  'export default async function list(a, { b, c }, d = [1, 2], ...rest) {\n  return a.b(c)?.d[0] ?? null\n}',
  'for (const a of list) if (!a.ok) throw new Error(`no`); else continue',
  'const f = async (a) => { try { await a } catch (error) { console.log(error) } finally { done() } }',
  'const reply = list.filter((a) => a > 1).map(a => a.b)\nconst found = /[/]a\\//g.test(text) ? 1 / 2 : { a: 1 }',
  'switch (a) {\n  case 1: return b\n  default: b = undefined\n}',
  'const client = { async get(path) { return this.a }, on(b) { return new http.Agent(b) } } // done',
]

const TYPED = [
  'export async function list(limit: number, at?: Date | null): Promise<string[]> {\n  return (await load()) as Offer[]\n}',
  'export interface Offer extends Base {\n  id: string\n  price?: { amount: number; currency: "GBP" | \'EUR\' }\n  load(at: Date): void\n}',
  'type Handler = (a: Map<string, Offer[]>, ...rest: unknown[]) => void\nlet on: Handler = (a) => undefined',
  'const f = (a: string, b = 1): Offer => ({ a, b } as const)\nconst s = new Map<string, number>()\nconst t = load<Offer>(a)',
  "import type { A } from 'a'\nimport { type B, c } from 'b'\nexport type D = keyof A | A['id'] | B.C<readonly string[]>",
  'const x = ok ? (a) : b\nconst y: number = x!.a',
]

const PYTHONS = [
  'import requests\nfrom . import a as b\nfrom c import *\n\n@app.get("/a", tags=["b"])\nasync def list(limit: int = 20, *args, key=KEY, **rest) -> str | None:\n    """Lists."""\n    return [a.b(c) for a in b if a not in c][1:]',
  'reply = requests.post(url, headers={"x-key": KEY, "n": 1.5}, json=dict(limit=limit), timeout=30)\nreply.raise_for_status()\nprint(f"{reply}: {{no}}", reply.json()["id"])',
  'class Offers(Base):\n    limit: int = 20\n\n    def __init__(self, a: Optional[str] = None):\n        self.a = a\n        f(self, self.a, b=self)',
  'while True:\n    try:\n        with open("a") as file: pass\n    except (OSError, ValueError) as error:\n        raise RuntimeError("b" "c") from error\n    else:\n        break  # done',
]

const LEFT: [language: string, left: Language, examples: string[]][] = [
  [
    'JavaScript',
    JS,
    ['const App = <Card />', 'class A {}', 'const a = { b', `\`\${a + b}\``, 'a`b`', 'one two', 'label: a()'],
  ],
  [
    'TypeScript',
    TS,
    ['class A<T> {}', 'const a = <T>(b: T) => b', 'enum A { B }', 'type A = B extends C ? D : E', '@a class B {}'],
  ],
  [
    'Python',
    PYTHON,
    ['lambda a: b', 'f"{a + b}"', 'match a:\n  case b: pass', '{a: b for a in c}', 'print "a"', 'def f(', 'one two'],
  ],
]

describe.each([
  ['JavaScript', JS, SCRIPTS],
  ['TypeScript', TS, [...SCRIPTS, ...TYPED]],
  ['Python', PYTHON, PYTHONS],
])('%s that examples are made of', (_name, language, examples) => {
  test('is read quickly', () => {
    expect(examples.filter((code) => !isRead(code, language))).toEqual([])
  })

  test('is seen as the tree has it', () => {
    expect(differences(examples, language)).toEqual([])
  })
})

test.each(LEFT)('%s that means more, or is broken, is left to the tree', (_name, language, examples) => {
  expect(examples.filter((code) => isRead(code, language))).toEqual([])
})

test('brackets without end are left to the tree as well', () => {
  for (const language of [TS, PYTHON])
    expect(isRead(`a = ${'['.repeat(1900)}${']'.repeat(1900)}`, language)).toBe(false)
})

const filesIn = (folder: string, ending: string): string[] =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith(ending))
    .toSorted()
    .map((path) => readFileSync(join(ROOT, folder, path), 'utf8'))

/** Statements that begin a line; not the bodies of classes and functions alone. */
const statementsOf = (text: string): string[] => text.split(/\n(?=[^\s)\]}])/).filter(({ length }) => length < 3900)

test('so is what real code consists of: our own, and the samples of the guides', () => {
  const scripts = filesIn('src', '.ts')
    .flatMap(statementsOf)
    .filter((_, index) => index % 20 === 0)
  const samples = filesIn('content/_samples', '.py').flatMap(statementsOf)
  expect(differences(scripts, TS)).toEqual([])
  expect(differences(samples, PYTHON)).toEqual([])
  expect(scripts.filter((code) => isRead(code, TS)).length).toBeGreaterThan(0.6 * scripts.length)
  expect(samples.filter((code) => isRead(code, PYTHON)).length).toBeGreaterThan(0.7 * samples.length)
})
