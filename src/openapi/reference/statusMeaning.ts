import type { Texts } from '../../model/texts/texts.ts'

// https://www.iana.org/assignments/http-status-codes
const MEANINGS = new Map(
  Object.entries({
    '200': 'OK',
    '201': 'Created',
    '202': 'Accepted',
    '203': 'Non-Authoritative Information',
    '204': 'No Content',
    '205': 'Reset Content',
    '206': 'Partial Content',
    '207': 'Multi-Status',
    '300': 'Multiple Choices',
    '301': 'Moved Permanently',
    '302': 'Found',
    '303': 'See Other',
    '304': 'Not Modified',
    '307': 'Temporary Redirect',
    '308': 'Permanent Redirect',
    '400': 'Bad Request',
    '401': 'Unauthorized',
    '402': 'Payment Required',
    '403': 'Forbidden',
    '404': 'Not Found',
    '405': 'Method Not Allowed',
    '406': 'Not Acceptable',
    '408': 'Request Timeout',
    '409': 'Conflict',
    '410': 'Gone',
    '411': 'Length Required',
    '412': 'Precondition Failed',
    '413': 'Content Too Large',
    '414': 'URI Too Long',
    '415': 'Unsupported Media Type',
    '416': 'Range Not Satisfiable',
    '417': 'Expectation Failed',
    '422': 'Unprocessable Content',
    '423': 'Locked',
    '424': 'Failed Dependency',
    '428': 'Precondition Required',
    '429': 'Too Many Requests',
    '451': 'Unavailable For Legal Reasons',
    '500': 'Internal Server Error',
    '501': 'Not Implemented',
    '502': 'Bad Gateway',
    '503': 'Service Unavailable',
    '504': 'Gateway Timeout',
    '507': 'Insufficient Storage',
  }),
)

/** What a range of status codes means, and all that have none of their own. */
const RANGES = new Map<string, keyof Texts['statuses']>([
  ['1XX', 'information'],
  ['2XX', 'success'],
  ['3XX', 'redirection'],
  ['4XX', 'clientError'],
  ['5XX', 'serverError'],
  ['default', 'anyOther'],
])

/** The name of a status code, which is the same in every language; empty when it has none. */
export function statusMeaning(status: string, { statuses }: Texts): string {
  const range = RANGES.get(status)
  return range === undefined ? (MEANINGS.get(status) ?? '') : statuses[range]
}

export function outcomeOf(status: string): 'success' | 'redirect' | 'failure' | 'other' {
  if (status.startsWith('2')) return 'success'
  if (status.startsWith('3')) return 'redirect'
  return /^[45]/.test(status) ? 'failure' : 'other'
}
