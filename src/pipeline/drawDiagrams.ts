import type { Asset } from '../model/asset.ts'
import type { DiagramsConfig } from '../model/config.ts'
import { type Diagram, type DiagramColors, MODES, type WantedDrawing } from '../model/diagrams.ts'
import type { Page } from '../model/page.ts'
import { type Checked, error, type Problem } from '../model/problem.ts'
import type { Sources } from '../model/sources.ts'

/**
 * The drawings of all diagrams that are drawn at build: those that the site keeps, and others, which are drawn and kept if
 * there is a browser. One that cannot be had is an error, so that the output is the same on every machine.
 */
export async function drawDiagrams(
  pages: Page[],
  { drawings }: Pick<Sources, 'drawings'>,
  config: DiagramsConfig | undefined,
): Promise<Checked<Asset[]>> {
  const diagrams = pages.flatMap((page) => page.diagrams)
  if (!drawings || !config || !('colors' in config) || diagrams.length === 0) return { value: [], problems: [] }
  const wanted = new Map(
    diagrams.flatMap((diagram) => wantedFor(diagram, config.colors)).map((each) => [each.name, each]),
  )
  const missing = [...wanted.values()].filter(({ name }) => !drawings.kept(name))
  const drawn = missing.length === 0 ? undefined : await drawings.draw(missing)
  return {
    value: [...wanted.keys()].flatMap((name) => drawings.kept(name) ?? []),
    problems: diagrams.flatMap((diagram) => {
      const lacking = MODES.map((mode) => diagram.names[mode]).find((name) => !drawings.kept(name))
      return lacking === undefined ? [] : [problemOf(diagram, lacking, drawn)]
    }),
  }
}

/** The drawings that the site has already. */
export function keptDiagrams(
  pages: Page[],
  { drawings }: Pick<Sources, 'drawings'>,
  config: DiagramsConfig | undefined,
): Asset[] {
  if (!drawings || !config || !('colors' in config)) return []
  const names = new Set(
    pages.flatMap(({ diagrams }) => diagrams.flatMap((each) => MODES.map((mode) => each.names[mode]))),
  )
  return [...names].flatMap((name) => drawings.kept(name) ?? [])
}

const wantedFor = ({ source, names }: Diagram, colors: DiagramColors): WantedDrawing[] =>
  MODES.map((mode) => ({ name: names[mode], source, colors: colors[mode] }))

type Drawn = Awaited<ReturnType<NonNullable<Sources['drawings']>['draw']>> | undefined

function problemOf({ place }: Diagram, name: string, drawn: Drawn): Problem {
  if (drawn?.kind === 'drawn') {
    const message = `this diagram cannot be drawn: ${drawn.faults.get(name) ?? 'the library returned no drawing'}`
    const fix = 'correct the diagram, or write another language after the fence to show it as code'
    return error('invalid-diagram', place, { message, fix })
  }
  if (drawn === undefined) throw new Error(`no drawing of "${name}" was requested`)
  const message = `this diagram is not drawn yet: ${drawn.reason}`
  const fix = `${drawn.remedy}, build, and commit "content/_diagrams/"; or set "mermaid: client" in content/site.yaml`
  return error('invalid-diagram', place, { message, fix, once: drawn.reason })
}
