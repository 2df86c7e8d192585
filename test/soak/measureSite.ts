// Reads and checks one site and prints what that took: node measureSite.mjs <name> <share of its size>
import { readFileSync } from 'node:fs'
import { PATHOLOGICAL_SITES } from '../site/pathological/sites.ts'
import { site } from '../site.ts'

const [name, share] = process.argv.slice(2)
const chosen = PATHOLOGICAL_SITES.find((each) => each.name === name)
if (!chosen) throw new Error(`there is no site "${name}"`)
await site({ 'content/a.md': '# A\n\n*b* [c](d) `e`\n' })
const files = chosen.filesOf(Math.round(chosen.size * Number(share)))
const before = process.cpuUsage()
const made = await site(files).catch((error: unknown) => String(error))
const found = typeof made === 'string' ? made.slice(0, 100) : made.found.length
if (typeof made !== 'string') made.files()
const { user, system } = process.cpuUsage(before)
const peak = /VmHWM:\s+(\d+)/.exec(readFileSync('/proc/self/status', 'utf8'))?.[1]
const size = Object.values(files).join('').length
console.log(JSON.stringify({ seconds: (user + system) / 1e6, megabytes: Number(peak) / 1024, size, problems: found }))
