import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { folderWith } from '../disk/folder.ts'

type Bin = { asCommonJs(folder: string, outputs: Record<string, object>): Promise<void> }

const FILE = join(import.meta.dirname, '../../bin/asCommonJs.js')
const { asCommonJs }: Bin = await import(pathToFileURL(FILE).href)

const MODULES = {
  'counter.cjs': `var count = 0;
var add = () => { count += 1; };
function twice() { add(); add(); }
var left = 1;
var right = 2;
function swap() { ({ left, inside: [right] } = { left: right, inside: [left] }); }
var text = "export { add };";

export {
  count,
  add as more,
  twice,
  left,
  right,
  swap,
  text
};
/*! Bundled license information: none */
`,
  'user.cjs': `import { count, twice } from "./counter.cjs";
var later = () => import("./counter.cjs");
var own = () => import("./elsewhere.cjs");
var place = import.meta.dirname;
var isStrict = (function() { return this === void 0; })();
var counted = () => { twice(); return count; };

export {
  counted,
  isStrict,
  later,
  own,
  place
};
`,
}

async function compiled() {
  const folder = folderWith(MODULES)
  await asCommonJs(folder, Object.fromEntries(Object.keys(MODULES).map((name) => [`lib/${name}`, {}])))
  return { folder, require: createRequire(join(folder, 'a.js')) }
}

test('modules of a split bundle become CommonJS modules that do the same', async () => {
  const { folder, require } = await compiled()
  const { counted, isStrict, place } = require('./user.cjs')
  expect([counted(), counted(), isStrict, place]).toEqual([2, 4, true, folder])
})

test('an export that changes is read when it is used, others are values', async () => {
  const { require } = await compiled()
  const counter = require('./counter.cjs')
  counter.more()
  counter.swap()
  expect([counter.count, counter.left, counter.right]).toEqual([1, 2, 1])
  const isRead = (name: string) => Object.getOwnPropertyDescriptor(counter, name)?.get !== undefined
  expect(['count', 'left', 'right', 'more', 'twice', 'text'].filter(isRead)).toEqual(['count', 'left', 'right'])
})

test('files of the bundle are required when they are needed, others are imported', async () => {
  const { folder, require } = await compiled()
  expect(await require('./user.cjs').later()).toBe(require('./counter.cjs'))
  expect(readFileSync(join(folder, 'user.cjs'), 'utf8')).toContain('import("./elsewhere.cjs")')
})
