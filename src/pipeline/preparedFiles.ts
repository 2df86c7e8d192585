/**
 * Files beside the compiled program: the browser's half of the default theme, and the script that `serve` adds to its
 * pages. JSON Schemas are for editors.
 */
export const PREPARED = {
  theme: 'browser.json',
  live: 'live.js',
  siteSchema: 'site.schema.json',
  frontMatterSchema: 'front-matter.schema.json',
}
