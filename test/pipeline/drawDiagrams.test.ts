import { expect, test } from 'vitest'
import { colorsForDiagrams } from '../../src/model/diagrams.ts'
import { sourcePath } from '../../src/model/route.ts'
import type { Drawings, DrawResult } from '../../src/model/sources.ts'
import { foldRepeated } from '../../src/reporting/foldRepeated.ts'
import { bodyOf, parse } from '../markdown/parse.ts'
import { config, SPEC, site } from '../site.ts'

const PAGE = '# Home\n\n```mermaid\ngraph LR\n  accTitle: The way\n  A --> {{brand}}\n```\n'
const FILES = { 'content/site.yaml': config('brand: Acme\nmermaid: build\n'), 'content/index.md': PAGE }

/** Keeps what it is asked to draw, unless there is a fault. */
function drawings(result: DrawResult, asked: string[][] = []): Drawings {
  const kept = new Set<string>()
  return {
    kept: (name) =>
      kept.has(name)
        ? {
            source: sourcePath(`content/_diagrams/${name}`),
            path: `assets/diagrams/${name}`,
            size: 1,
            modified: 0,
            dimensions: { width: 40, height: 20 },
          }
        : undefined,
    async draw(wanted) {
      asked.push(wanted.map(({ source, colors }) => `${source} ${JSON.parse(colors).darkMode}`))
      if (result.kind === 'drawn') for (const { name } of wanted) if (!result.faults.has(name)) kept.add(name)
      return result
    },
  }
}

const DRAWN: DrawResult = { kind: 'drawn', faults: new Map() }

test('a diagram has a drawing for each colour mode, and its source below them', async () => {
  const asked: string[][] = []
  const { html, text, problems, site: loaded } = await site(FILES, { drawings: drawings(DRAWN, asked) })
  expect(problems).toBe('')
  const source = 'graph LR\n  accTitle: The way\n  A --> Acme'
  expect(asked).toEqual([[`${source} false`, `${source} true`]])
  const names = [...loaded.assets.keys()]
  expect(names).toHaveLength(2)
  const picture = (mode: string, name = '') =>
    `<img class="drawn-picture only-${mode}" alt="The way" src="/${name}" loading="lazy" decoding="async" width="40" height="20">`
  expect(html('/')).toContain(
    `<figure class="drawn">${picture('light', names[0])}${picture('dark', names[1])}<details><summary>Source of the diagram</summary><figure class="code" data-language="mermaid">`,
  )
  expect(text('/')).toContain('```mermaid\ngraph LR\n')
  expect(loaded.library).toEqual([])
})

test('what is kept is not drawn again; another source or colour has another name', async () => {
  const asked: string[][] = []
  const store = drawings(DRAWN, asked)
  await site(FILES, { drawings: store })
  await site(FILES, { drawings: store })
  expect(asked).toHaveLength(1)
  await site({ ...FILES, 'content/index.md': PAGE.replace('A -->', 'B -->') }, { drawings: store })
  expect(asked).toHaveLength(2)
  const red = config('brand: Acme\nmermaid: build\ntheme: { colors: { ink: { light: "#400000" } } }\n')
  await site({ ...FILES, 'content/site.yaml': red }, { drawings: store })
  expect(asked[2]).toEqual(['graph LR\n  accTitle: The way\n  A --> Acme false'])
})

test('a diagram that is neither kept nor can be drawn is an error', async () => {
  const { found } = await site(FILES, {
    drawings: drawings({ kind: 'impossible', reason: 'there is no browser', remedy: 'install one' }),
  })
  expect(found).toMatchObject([
    {
      severity: 'error',
      rule: 'invalid-diagram',
      line: 3,
      message: 'this diagram is not drawn yet: there is no browser',
      fix: 'install one, build, and commit "content/_diagrams/"; or set "mermaid: client" in content/site.yaml',
    },
  ])
})

test('diagrams that nothing can draw are one error, with all their places', async () => {
  const impossible = drawings({ kind: 'impossible', reason: 'there is no browser', remedy: 'install one' })
  const files = { ...FILES, 'content/a.md': `${PAGE}\n${PAGE.replace('# ', '## ')}`, 'content/b.md': PAGE }
  const { found } = await site(files, { drawings: impossible })
  const [problem, ...more] = foldRepeated(found)
  expect(more).toEqual([])
  expect(problem).toMatchObject({
    ...{ file: 'content/index.md', line: 3 },
    message: 'this diagram is not drawn yet: there is no browser',
    others: [{ file: 'content/a.md', line: 3 }, { file: 'content/a.md' }, { file: 'content/b.md', line: 3 }],
  })
})

test('a diagram with a fault is an error where it stands', async () => {
  const { value } = parse(PAGE, {
    diagrams: { colors: colorsForDiagrams(undefined) },
    variables: new Map([['brand', 'Acme']]),
  })
  const faults = new Map(Object.values(value.diagrams[0]?.names ?? {}).map((name) => [name, 'Parse error on line 3']))
  const { found } = await site(FILES, { drawings: drawings({ kind: 'drawn', faults }) })
  expect(found.map(({ line, message, fix }) => [line, message, fix])).toEqual([
    [
      3,
      'this diagram cannot be drawn: Parse error on line 3',
      'correct the diagram, or write another language after the fence to show it as code',
    ],
  ])
})

test('both pipelines write it alike, and the description of an API keeps the source', async () => {
  const diagrams = { colors: colorsForDiagrams(undefined) }
  const text = `${PAGE}\n> ~~~mermaid\n> pie\n> ~~~\n`
  const [fast, reference] = (['fast', 'reference'] as const).map((pipeline) => parse(text, { diagrams, pipeline }))
  expect(fast).toEqual(reference)
  expect(bodyOf(text, { diagrams }).match(/<figure class="drawn">/g)).toHaveLength(2)
  const spec = SPEC.replace("version: '2.0'", 'version: \'2.0\', description: "```mermaid\\ngraph LR\\n```"')
  const yaml = config('mermaid: build\napis: [{ spec: openapi/offers.yaml, route: /api/ }]\n')
  const { html, problems } = await site(
    { 'content/site.yaml': yaml, 'openapi/offers.yaml': spec },
    { drawings: drawings(DRAWN) },
  )
  expect(problems).toBe('')
  expect(html('/api/')).toContain('data-language="mermaid"')
  expect(html('/api/')).not.toContain('class="drawn"')
})
