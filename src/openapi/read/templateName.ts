/**
 * The name in a part of a path that other software expands: `{id:[0-9]+}`, `{path*}`, `{id?}` and `{+name}` of frameworks and of
 * https://www.rfc-editor.org/rfc/rfc6570.
 */
export const templateName = (written: string): string => written.replace(/^[+#./;&?*]+|[:<=].*$|[*?+]+$/g, '')
