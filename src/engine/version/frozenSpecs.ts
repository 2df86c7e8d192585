import { applyFixes } from '../../fix/applyFixes.ts'
import type { SourceFile } from '../../model/page.ts'
import type { Problem } from '../../model/problem.ts'
import type { SourcePath } from '../../model/route.ts'
import { readDocument } from '../../openapi/read/readDocument.ts'
import { type Freezing, type FrozenFile, translatedFreezings } from './freezing.ts'
import { frozenSpecLinks } from './frozenLinks.ts'

/** The copies of documents, by the paths of their originals. `left`: those with links that could not be rewritten. */
type FrozenSpecs = { files: FrozenFile[]; folders: string[]; paths: Map<string, string>; left: string[] }

type SpecSources = { textOf(path: string): string | undefined }

/** The documents, in all languages, with all files that they refer to, side by side as they are, so that their references stay. */
export function frozenSpecs(freezing: Freezing, { textOf }: SpecSources): FrozenSpecs {
  const { apis, name, site } = freezing
  const used = new Map<string, string>()
  const read = (path: SourcePath): SourceFile | undefined => {
    const text = textOf(path)
    if (text !== undefined) used.set(path, text)
    return text === undefined ? undefined : { path, text }
  }
  const translated = site.config.languages.flatMap((language) =>
    apis.flatMap(({ api }) => language.apis.get(api.spec) ?? []),
  )
  const documents = new Set([...apis.map(({ api }) => api.spec), ...translated])
  for (const path of documents) readDocument({ path, text: read(path)?.text ?? '' }, read, site.config.variables)
  const folder = sharedFolder([...used.keys()])
  const targetOf = (path: string): string => `${folder}${name}/${path.slice(folder.length)}`
  const changes = changesIn(freezing, documents)
  const copies = [...used].map(([source, text]) => frozenSpec(source, targetOf(source), text, changes))
  return {
    files: copies.map(({ file }) => file),
    folders: used.size > 0 ? [`${folder}${name}`] : [],
    paths: new Map([...documents].map((path) => [path, targetOf(path)])),
    left: copies.flatMap(({ file, isWhole }) => (isWhole ? [] : [file.path])),
  }
}

/** What becomes of the links of the documents, each once: languages without a document of their own share one. */
function changesIn(original: Freezing, documents: ReadonlySet<string>): Problem[] {
  const all = [original, ...translatedFreezings(original)].flatMap((freezing) =>
    freezing.site.apis
      .filter(({ config }) => documents.has(config.spec))
      .flatMap(({ links }) => frozenSpecLinks(freezing, original, links)),
  )
  return [...new Map(all.map((each) => [[each.file, each.line, each.column, each.target].join(), each])).values()]
}

function frozenSpec(
  source: string,
  path: string,
  text: string,
  all: Problem[],
): { file: FrozenFile; isWhole: boolean } {
  const changes = all.filter(({ file }) => file === source)
  const { text: changed, fixed } = applyFixes(text, changes)
  const file: FrozenFile = changed === text ? { path, kind: 'copy', source } : { path, kind: 'text', text: changed }
  return { file, isWhole: fixed.length === changes.length }
}

/** The folder, with a slash at its end, that all files are in. */
function sharedFolder(paths: string[]): string {
  const [first = '', ...rest] = paths.map((path) => path.slice(0, path.lastIndexOf('/') + 1))
  return rest.reduce((shared, folder) => {
    let common = shared
    while (!folder.startsWith(common)) common = common.slice(0, common.lastIndexOf('/', common.length - 2) + 1)
    return common
  }, first)
}
