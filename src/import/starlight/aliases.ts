import type { SourceTree } from '../foreignSite.ts'
import { joined } from '../paths.ts'
import { readData } from '../read/data.ts'
import { asText, listAt, objectAt } from '../read/json.ts'

/** Common names of the folder of sources, where the settings of TypeScript cannot be read. */
const DEFAULTS: [string, string][] = [
  ['~/', 'src'],
  ['@/', 'src'],
]

/** What paths begin with by `compilerOptions.paths`: `"~/*": ["src/*"]`. */
export function aliasesOf(tree: SourceTree): [prefix: string, folder: string][] {
  const data = readData(tree.text('tsconfig.json') ?? '{}', 'json')
  const options = data.kind === 'value' ? objectAt(data.value, 'compilerOptions') : {}
  const paths = objectAt(options, 'paths')
  const own = Object.keys(paths).flatMap((name): [string, string][] => {
    const folder = listAt(paths, name).flatMap((each) => asText(each) ?? [])[0]
    return name.endsWith('/*') && folder?.endsWith('/*')
      ? [[name.slice(0, -1), joined(asText(options['baseUrl']) ?? '', folder.slice(0, -2))]]
      : []
  })
  return [...own, ...DEFAULTS]
}
