/** Names that other highlighters have for languages, by the one that we have. */
const NAMES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    python: 'py3 pycon ipython ipython3 starlark bazel bzl skylark',
    console: 'shell-session sh-session bash-session terminal',
    html: 'go-html-template gohtmltemplate angular ng',
    jinja: 'jinja2 j2 django html+jinja html+django salt sls',
    sql: 'psql sqlite sqlite3',
    text: 'output pytb gitignore dockerignore ansi gotmpl go-text-template notrust ignore',
    ...{ powershell: 'posh', dockerfile: 'containerfile', apache: 'apacheconf', bash: 'curl', cpp: 'cxx', vb: 'vbnet' },
    ...{
      ruby: 'irb',
      r: 'rscript',
      php: 'php+html',
      yaml: 'ansible',
      gherkin: 'feature cucumber',
      elixir: 'ex exs iex',
    },
    scheme: 'scm',
    ...{ clojure: 'cljs edn', ocaml: 'ml', crystal: 'cr', asm: 'nasm', puppet: 'pp', http: 'http-request' },
  }).flatMap(([name, others]) => others.split(' ').map((other): [string, string] => [other, name])),
)

/** Our name of a language; what is not known stays, and is reported by the build. */
export const languageName = (written: string): string => NAMES.get(written.toLowerCase()) ?? written
