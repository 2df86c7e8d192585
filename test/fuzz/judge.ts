import type { Problem } from '../../src/model/problem.ts'

/** Of one execution, on any machine that is not overloaded; one in a browser's tab would still answer its reader. */
const SECONDS = 1

/** What is wrong with one execution, in words; nothing for a value or problems with their places, in time. */
export async function faultsIn(text: string, run: (text: string) => Promise<Problem[]> | Problem[]): Promise<string[]> {
  const before = process.cpuUsage()
  let problems: Problem[]
  try {
    problems = await run(text)
  } catch (thrown) {
    return [`threw ${thrown instanceof Error ? thrown.stack?.split('\n').slice(0, 4).join(' ') : String(thrown)}`]
  }
  const { user } = process.cpuUsage(before)
  const slow = user / 1e6 > SECONDS ? [`took ${user / 1e6} s`] : []
  return [...slow, ...problems.flatMap((problem) => faultsOf(problem, text))]
}

/** Words of the machine that no user should read, unless they wrote them. */
const MACHINE = /\[object \w+\]|\bundefined\b|\bNaN\b|\w*Error:|^\s+at |node_modules/m

function faultsOf({ line, column, message, fix = '' }: Problem, text: string): string[] {
  const lines = text.split(/\r\n|\r|\n/)
  const written = lines[line - 1]
  const shown = `${line}:${column} ${message}`
  const faults: string[] = []
  if (written === undefined || !(column >= 1 && column <= written.length + 1)) faults.push(`has no place: ${shown}`)
  const found = MACHINE.exec(`${message}\n${fix}`)?.[0]
  if (found !== undefined && !text.includes(found)) faults.push(`is not for users: ${shown}`)
  if (message === '') faults.push(`says nothing: ${shown}`)
  return faults
}
