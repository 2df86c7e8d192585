import { expect, test } from 'vitest'
import { coloured } from './coloured.ts'

test('loops, options, strings with variables, substitutions, sub-commands and addresses in a shell', async () => {
  const seen = await coloured(
    'bash',
    'for f in *.json; do',
    `  curl -sS --data "@$f" -H 'x: y' "$URL/offers?limit=\${N:-20}" | jq -r .id # c`,
    'done',
    'TOKEN=$(cat token) docker compose up -d https://x/y 2>/dev/null',
  )
  expect(seen).toEqual([
    'keyword‹for› f keyword‹in› *.json; keyword‹do›',
    `  function‹curl› property‹-sS --data› string‹"@›variable‹$f›string‹"› property‹-H› string‹'x: y' "›variable‹$URL›string‹/offers?limit=›variable‹\${N:-20}›string‹"› | function‹jq› property‹-r› .id comment‹# c›`,
    'keyword‹done›',
    'variable‹TOKEN›=$(function‹cat› token) function‹docker compose up› property‹-d› link‹https://x/y› 2>/dev/null',
  ])
})

test('documents inside a script, with and without variables', async () => {
  const seen = await coloured(
    'sh',
    'cat <<EOF > "a b"',
    'url: $URL',
    'EOF',
    "cat <<'END' && ls",
    'url: $URL',
    'END',
    'ls',
  )
  expect(seen).toEqual([
    'function‹cat› string‹<<EOF› > string‹"a b"›',
    'string‹url:› variable‹$URL›',
    'string‹EOF›',
    "function‹cat› string‹<<'END'› && function‹ls›",
    'string‹url: $URL›',
    'string‹END›',
    'function‹ls›',
  ])
})

test('strings and commands over several lines', async () => {
  const seen = await coloured('bash', 'echo "a', 'b $C"', 'git \\', '  commit', 'git push')
  expect(seen).toEqual([
    'function‹echo› string‹"a›',
    'string‹b› variable‹$C›string‹"›',
    'function‹git› \\',
    '  function‹commit›',
    'function‹git push›',
  ])
})

test('prompts, and what the commands print', async () => {
  const seen = await coloured(
    'console',
    '$ npm install portalgen --save',
    'added 3 packages in $TIME',
    'me@host:~$ ls -la \\',
    '  src',
    'total 0',
  )
  expect(seen).toEqual([
    'meta‹$› function‹npm install› portalgen property‹--save›',
    'added 3 packages in $TIME',
    'meta‹me@host:~$› function‹ls› property‹-la› \\',
    '  src',
    'total 0',
  ])
})

test('conditions, cases, arrays and functions in a shell', async () => {
  const seen = await coloured(
    'bash',
    '#!/bin/sh',
    'if [ -f "$1" ] && ! grep -q x; then exit 1; fi',
    'case $1 in',
    '  start) run ;;',
    'esac',
    'xs=(a',
    '  b)',
    'echo $((n + 1)) `date` # x',
    'name() { local a=1; }',
  )
  expect(seen).toEqual([
    'meta‹#!/bin/sh›',
    'keyword‹if› function‹[› property‹-f› string‹"›variable‹$1›string‹"› ] && keyword‹!› function‹grep› property‹-q› x; keyword‹then› function‹exit› constant‹1›; keyword‹fi›',
    'keyword‹case› variable‹$1› keyword‹in›',
    '  start) function‹run› ;;',
    'keyword‹esac›',
    'variable‹xs›=(a',
    '  b)',
    'function‹echo› $((n + constant‹1›)) `function‹date›` comment‹# x›',
    'function‹name›() keyword‹{› function‹local› a=1; keyword‹}›',
  ])
})

test('a request, its body and the response', async () => {
  const seen = await coloured(
    'http',
    'POST /offers?x=1 HTTP/1.1',
    'Host: example.com',
    '',
    '{ "id": 1 }',
    '',
    'HTTP/1.1 404 Not Found',
    'Content-Length: 0',
  )
  expect(seen).toEqual([
    'keyword‹POST› link‹/offers?x=1› meta‹HTTP/1.1›',
    'property‹Host›: example.com',
    '',
    '{ property‹"id"›: constant‹1› }',
    '',
    'meta‹HTTP/1.1› constant‹404› string‹Not Found›',
    'property‹Content-Length›: 0',
  ])
})

test('headers alone', async () => {
  const seen = await coloured('http', 'Accept: text/plain')
  expect(seen).toEqual(['property‹Accept›: text/plain'])
})

test('the words of a loop are arguments', async () => {
  expect(await coloured('bash', 'for n in 1 in 20; do')).toEqual([
    'keyword‹for› n keyword‹in› constant‹1› in constant‹20›; keyword‹do›',
  ])
})
