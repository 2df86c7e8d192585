import type { Step } from '../../convert/dialect.ts'
import { applyEdits, type Edit, unedited } from '../../convert/edits.ts'
import { INLINE } from '../../convert/inlineConstructs.ts'
import { inlineStep } from '../../convert/inlineStep.ts'
import { indented } from '../../convert/lines.ts'
import type { Describer } from './describer.ts'
import { generatedIn } from './generated.ts'

/** More than a page can show; one object may be described many times. */
const MOST_CHARACTERS = 500_000

/** Nothing evaluates the braces of a docstring. */
const bracesStep = inlineStep({ constructs: [INLINE.literalBraces] })

/** `::: package.Name` becomes what its source says of it; without a source the line stays for another step. */
export const generatedStep =
  (describe: Describer): Step =>
  (edited, conversion) => {
    let left = MOST_CHARACTERS
    const edits = generatedIn(edited.text).flatMap(({ name, level, margin, yaml, start, end, index }): Edit[] => {
      const description = left > 0 ? describe(name, level, yaml) : undefined
      if (!description) return []
      left -= description.text.length
      const line = edited.lines[index] ?? index + 1
      conversion.tally.note('::: identifier', 'converted', { file: conversion.source, line })
      const { text } = bracesStep(unedited(`${description.text}\n`, line), conversion)
      return [{ start, end, text: margin + indented(text, margin) }]
    })
    return applyEdits(edited, edits)
  }
