import type { ForeignFrame } from '../foreignSite.ts'
import { type Json, listAt, textAt } from '../read/json.ts'

/** https://rust-lang.github.io/mdBook/format/configuration/renderers.html */
export function frameOf(config: Json | undefined): ForeignFrame {
  const [repository, edit] = ['git-repository-url', 'edit-url-template'].map((key) =>
    textAt(config, 'output', 'html', key),
  )
  return {
    social: repository === undefined ? [] : [repository],
    editBase: edit?.endsWith('{path}') ? edit.slice(0, -'{path}'.length) : undefined,
    others: ['additional-css', 'additional-js'].filter((key) => listAt(config, 'output', 'html', key).length > 0),
  }
}
