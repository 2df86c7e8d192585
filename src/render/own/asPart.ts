import { createElement, type ElementType } from 'react'
import type { AnyPart } from '../../model/theme.ts'

/** A component that a site exports, as a part: also a class, and what `memo` and `forwardRef` return. */
export function asPart(exported: unknown): AnyPart | undefined {
  if (!isComponent(exported)) return undefined
  return isFunction(exported) ? exported : (props) => createElement(exported, props)
}

const WRAPPED: readonly unknown[] = [Symbol.for('react.memo'), Symbol.for('react.forward_ref')]

const isComponent = (value: unknown): value is ElementType<Record<string, unknown>> =>
  typeof value === 'function' ||
  (typeof value === 'object' && value !== null && '$$typeof' in value && WRAPPED.includes(value.$$typeof))

const isFunction = (value: unknown): value is AnyPart =>
  typeof value === 'function' && !value.prototype?.isReactComponent
