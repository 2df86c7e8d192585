/** What becomes of a component: a directive around its contents, its contents alone, a text in its place, or nothing. */
export type Treatment =
  | { kind: 'directive'; name: string; label: string | undefined }
  | { kind: 'contents'; before?: string; after?: string }
  | { kind: 'text'; text: string }
  | { kind: 'left' }

export type Attributes = { readonly [name: string]: string }

/** How a known component is treated, by its attributes and the text inside it. */
export type Known = (attributes: Attributes, inside: string) => Treatment

/** Attributes are text, in which marks of Markdown mean nothing. */
export const plain = (text: string): string => text.replace(/[[\]*`<\\]|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, '\\$&')
