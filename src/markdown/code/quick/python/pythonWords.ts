import { type CodeWords, nextOf, readWords } from '../readWords.ts'

const LONG_STRING = /"""(?:[^"\\]|\\[\s\S]|"(?!""))*"""|'''(?:[^'\\]|\\[\s\S]|'(?!''))*'''/
const SHORT_STRING = /"(?!"")(?:[^"\\\n]|\\.)*"|'(?!'')(?:[^'\\\n]|\\.)*'/

const NEXT = nextOf({
  space: /(?:\s|\\\n)*/,
  comment: /#.*/,
  string: new RegExp(`(?:[rbuRBU]|[rR][bB]|[bB][rR]|[fF])?(?:${LONG_STRING.source}|${SHORT_STRING.source})`),
  word: /[A-Za-z_]\w*/,
  number: /0[xX][\da-fA-F]+|\d[\d_]*(?:\.\d+)?(?:[eE][-+]?\d+)?(?![\w.])/,
  mark: /->|:=|\.\.\.|\*\*=?|\/\/=?|<<|>>|[=!<>]=|[-+*/%&|^@]=|[-+*/%&|^~@<>=:;,.()[\]{}]/,
})

export const pythonWords = (code: string): CodeWords | undefined => readWords(code, NEXT)
