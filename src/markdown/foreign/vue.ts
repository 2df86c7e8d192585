import type { ForeignConstruct } from './construct.ts'

/** Tags that are not HTML, since their attributes begin with `@` or `#`, as VitePress has them. */
export const VUE: ForeignConstruct[] = [
  {
    name: 'a Vue template',
    pattern: /<template[ \t]+[#@:v][^>\n]*>/g,
    fix: 'write a directive or Markdown in its place',
  },
  {
    name: 'a Vue tag',
    pattern:
      /<[A-Za-z][\w.-]*\s(?:(?:[^<>\n"']|"[^"\n]{0,300}"|'[^'\n]{0,300}'|\n[ \t>]*(?=[^\s>])){0,300}?\s[ \t>]*)?[@#][\w:.[\]-]+(?:=(?:"[^"\n]*"|'[^'\n]*'))?(?:\s(?:[^<>\n]|\n[ \t>]*(?=[^\s>])){0,300})?\/?>/g,
    fix: 'write HTML without Vue attributes',
  },
]
