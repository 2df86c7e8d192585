import type { WorkspaceOptions } from '../engine/options.ts'
import type { Format } from './report/report.ts'

/** The options that every command but `init` has, as they are given. */
export type CommonOptions = {
  root: string
  config: string
  out: string
  baseUrl?: string
  strict?: boolean
  cache: boolean
  quiet?: boolean
  format: Format
}

/** Those that the site is read and built with. */
export const siteOptions = ({ config, out, baseUrl, strict, cache }: CommonOptions): WorkspaceOptions => ({
  config,
  out,
  cache,
  ...(baseUrl === undefined ? {} : { baseUrl }),
  ...(strict === undefined ? {} : { strict }),
})

export type PreviewOptions = CommonOptions & { port: number; host: string }

export type ServeOptions = PreviewOptions & {
  /** Opens the site in the reader's browser. */
  open?: boolean
  /** Open pages go to the page that was edited. */
  navigate?: boolean
  poll?: boolean
}
