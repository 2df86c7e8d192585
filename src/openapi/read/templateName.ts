/**
 * The name in a part of a path that other software expands: `{id:[0-9]+}`, `{path*}`, `{id?}` and `{+name}` of frameworks and of
 * https://www.rfc-editor.org/rfc/rfc6570.
 */
export const templateName = (written: string): string => written.replace(/^[+#./;&?*]+|[:<=].*$|[*?+]+$/g, '')

/** `/items/:id` of frameworks is `/items/{id}` for the parameters of these names that the path has not in braces. */
export const withBraces = (path: string, names: string[]): string =>
  path.replace(/\{[^{}]*\}|:(\w+)/g, (written, name?: string) =>
    name !== undefined && names.includes(name) && !path.includes(`{${name}}`) ? `{${name}}` : written,
  )
