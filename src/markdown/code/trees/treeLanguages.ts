import type { Language } from '../grammar.ts'

const scriptGrammar = async (dialect: string) => (await import('./javascript.ts')).scriptGrammar(dialect)

/** Languages that are parsed to a tree. */
export const TREE_LANGUAGES: readonly Language[] = [
  { names: 'javascript js cjs mjs jsx node', load: () => scriptGrammar('jsx') },
  { names: 'typescript ts cts mts', load: () => scriptGrammar('ts') },
  { names: 'tsx', load: () => scriptGrammar('jsx ts') },
  { names: 'python py python3', load: async () => (await import('./python.ts')).python },
  { names: 'html htm', load: async () => (await import('./html.ts')).html },
  { names: 'css', load: async () => (await import('./css.ts')).css },
  { names: 'scss', load: async () => (await import('./sass.ts')).sassGrammar('') },
  { names: 'sass', load: async () => (await import('./sass.ts')).sassGrammar('indented') },
  { names: 'xml svg xsd wsdl xhtml', load: async () => (await import('./xml.ts')).xml },
  { names: 'yaml yml', load: async () => (await import('./yaml.ts')).yaml },
  { names: 'java', load: async () => (await import('./java.ts')).java },
  { names: 'c cpp c++ h hpp cc', load: async () => (await import('./cpp.ts')).cpp },
  { names: 'rust rs', load: async () => (await import('./rust.ts')).rust },
  { names: 'go golang', load: async () => (await import('./go.ts')).go },
  { names: 'php', load: async () => (await import('./php.ts')).php },
  { names: 'markdown md', load: async () => (await import('./markdown.ts')).markdown },
]
