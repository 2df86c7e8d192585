// What scripts say, in English. Each has its own, so that a page in English needs no others.

/** The id of the element with what they say on a page in another language, as JSON. */
export const TEXTS_ELEMENT = '__texts'

/** The script of every page. */
export const script = {
  copied: 'Copied',
  copyDenied: 'Not allowed',
  notLoaded: 'Could not be loaded',
  wrap: 'Wrap',
  close: 'Close',
  linkCopied: 'Link copied',
  alternatives: 'Alternatives',
  pagesIn: 'Pages in {name}',
  inside: 'Inside {field}',
  loading: 'Loading…',
  loadingPage: 'Loading the page',
  loadingSearch: 'Loading the search',
  pageNotLoaded: 'This page could not be loaded',
  formNotLoaded: 'The form could not be loaded. {reason}',
  codeNotLoaded: 'The code could not be loaded. {reason}',
  searchNotLoaded: 'The search could not be loaded. {reason}',
  contentsNotLoaded: 'The contents could not be loaded',
  offline: 'You are offline.',
  noAnswer: 'The site did not answer.',
  noAnswerSince: 'The site did not answer ({reason}).',
  cancelled: 'Loading was cancelled.',
  retry: 'Retry',
  tryAgain: 'Try again',
  crashed: 'This page crashed',
  cause: 'Cause:',
  noMatches: 'No matches',
  entries: { one: '{count} entry', other: '{count} entries' },
  firstEntries: '{entries}, first {shown} shown',
}

export const search = {
  name: 'Search',
  escape: 'Esc',
  close: 'Esc: close search',
  hint: 'Search pages, sections, terms, operations, fields and status codes by any part of their names.',
  places: 'Go to',
  recent: 'Recent searches',
  clear: 'Clear',
  remove: 'Remove “{query}”',
  results: { one: '{count} result', other: '{count} results' },
  resultsFor: 'Results for “{query}”',
  none: 'No results for “{query}”',
  advice: 'Check the spelling, or try fewer or different words. Parts of field and operation names match, too.',
  failed: 'The search did not work: {reason}',
  crashed: 'The search crashed: {reason}',
  didYouMean: 'Did you mean',
  searchFor: 'Search for “{words}”',
  page: 'Page',
  heading: 'Section',
  term: 'Term',
  operation: 'Operation',
  parameter: 'Parameter',
  schema: 'Schema',
  field: 'Field',
  status: 'Status',
}

/** The form that fills values into a request. */
export const form = {
  name: 'Your own values',
  notice: 'Nothing is sent. Keys and values stay in this tab until you close or reload it.',
  reset: 'Reset',
  keys: 'keys',
  body: 'body',
  path: 'path parameters',
  query: 'query parameters',
  querystring: 'querystring parameters',
  header: 'header parameters',
  cookie: 'cookie parameters',
  required: 'required',
  noValue: '(none)',
  show: 'Show',
  showKey: 'Show {key}',
  valueRequired: 'A value is required.',
  line: 'Line {line}: {error}',
  expected: 'Line {line}, column {column}: {what} is expected.',
  value: 'a value',
  valueOrEnd: 'a value or "]"',
  fieldName: 'a name in double quotes',
  fieldNameOrEnd: 'a name in double quotes or "}"',
  colon: '":"',
  nextItem: '"," or "]"',
  nextField: '"," or "}"',
  nothing: 'nothing more',
}

export const announcement = { name: 'Announcement', dismiss: 'Dismiss' }

export const colorMode = {
  name: 'Colour mode',
  light: 'Switch to light mode',
  dark: 'Switch to dark mode',
  system: 'Switch to the system’s colours',
}
