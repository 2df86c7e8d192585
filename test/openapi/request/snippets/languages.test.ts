import { expect, test } from 'vitest'
import { SNIPPET_LANGUAGES } from '../../../../src/openapi/request/snippets/languages.ts'
import type { SampleRequest } from '../../../../src/openapi/request/snippets/sampleRequest.ts'

const POST: SampleRequest = {
  method: 'POST',
  url: ['https://x.example', '/a'],
  headers: [
    { name: 'secret', value: [{ variable: 'A_SECRET' }] },
    { name: 'subscription-key', value: [{ variable: 'A_KEY' }] },
    { name: 'Content-Type', value: ['application/json'] },
  ],
  basic: undefined,
  body: { text: '{\n  "price": 1.5,\n  "open": true\n}' },
}

function write(language: string, request: SampleRequest): string {
  const found = SNIPPET_LANGUAGES.find(({ id }) => id === language)
  return found ? found.write(request) : 'no such language'
}

test('a request in Python without headers and body has no options for them', () => {
  expect(write('python', { ...POST, method: 'GET', headers: [], body: undefined })).toBe(`import requests

response = requests.get("https://x.example/a", timeout=30)
print(response.status_code)
print(response.text)`)
})

test('a request in Python', () => {
  expect(write('python', POST)).toBe(`import os

import requests

response = requests.post(
    "https://x.example/a",
    headers={
        "secret": os.environ["A_SECRET"],
        "subscription-key": os.environ["A_KEY"],
        "Content-Type": "application/json",
    },
    json={
        "price": 1.5,
        "open": True,
    },
    timeout=30,
)
print(response.status_code)
print(response.text)`)
})

test('a request in C#', () => {
  expect(write('csharp', POST)).toBe(`using System.Net.Http.Headers;

using var client = new HttpClient();
using var request = new HttpRequestMessage(HttpMethod.Post, "https://x.example/a");
request.Content = new StringContent("""
    {
      "price": 1.5,
      "open": true
    }
    """, MediaTypeHeaderValue.Parse("application/json"));
request.Headers.Add("secret", Environment.GetEnvironmentVariable("A_SECRET"));
request.Headers.Add("subscription-key", Environment.GetEnvironmentVariable("A_KEY"));

using var response = await client.SendAsync(request);
Console.WriteLine((int)response.StatusCode);
Console.WriteLine(await response.Content.ReadAsStringAsync());`)
})

test('a request in Go', () => {
  expect(write('go', POST)).toBe(`package main

import (
	"fmt"
	"io"
	"log"
	"net/http"
	"os"
	"strings"
)

func main() {
	body := strings.NewReader(\`{
  "price": 1.5,
  "open": true
}\`)
	request, err := http.NewRequest("POST", "https://x.example/a", body)
	if err != nil {
		log.Fatal(err)
	}
	request.Header.Set("secret", os.Getenv("A_SECRET"))
	request.Header.Set("subscription-key", os.Getenv("A_KEY"))
	request.Header.Set("Content-Type", "application/json")

	response, err := http.DefaultClient.Do(request)
	if err != nil {
		log.Fatal(err)
	}
	defer response.Body.Close()
	text, err := io.ReadAll(response.Body)
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(response.StatusCode)
	fmt.Println(string(text))
}`)
})

test('a request in PHP', () => {
  expect(write('php', POST)).toBe(`<?php

$curl = curl_init('https://x.example/a');
curl_setopt_array($curl, [
    CURLOPT_CUSTOMREQUEST => 'POST',
    CURLOPT_HTTPHEADER => [
        'secret: ' . getenv('A_SECRET'),
        'subscription-key: ' . getenv('A_KEY'),
        'Content-Type: application/json',
    ],
    CURLOPT_POSTFIELDS => <<<'BODY'
        {
          "price": 1.5,
          "open": true
        }
        BODY,
    CURLOPT_RETURNTRANSFER => true,
]);
$response = curl_exec($curl);
if ($response === false) {
    throw new RuntimeException(curl_error($curl));
}
echo curl_getinfo($curl, CURLINFO_RESPONSE_CODE), PHP_EOL, $response, PHP_EOL;`)
})

test('a body that an object of the language would change is sent as it is written', () => {
  for (const text of ['{\n  "price": 10.50\n}', '{\n  "huge": 1e400\n}', '{\n  "b": 1,\n  "1": 2\n}']) {
    const request = { ...POST, body: { text } }
    expect(write('javascript', request)).toContain(`const body = \`${text}\`;\n`)
    expect(write('javascript', request)).toContain('\n  body,\n')
    expect(write('python', request)).toContain(`body = """${text}"""\n`)
    expect(write('python', request)).toContain('    data=body.encode(),\n')
  }
})

test.for([
  ['curl', '-u "$USER:$PASS"', '--data-binary @body.json'],
  ['javascript', 'process.env.USER}:', "await readFile('body.json')"],
  ['typescript', "env('USER')}:", "await readFile('body.json')"],
  ['python', 'auth=(os.environ["USER"], os.environ["PASS"])', 'data=Path("body.json").read_bytes()'],
  ['java', '(System.getenv("USER") + ":" + System.getenv("PASS")).getBytes()', 'ofFile(Path.of("body.json"))'],
  ['csharp', 'new AuthenticationHeaderValue("Basic", Convert', 'new ByteArrayContent(File.ReadAllBytes("body.json"))'],
  ['go', 'request.SetBasicAuth(os.Getenv("USER"), os.Getenv("PASS"))', 'file, err := os.ReadFile("body.json")'],
  ['php', `CURLOPT_USERPWD => getenv('USER') . ':' . getenv('PASS')`, `file_get_contents('body.json')`],
] as const)(
  'in %s a password comes from the environment, and a body without an example from a file',
  ([language, ...parts]) => {
    const basic = { user: { variable: 'USER' }, password: { variable: 'PASS' } }
    const code = write(language, { ...POST, headers: [], basic, body: { file: 'body.json' } })
    for (const part of parts) expect(code).toContain(part)
  },
)
