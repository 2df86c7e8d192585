/** What is in Latin letters in every language. */
const NAMES = [
  // As standards write them: methods, reasons of statuses, types and formats.
  /\b(?:GET|POST|OK|No Content|4XX|default|string|integer|number|boolean|object|null|date)\b/g,
  // Languages and programs that requests are written for, and formats of feeds.
  /\b(?:curl|JavaScript|TypeScript|Python|Java|C#|Go|PHP|RSS|Atom|JSON)(?![\w#])/g,
  // What machines compare, and the name of the program.
  /^ok$|\bSHA-256\b|\bportalgen 1\.2\.3\b/g,
  // The site's own: addresses, and names that OpenAPI allows in Latin letters only.
  /https:\S*|a@example\.com|\{\$request\.body#[^}]*\}|\b(?:key|user|oauth|A|B)\b/g,
]

/** A text without what is the same in every language. */
export const withoutNames = (text: string): string => NAMES.reduce((rest, names) => rest.replace(names, ''), text)
