/** `{{ expression }}` within a line, with what is in it as a group. It may hold a brace of an object, and has to end soon. */
export const EXPRESSION = String.raw`\{\{((?:(?!\}\})[^\n]){0,1000})\}\}`

/** `{% tag %}` within a line. */
export const TAG = String.raw`\{%[^%\n]*%\}`
