import type { Problem } from '../../model/problem.ts'
import { othersText } from './mergeRepeats.ts'
import { printable } from './printable.ts'

/** When a report was made, and how long that took. */
export type ReportTime = { made: Date; milliseconds: number }

/**
 * Formats problems as JUnit XML, one suite a file and one case a problem, with the names and attributes that the common
 * schemas require. A warning that does not fail is a passed case.
 */
export function junitReport(problems: Problem[], strict: boolean, time: ReportTime): string {
  const fails = ({ severity }: Problem): boolean => strict || severity === 'error'
  const files = [...new Set(problems.map(({ file }) => file))]
  const suites = files.map((file) => {
    const found = problems.filter((problem) => problem.file === file)
    return suite(file, counts(found, fails), casesOf(found, fails), time)
  })
  // Some systems treat a report without a test case as missing.
  const none = '    <testcase classname="portalgen" name="no problems" time="0"/>'
  const all = problems.length === 0 ? [suite('portalgen', counts([], fails, 1), [none], time)] : suites
  const total = counts(problems, fails, Math.max(1, problems.length))
  const seconds = (time.milliseconds / 1000).toFixed(3)
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="portalgen" ${total} time="${seconds}">\n${all.join('')}</testsuites>`
}

function suite(name: string, total: string, cases: string[], { made }: ReportTime): string {
  // The schemas allow no fraction and no time zone.
  const timestamp = made.toISOString().slice(0, 19)
  const attributes = `name="${xml(name)}" ${total} skipped="0" time="0" timestamp="${timestamp}"`
  return `  <testsuite ${attributes}>\n${cases.join('\n')}\n  </testsuite>\n`
}

const counts = (problems: Problem[], fails: (problem: Problem) => boolean, tests = problems.length): string =>
  `tests="${tests}" failures="${problems.filter(fails).length}" errors="0"`

/** Systems that compare reports know a case by its name, so that two in one place need different ones. */
function casesOf(problems: Problem[], fails: (problem: Problem) => boolean): string[] {
  const names = new Map<string, number>()
  return problems.map((problem) => {
    const name = `${problem.rule} ${problem.line}:${problem.column}`
    const count = (names.get(name) ?? 0) + 1
    names.set(name, count)
    return testCase(problem, count === 1 ? name : `${name} (${count})`, fails(problem))
  })
}

function testCase(
  { file, line, column, rule, message, fix, others = [] }: Problem,
  name: string,
  failed: boolean,
): string {
  const start = `<testcase classname="${xml(file)}" name="${xml(name)}" time="0" file="${xml(file)}" line="${line}">`
  const rest = [...(fix ? [`fix: ${fix}`] : []), ...(others.length > 0 ? [othersText(others)] : [])]
  const text = [`${file}:${line}:${column}`, message, ...rest].map(xml).join('&#10;')
  const outcome = failed
    ? `<failure type="${xml(rule)}" message="${xml(message)}">${text}</failure>`
    : `<system-out>${text}</system-out>`
  return `    ${start}${outcome}</testcase>`
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Replaces what XML 1.0 cannot represent. */
const xml = (text: string): string =>
  printable(text)
    .replace(/[&<>"]/g, (character) => ENTITIES[character] ?? '')
    .replace(/[^\x20-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '\ufffd')
