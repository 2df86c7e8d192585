import type { WorkspaceOptions } from '../engine/options.ts'
import type { Format } from '../reporting/report/report.ts'

/** The options of every command except `init`, as given. */
export type CommonOptions = {
  root: string
  config: string
  out: string
  baseUrl?: string
  strict?: boolean
  lenient?: boolean
  cache: boolean
  quiet?: boolean
  all?: boolean
  format: Format
}

/** The options that determine how the site is read and built. */
export const siteOptions = ({ config, out, baseUrl, strict, lenient, cache }: CommonOptions): WorkspaceOptions => ({
  config,
  out,
  cache,
  ...(baseUrl === undefined ? {} : { baseUrl }),
  ...(strict === undefined ? {} : { strict }),
  ...(lenient === undefined ? {} : { lenient }),
})

export type PreviewOptions = CommonOptions & { port: number; host: string }

export type ServeOptions = PreviewOptions & {
  /** Opens the site in the default browser. */
  open?: boolean
  /** Navigates open pages to the edited page. */
  navigate?: boolean
  poll?: boolean
}
