import type { StreamParser } from '@codemirror/streamparser'
import type { Language } from '../grammar.ts'
import { refineNames, refineTypes } from '../refine.ts'
import { type ModeOptions, modeGrammar } from './modeGrammar.ts'

const sql = () => import('@codemirror/legacy-modes/mode/sql')
const clike = () => import('@codemirror/legacy-modes/mode/clike')
const lisp: ModeOptions = { kinds: { keyword: 'keyword', builtin: 'function', variable: '' } }
const less: ModeOptions = {
  kinds: { qualifier: 'type', 'variableName.special': 'variable', variable: 'variable', def: 'variable' },
}
const typed: ModeOptions = { refine: refineTypes }
const powershell: ModeOptions = {
  refine(found, text, before, after) {
    if (found === 'name' && text.startsWith('$'))
      return refineNames('function', text, before, after) === 'constant' ? 'constant' : 'variable'
    return found === 'name' && before === '-' ? 'property' : refineNames(found, text, before, after)
  },
}
const builtinTypes: ModeOptions = { kinds: { builtin: 'type' } }
const toml: ModeOptions = {
  refine: (found, text) => (found === 'constant' && text.startsWith('[') ? 'type' : refineNames(found, text, '', '')),
}

/** Languages that are read line by line. */
export const MODE_LANGUAGES: readonly Language[] = [
  {
    names: 'bash sh shell zsh ksh shellscript console shellsession',
    load: async () => (await import('./shell/shell.ts')).shell,
  },
  language('json json5 jsonc jsonl ndjson hjson', async () => (await import('./json.ts')).json),
  language('http https', async () => (await import('./http.ts')).http),
  language('csharp c# cs', async () => (await clike()).csharp, typed),
  language('kotlin kt kts', async () => (await clike()).kotlin, typed),
  language('scala', async () => (await clike()).scala, typed),
  language('dart', async () => (await clike()).dart, { ...typed, kinds: { builtin: 'type' } }),
  language('objective-c objc', async () => (await clike()).objectiveC, typed),
  language('groovy gradle', async () => (await import('@codemirror/legacy-modes/mode/groovy')).groovy, typed),
  language('swift', async () => (await import('@codemirror/legacy-modes/mode/swift')).swift, typed),
  language('ruby rb', async () => (await import('@codemirror/legacy-modes/mode/ruby')).ruby, typed),
  language(
    'powershell pwsh ps ps1',
    async () => (await import('@codemirror/legacy-modes/mode/powershell')).powerShell,
    powershell,
  ),
  language('sql', async () => (await sql()).standardSQL, builtinTypes),
  language('mysql', async () => (await sql()).mySQL, builtinTypes),
  language('postgresql postgres pgsql', async () => (await sql()).pgSQL, builtinTypes),
  language('plsql', async () => (await sql()).plSQL, builtinTypes),
  language('toml', async () => (await import('@codemirror/legacy-modes/mode/toml')).toml, toml),
  language(
    'ini properties cfg conf dotenv env',
    async () => (await import('@codemirror/legacy-modes/mode/properties')).properties,
    { kinds: { def: 'property' } },
  ),
  language('dockerfile docker', async () => (await import('@codemirror/legacy-modes/mode/dockerfile')).dockerFile),
  language('nginx', async () => (await import('@codemirror/legacy-modes/mode/nginx')).nginx, {
    kinds: { variable: 'variable' },
  }),
  language('diff patch', async () => (await import('@codemirror/legacy-modes/mode/diff')).diff),
  language('lua', async () => (await import('@codemirror/legacy-modes/mode/lua')).lua),
  language('perl pl', async () => (await import('@codemirror/legacy-modes/mode/perl')).perl, {
    kinds: { meta: 'name' },
  }),
  language('r', async () => (await import('@codemirror/legacy-modes/mode/r')).r),
  language('julia jl', async () => (await import('@codemirror/legacy-modes/mode/julia')).julia),
  language('haskell hs', async () => (await import('@codemirror/legacy-modes/mode/haskell')).haskell, builtinTypes),
  language('clojure clj', async () => (await import('@codemirror/legacy-modes/mode/clojure')).clojure, lisp),
  language('protobuf proto', async () => (await import('@codemirror/legacy-modes/mode/protobuf')).protobuf, typed),
  language('cmake', async () => (await import('@codemirror/legacy-modes/mode/cmake')).cmake, {
    kinds: { 'variableName.special': 'variable' },
  }),
  language('less', async () => (await import('@codemirror/legacy-modes/mode/css')).less, less),
]

function language(names: string, load: () => Promise<StreamParser<unknown>>, options?: ModeOptions): Language {
  return { names, load: async () => modeGrammar(await load(), options) }
}
