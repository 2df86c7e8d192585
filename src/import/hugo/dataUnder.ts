import type { Conversion } from '../convert/dialect.ts'
import { formatOf, readData } from '../read/data.ts'
import { at, type Json } from '../read/json.ts'

/** The value under names: those of folders and a file in `data/`, then of keys. */
export function dataUnder(path: readonly string[], { include }: Conversion): Json | undefined {
  for (const [index] of path.entries()) {
    const name = path.slice(0, index + 1).join('/')
    const file = ['yaml', 'yml', 'toml', 'json'].flatMap((end) => include(`/data/${name}.${end}`) ?? [])[0]
    const data = file && readData(file.text, formatOf(file.path))
    if (data) return data.kind === 'value' ? (at(data.value, ...path.slice(index + 1)) ?? null) : undefined
  }
  return undefined
}
