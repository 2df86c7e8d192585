import { isThere } from './run.ts'

const USINGS = ['', '.IO', '.Net.Http', '.Net.Http.Headers', '.Text', '.Threading.Tasks']

/** What .NET 7 has and Mono does not. */
const NEWER = `class StringContent : System.Net.Http.StringContent {
  public StringContent(string text) : base(text) { }
  public StringContent(string text, MediaTypeHeaderValue type) : base(text) { Headers.ContentType = type; }
}
`

/** A program that does what several programs of .NET 7 do, one after the other, for Mono, which compiles C# 7. */
export function monoProgram(codes: string[]): string {
  const calls = codes.map((_, index) => `Send${index}.Run().Wait();\n`)
  const start = `static class All { static void Main() {\n${calls.join('')}} }\n`
  return [...USINGS.map((name) => `using System${name};\n`), NEWER, ...codes.map(asClass), start].join('')
}

const asClass = (code: string, index: number): string =>
  `static class Send${index} {\npublic static async Task Run() {\n${code
    .replaceAll(/^using [\w.]+;$/gm, '')
    .replaceAll(/^using var /gm, 'var ')
    .replaceAll(/("{3,})\n(.*?)\n( *)\1/gs, (_, _quotes, text: string, margin: string) =>
      inOneLine(text, margin),
    )}\n}\n}\n`

/** A raw text is not indented more than its last line is. */
const inOneLine = (text: string, margin: string): string =>
  JSON.stringify(
    text
      .split('\n')
      .map((line) => line.slice(margin.length))
      .join('\n'),
  )

const COMPILES = 'folder=$(mktemp -d) && cd "$folder" && touch a.cs && mcs -r:System.Net.Http -target:library a.cs'

/** Whether Mono is at hand with what sends requests, which is a package of its own in Debian: `libmono-system-net-http4.0-cil`. */
export const hasMono = isThere('sh', '-c', `${COMPILES}; result=$?; rm -r "$folder"; exit $result`)
