// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the lines are code of other programs
import { expect, test } from 'vitest'
import { SNIPPET_LANGUAGES } from '../../../../src/openapi/request/snippets/languages.ts'
import type { SampleRequest } from '../../../../src/openapi/request/snippets/sampleRequest.ts'

const GET: SampleRequest = {
  method: 'GET',
  url: ['https://x.example/a'],
  headers: [],
  basic: undefined,
  body: undefined,
}
const HEAD: SampleRequest = { ...GET, method: 'HEAD' }
const BASIC: SampleRequest = { ...GET, basic: { user: { variable: 'A_USER' }, password: { variable: 'A_PASSWORD' } } }
const QUERY: SampleRequest = {
  ...GET,
  method: 'QUERY',
  headers: [{ name: 'Content-Type', value: ['text/plain'] }],
  body: { text: 'x' },
}

const linesOf = (language: string, request: SampleRequest): string[] =>
  (SNIPPET_LANGUAGES.find(({ id }) => id === language) ?? expect.fail())
    .write(request)
    .split('\n')
    .map((line) => line.trim())

test.each<[request: SampleRequest, language: string, lines: string[]]>([
  [HEAD, 'curl', ["curl --head 'https://x.example/a'"]],
  [HEAD, 'typescript', ["const response = await fetch('https://x.example/a', {", "method: 'HEAD',", '});']],
  [HEAD, 'python', ['response = requests.head("https://x.example/a", timeout=30)']],
  [HEAD, 'java', ['.method("HEAD", HttpRequest.BodyPublishers.noBody())']],
  [HEAD, 'csharp', ['using var request = new HttpRequestMessage(HttpMethod.Head, "https://x.example/a");']],
  [HEAD, 'go', ['request, err := http.NewRequest("HEAD", "https://x.example/a", nil)']],
  [HEAD, 'php', ['CURLOPT_NOBODY => true,']],
  [BASIC, 'curl', ["curl 'https://x.example/a' \\", '-u "$A_USER:$A_PASSWORD"']],
  [
    BASIC,
    'javascript',
    [
      "const response = await fetch('https://x.example/a', {",
      'headers: {',
      'Authorization: `Basic ${btoa(`${process.env.A_USER}:${process.env.A_PASSWORD}`)}`,',
      '},',
      '});',
    ],
  ],
  [
    BASIC,
    'python',
    [
      'import os',
      'response = requests.get(',
      '"https://x.example/a",',
      'auth=(os.environ["A_USER"], os.environ["A_PASSWORD"]),',
      'timeout=30,',
      ')',
    ],
  ],
  [
    BASIC,
    'java',
    [
      'import java.util.Base64;',
      '.header("Authorization", "Basic " + Base64.getEncoder().encodeToString((System.getenv("A_USER") + ":" + System.getenv("A_PASSWORD")).getBytes()))',
    ],
  ],
  [
    BASIC,
    'csharp',
    [
      'using System.Net.Http.Headers;',
      'using System.Text;',
      'request.Headers.Authorization = new AuthenticationHeaderValue("Basic", Convert.ToBase64String(Encoding.UTF8.GetBytes(Environment.GetEnvironmentVariable("A_USER") + ":" + Environment.GetEnvironmentVariable("A_PASSWORD"))));',
    ],
  ],
  [BASIC, 'go', ['"os"', 'request.SetBasicAuth(os.Getenv("A_USER"), os.Getenv("A_PASSWORD"))']],
  [BASIC, 'php', ["CURLOPT_USERPWD => getenv('A_USER') . ':' . getenv('A_PASSWORD'),"]],
  [QUERY, 'curl', ["curl -X QUERY 'https://x.example/a' \\", "-H 'Content-Type: text/plain' \\", "--data 'x'"]],
  [
    QUERY,
    'typescript',
    [
      "const body = 'x';",
      "const response = await fetch('https://x.example/a', {",
      "method: 'QUERY',",
      'headers: {',
      "'Content-Type': 'text/plain',",
      '},',
      'body,',
      '});',
    ],
  ],
  [
    QUERY,
    'python',
    [
      'body = "x"',
      'response = requests.request(',
      '"QUERY",',
      '"https://x.example/a",',
      'headers={',
      '"Content-Type": "text/plain",',
      '},',
      'data=body.encode(),',
      'timeout=30,',
      ')',
    ],
  ],
  [
    QUERY,
    'java',
    ['.header("Content-Type", "text/plain")', '.method("QUERY", HttpRequest.BodyPublishers.ofString("x"))'],
  ],
  [
    QUERY,
    'csharp',
    [
      'using System.Net.Http.Headers;',
      'using var request = new HttpRequestMessage(new HttpMethod("QUERY"), "https://x.example/a");',
      'request.Content = new StringContent("x", MediaTypeHeaderValue.Parse("text/plain"));',
    ],
  ],
  [
    QUERY,
    'go',
    [
      '"strings"',
      'body := strings.NewReader("x")',
      'request, err := http.NewRequest("QUERY", "https://x.example/a", body)',
      'request.Header.Set("Content-Type", "text/plain")',
    ],
  ],
  [
    QUERY,
    'php',
    [
      "CURLOPT_CUSTOMREQUEST => 'QUERY',",
      'CURLOPT_HTTPHEADER => [',
      "'Content-Type: text/plain',",
      '],',
      "CURLOPT_POSTFIELDS => 'x',",
    ],
  ],
])('beside those of a plain request, %j has its lines in %s', (request, language, lines) => {
  const plain = linesOf(language, GET)
  expect(linesOf(language, request).filter((line) => !plain.includes(line))).toEqual(lines)
})

test.each([
  ['GET', 'HttpMethod.Get'],
  ['POST', 'HttpMethod.Post'],
  ['PUT', 'HttpMethod.Put'],
  ['PATCH', 'HttpMethod.Patch'],
  ['DELETE', 'HttpMethod.Delete'],
  ['HEAD', 'HttpMethod.Head'],
  ['OPTIONS', 'HttpMethod.Options'],
  ['TRACE', 'HttpMethod.Trace'],
  ['QUERY', 'new HttpMethod("QUERY")'],
])('in C# the method %s is %s', (method, code) => {
  expect(linesOf('csharp', { ...GET, method })).toContain(
    `using var request = new HttpRequestMessage(${code}, "https://x.example/a");`,
  )
})
