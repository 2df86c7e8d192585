import type { Problem } from '../../model/problem.ts'

/**
 * Formats problems as JUnit XML, one suite a file and one case a problem. A warning that does not fail is a passed
 * case.
 */
export function junitReport(problems: Problem[], strict: boolean): string {
  const fails = ({ severity }: Problem): boolean => strict || severity === 'error'
  const files = [...new Set(problems.map(({ file }) => file))]
  const suites = files.map((file) =>
    suite(
      file,
      problems.filter((problem) => problem.file === file),
      fails,
    ),
  )
  const all = problems.length === 0 ? fine : suites.join('')
  const total = problems.length === 0 ? 'tests="1" failures="0" errors="0"' : counts(problems, fails)
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="portalgen" ${total}>\n${all}</testsuites>`
}

function suite(file: string, problems: Problem[], fails: (problem: Problem) => boolean): string {
  const cases = problems.map((problem) => testCase(problem, fails(problem)))
  return `  <testsuite name="${xml(file)}" ${counts(problems, fails)}>\n${cases.join('\n')}\n  </testsuite>\n`
}

/** Some systems treat a report without a test case as missing. */
const fine =
  '  <testsuite name="portalgen" tests="1" failures="0" errors="0">\n' +
  '    <testcase classname="portalgen" name="no problems"/>\n  </testsuite>\n'

const counts = (problems: Problem[], fails: (problem: Problem) => boolean): string =>
  `tests="${problems.length}" failures="${problems.filter(fails).length}" errors="0"`

function testCase({ file, line, column, rule, message, fix }: Problem, failed: boolean): string {
  const name = `<testcase classname="${xml(file)}" name="${xml(`${rule} ${line}:${column}`)}" file="${xml(file)}" line="${line}">`
  const text = xml(`${file}:${line}:${column}\n${message}${fix ? `\nfix: ${fix}` : ''}`)
  const outcome = failed
    ? `<failure type="${xml(rule)}" message="${xml(message)}">${text}</failure>`
    : `<system-out>${text}</system-out>`
  return `    ${name}${outcome}</testcase>`
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', '\n': '&#10;' }

/** Removes control characters that XML 1.0 cannot represent. */
const xml = (text: string): string =>
  text
    .replace(/[&<>"\n]/g, (character) => ENTITIES[character] ?? '')
    .replace(/[^\t\x20-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '\ufffd')
