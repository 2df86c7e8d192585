import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

type Lock = { packages: Record<string, object> }

const FILE = join(import.meta.dirname, '../../bin/shrinkwrap.js')

export const { shrinkwrapOf }: { shrinkwrapOf(lock: Lock): Lock } = await import(pathToFileURL(FILE).href)
