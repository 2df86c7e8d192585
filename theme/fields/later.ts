// What is put into a reference when it is asked for. In one file: the name of each is a part of the script of every page.
export { complete } from './complete.ts'
export { fillFold } from './fillFold.ts'
export { frameMissing } from './frameMissing.ts'
