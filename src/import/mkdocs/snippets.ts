import { noteLeftInclude } from '../convert/noteLeftInclude.ts'
import type { Block, Position } from './block.ts'
import { includedLines } from './includedLines.ts'
import { movedLinks } from './movedLinks.ts'
import { type Numbered, nextIndex } from './quotes.ts'

const SNIPPET =
  /^([ \t]*)(?:;?-+8<-+[ \t]+"([^"]+)"|\{%-?[ \t]*include(?:-markdown)?[ \t]+["']([^"']+)["'][^%]*%\}|\{!>?[ \t]*([^\s{}!]+)[ \t]*!\})[ \t]*$/
/** A line before and after the names of several files. */
const SNIPPETS = /^([ \t]*)-+8<-+[ \t]*$/

/** A line that stands for a file, or between two marks the names of several. */
export const snippetsAt = (at: Position): Block | undefined => snippetAt(at) ?? listedAt(at)

function snippetAt(at: Position): Block | undefined {
  const { current, index, isCode } = at
  const snippet = SNIPPET.exec(current.text)
  if (!snippet) return undefined
  const [, margin = '', ...names] = snippet
  const name = names.find((each) => each !== undefined) ?? ''
  const end = index + 1
  // An escaped one is shown.
  if (/^[ \t]*;/.test(current.text)) return { converted: [{ ...current, text: shown(current.text, isCode) }], end }
  return { converted: included(name, margin, { ...current, isCode }, at), end }
}

function listedAt(at: Position): Block | undefined {
  const { lines, current, index } = at
  const [marker, margin = ''] = SNIPPETS.exec(current.text) ?? []
  const last = marker === undefined ? -1 : nextIndex(lines, index + 1, ({ text }) => SNIPPETS.test(text))
  if (last <= 0) return undefined
  const names = lines.slice(index + 1, last).filter(({ text }) => text.trim() !== '')
  const converted = names.flatMap((line) => included(line.text.trim(), margin, line, at))
  return { converted, end: last + 1 }
}

function included(
  written: string,
  margin: string,
  { text, line, isCode = false }: Numbered & { isCode?: boolean | undefined },
  { conversion, convertInner }: Position,
): Numbered[] {
  const at = { file: conversion.source, line }
  // A name behind a semicolon is switched off.
  if (written.trim().startsWith(';')) return []
  const [, path = '', part] = /^([^:]+(?::\/\/[^:]*)?)(?::(.*))?$/.exec(written) ?? []
  const isBeside = text.includes('{%') && /^\.\.?\//.test(path)
  const file =
    (isBeside ? conversion.include(path) : undefined) ?? conversion.include(`/${path}`) ?? conversion.include(path)
  // A tag of a template in code is more likely shown than meant.
  if (!file && isCode && text.includes('{%')) return [{ text, line }]
  const inside = file && includedLines(file.text, text, part)
  const isOptional = /[ \t]ignore missing\b/.test(text)
  const construct = '--8<-- "snippet"'
  if (inside || isOptional) conversion.tally.note(construct, 'converted', at)
  else noteLeftInclude(construct, path, at, conversion)
  if (!file || !inside) return isOptional ? [] : [{ text: isCode ? text : `${margin}\`${text.trim()}\``, line }]
  const keepsLinks = !/\binclude-markdown\b/.test(text) || /\brewrite-relative-urls=false\b/.test(text)
  const all = inside.join('\n')
  const moved = keepsLinks ? all : movedLinks(all, file.path, conversion.source)
  return convertInner(
    moved.split('\n').map((each) => ({ text: margin + each, line })),
    isCode,
  )
}

const shown = (text: string, isCode = false): string =>
  isCode ? text.replace(';', '') : text.trimEnd().replace(/^([ \t]*);(.*)$/, '$1`$2`')
