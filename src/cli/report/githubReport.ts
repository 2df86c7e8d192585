import type { Problem } from '../../model/problem.ts'

/**
 * Formats problems as annotations of a pull request
 * (https://docs.github.com/actions/reference/workflow-commands-for-github-actions).
 */
export const githubReport = (problems: Problem[]): string => problems.map(annotation).join('\n')

function annotation({ severity, rule, file, line, column, message, fix }: Problem): string {
  const place = `file=${property(file)},line=${line},col=${column},title=${property(rule)}`
  return `::${severity} ${place}::${data(fix ? `${message}\nfix: ${fix}` : message)}`
}

const data = (text: string): string => text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')

const property = (text: string): string => data(text).replaceAll(':', '%3A').replaceAll(',', '%2C')
