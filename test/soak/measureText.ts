// Reads one text and prints what that took: node measureText.mjs <name> <share of its size> <fast|reference>
import { readFileSync } from 'node:fs'
import { parsePage } from '../../src/markdown/parsePage.ts'
import { referenceParser } from '../../src/markdown/referenceParser.ts'
import { sourcePath } from '../../src/model/route.ts'
import { options } from '../markdown/parse.ts'
import { PATHOLOGICAL } from '../markdown/pathological/inputs.ts'

const [name, share, pipeline] = process.argv.slice(2)
const chosen = PATHOLOGICAL.find((each) => each.name === name)
if (!chosen) throw new Error(`there is no text "${name}"`)
const isReference = pipeline === 'reference'
const all = isReference ? { ...options, pipeline: 'reference' as const, parseMdast: referenceParser() } : options
const read = (text: string) => parsePage({ path: sourcePath('content/a.md'), text }, 'key', all)
read('# A\n\n*b* [c](d) `e`\n')
const text = chosen.textOf(Math.round(chosen.size * Number(share)))
const before = process.cpuUsage()
const { problems } = read(text)
const { user, system } = process.cpuUsage(before)
const peak = /VmHWM:\s+(\d+)/.exec(readFileSync('/proc/self/status', 'utf8'))?.[1]
const seconds = (user + system) / 1e6
console.log(JSON.stringify({ seconds, megabytes: Number(peak) / 1024, size: text.length, problems: problems.length }))
