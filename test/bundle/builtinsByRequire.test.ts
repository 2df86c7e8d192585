import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..', '..')
const bin: { requiringBuiltins(code: string): string } = await import(join(root, 'bin', 'builtinsByRequire.js'))

test.each([
  [
    'import { readFileSync, statSync as stat } from "node:fs";',
    'const { readFileSync, statSync: stat } = require("node:fs");',
  ],
  ['import path from "node:path";', 'const path = require("node:path");'],
  ['import { default as default2 } from "node:process";', 'const default2 = require("node:process");'],
  ['import * as os from "node:os";', 'const os = require("node:os");'],
])('the compiled program requires a module of Node: %s', (compiled, requiring) => {
  expect(bin.requiringBuiltins(`${compiled}\nstart();\n`)).toBe(`${requiring}\nstart();\n`)
})

test.each([
  'import { join } from "./chunk-A.js";',
  'import { default as fs, statSync } from "node:fs";',
  'const sample = `import fs from "node:fs"`;',
])('other code stays as it is: %s', (code) => {
  expect(bin.requiringBuiltins(code)).toBe(code)
})
