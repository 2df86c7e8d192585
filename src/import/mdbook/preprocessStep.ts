import { dedent } from '../convert/dedent.ts'
import type { Conversion, Step } from '../convert/dialect.ts'
import { applyEdits, type Edit } from '../convert/edits.ts'
import { linesOf, marginAt, placedIn } from '../convert/lines.ts'
import { listingMissed, noteLeftInclude } from '../convert/noteLeftInclude.ts'
import { placesIn } from '../convert/places.ts'
import { folderOf, joined } from '../paths.ts'

const TOKEN = /(\\?)\{\{[ \t]*#([\w-]+)(\s[^{}]*)?\}\}/g

/** `{{#include file:2:5}}` and its relatives are inlined, and tabs become directives. */
export const preprocessStep: Step = (edited, conversion) => {
  const lines = linesOf(edited.text)
  const placeAt = placesIn(edited.text)
  const edits = [...edited.text.matchAll(TOKEN)].flatMap((match): Edit[] => {
    const [whole, backslash, name = '', args = ''] = match
    const range = { start: match.index, end: match.index + whole.length }
    const { line: at, lineStart } = placeAt(match.index)
    const inCode = lines[at]?.inCode ?? false
    // Markdown shows a brace after a backslash, too, but for code.
    if (backslash) return inCode ? [{ ...range, text: whole.slice(1) }] : []
    const { conversion: listing, missed } = listingMissed(conversion)
    const text = textOf(name, args.trim(), listing, 0) ?? (inCode ? undefined : tabOf(name, args))
    const place = { file: conversion.source, line: edited.lines[at] ?? 1 }
    if (text === undefined) noteLeftInclude(`{{#${name}}}`, missed[0] ?? '', place, conversion)
    else conversion.tally.note(`{{#${name}}}`, 'converted', place)
    const { margin, isFirst } = marginAt(edited.text, match.index, lineStart)
    const placed = text !== undefined && isFirst ? placedIn(text, margin) : text
    return [{ ...range, text: placed ?? (inCode ? whole : `\`${whole}\``) }]
  })
  return applyEdits(edited, edits)
}

// Files may include one another; deeper than this they go in a circle.
const DEEPEST = 10

function textOf(name: string, args: string, conversion: Conversion, depth: number): string | undefined {
  if (depth > DEEPEST) return undefined
  const [path = '', ...part] = (args.split(/\s+/, 1)[0] ?? '').split(':')
  switch (name) {
    case 'include':
    case 'rustdoc_include': {
      const file = conversion.include(path)
      return file && expanded(partOf(file.text.replace(/\n$/, ''), part), file.path, conversion, depth + 1)
    }
    case 'shiftinclude': {
      const [, shift = '', rest = ''] = /^([^:]*):(.*)$/.exec(args) ?? []
      const text = textOf('include', rest, conversion, depth)
      return text && shifted(text, shift)
    }
    case 'playground':
    case 'playpen': {
      const file = conversion.include(path)
      return file && `\`\`\`rust\n${partOf(file.text.trimEnd(), [])}\n\`\`\``
    }
    case 'title':
      return ''
    default:
      return undefined
  }
}

/** The text of an included file, in which paths begin at its own folder. */
function expanded(text: string, path: string, conversion: Conversion, depth: number): string {
  const include: Conversion['include'] = (target) => conversion.include(`/${joined(folderOf(path), target)}`)
  return text.replace(TOKEN, (whole, backslash: string, name: string, args: string = '') =>
    backslash ? whole : (textOf(name, args.trim(), { ...conversion, include }, depth) ?? whole),
  )
}

/** `{{#tabs}}` and `{{#tab name="A"}}` of the preprocessor "tabs". */
function tabOf(name: string, args: string): string | undefined {
  if (name === 'tabs') return ':::tabs'
  if (name === 'tab') return `:::tab[${/\bname=(?:"([^"]*)"|'([^']*)')/.exec(args)?.slice(1).find(Boolean) ?? 'Tab'}]`
  return name === 'endtab' || name === 'endtabs' ? ':::' : undefined
}

/** More would make a long text of a short one. */
const WIDEST = 100

/** `auto` takes the common indentation away, `4` adds as much, and `-4` takes as much away. */
function shifted(text: string, shift: string): string {
  if (shift === 'auto') return dedent(`\n${text}`).slice(1)
  const width = Math.min(WIDEST, Number(shift) || 0)
  return text
    .replace(/^/gm, ' '.repeat(Math.max(0, width)))
    .replace(/^ */gm, (spaces) => spaces.slice(Math.max(0, -width)))
}

/** `:2`, `:2:5`, `::5` or `:anchor`. */
function partOf(text: string, [first = '', last]: string[]): string {
  const lines = text.split('\n')
  const isAnchorLine = (line: string): boolean => /\bANCHOR(?:_END)?:\s*[\w-]+/.test(line)
  if (first !== '' && !/^\d+$/.test(first)) {
    const start = lines.findIndex((line) => new RegExp(`\\bANCHOR:\\s*${first.replace(/[^\w-]/g, '')}\\b`).test(line))
    const end = lines.findIndex((line) => new RegExp(`\\bANCHOR_END:\\s*${first.replace(/[^\w-]/g, '')}\\b`).test(line))
    if (start >= 0 && end >= 0)
      return lines
        .slice(start + 1, end)
        .filter((line) => !isAnchorLine(line))
        .join('\n')
  }
  const from = first === '' ? 0 : Number(first) - 1
  const to = last === undefined ? (first === '' ? lines.length : from + 1) : last === '' ? lines.length : Number(last)
  const chosen = /^\d*$/.test(first) ? lines.slice(from, to) : lines
  return chosen.filter((line) => !isAnchorLine(line)).join('\n')
}
