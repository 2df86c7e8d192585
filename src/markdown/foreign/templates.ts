import type { ForeignConstruct } from './construct.ts'

/** Braces of template languages. */
export const TEMPLATES: ForeignConstruct[] = [
  {
    name: 'a Hugo shortcode',
    pattern: /\{\{[<%](?:[^\n]*?[%>]\}\}|[^\n]*)/g,
    fix: 'write a directive, for example ":::note"',
  },
  {
    name: 'an mdBook include',
    pattern: /\{\{[ \t]*#\w(?:[^}\n]|\n(?![ \t>]*\n)){0,500}\}\}/g,
    fix: 'write ":::include{file=…}", or a fence with "file=…"',
  },
  {
    name: 'a template expression',
    pattern: /\{\{(?!\s*[A-Za-z][\w-]*\s*\}\})(?![<%#]|(?:ii?|hi|footnote):)[^}\n]{0,500}\}\}/g,
    fix: 'write the text, or a variable of content/site.yaml, or mark it as code',
  },
  {
    name: 'a template tag',
    pattern: /\{%(?:[^\n]|\n(?![ \t>]*\n)){0,500}?%\}/g,
    fix: 'write the text, or mark it as code',
  },
  {
    name: 'a template tag',
    pattern: /<%(?:[^\n]|\n(?![ \t>]*\n)){0,500}?%>/g,
    fix: 'write the text, or mark it as code',
  },
  {
    name: 'a Svelte tag',
    pattern:
      /(?<!\{)\{(?:#(?:if|each|await|key|snippet)[ \t][^{}\n]{0,300}|:(?:else|then|catch)(?:[ \t][^{}\n]{0,300})?|\/(?:if|each|await|key|snippet)|@(?:html|const|render)[ \t][^{}\n]{0,300})\}/g,
    fix: 'write the text, or mark it as code',
  },
  {
    name: 'a template comment',
    pattern: /\{#-?[ \t][^\n{}]*#\}/g,
    fix: 'write it as "<!-- … -->"',
  },
]
