import type { Statement } from '@babel/types'
import { MARKUP } from '../read/javascript/scope.ts'
import type { Use } from './components.ts'
import { isHarmless, withoutLooks } from './harmless.ts'
import { jsxHtml } from './jsxHtml.ts'
import type { Markup } from './markup.ts'
import { expressionIn, scopeOf, statementsIn } from './scopeOf.ts'
import { DEFAULT, slotMark } from './slots.ts'

/** The HTML of a component of Astro, of which `componentsIn` makes those that its script knows. */
export function astroComponent(
  text: string,
  { file, props, components }: Use,
  componentsIn: (statements: Statement[]) => Markup['component'],
): string | undefined {
  const [, script = '', template = text] = /^\s*---\n([\s\S]*?)\n---\n?([\s\S]*)$/.exec(text) ?? []
  const statements = statementsIn(script)
  const { address, modules, slots = new Set([DEFAULT]) } = components
  const contents = Object.fromEntries([...slots].map((slot) => [slot, { [MARKUP]: slotMark(slot) }]))
  const scope = scopeOf(file, statements, { Astro: { props, slots: contents } }, modules)
  const node = statements.every(isHarmless) ? expressionIn(`<>${asJsx(template)}</>`) : undefined
  return node && jsxHtml(node, { scope, keepsSpace: true, address, slots, component: componentsIn(statements) })
}

/** A template of Astro as JSX, which has no `{name}` for an attribute with the name of its value. */
const asJsx = (template: string): string =>
  withoutLooks(template)
    .trim()
    .replace(/<[A-Za-z][\w.-]*(?:\s+(?:[\w:-]+(?:=(?:"[^"]*"|'[^']*'|\{[^{}]*\}))?|\{\w+\}))+\s*\/?>/g, (tag) =>
      tag.replace(/=(?:"[^"]*"|'[^']*'|\{[^{}]*\})|\{(\w+)\}/g, (part, name?: string) =>
        name === undefined ? part : `${name}=${part}`,
      ),
    )
