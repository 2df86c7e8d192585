/**
 * U+0000 marks placeholders in markup (CommonMark replaces it, too), and an unpaired surrogate cannot be
 * percent-encoded. Files rarely contain either, but YAML and JSON can spell them.
 */
export const replaceBroken = (text: string): string => text.toWellFormed().replaceAll('\0', '\uFFFD')
