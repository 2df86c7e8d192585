import { numberOf } from '../report/counts.ts'

type Frozen = { route: string; folders: { folder: string; files: number }[]; records: string[] }

/** What was written to freeze a version, or would be, as `version` prints it. */
export function frozenText(frozen: Frozen & { name: string; config: string; isPlan: boolean }): string {
  const { route, folders, records, name, config, isPlan } = frozen
  return [
    `${isPlan ? 'would freeze' : 'froze'} ${route} as version ${name}`,
    ...folders.map(({ folder, files }) => `  ${folder}/  ${numberOf(files, 'file')}`),
    ...records.map((path) => `  ${path}  state of its translations`),
    `  ${config}  versions, APIs and sidebars`,
  ].join('\n')
}
