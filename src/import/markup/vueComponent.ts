import type { Statement } from '@babel/types'
import { staticValue } from '../read/javascript/staticValue.ts'
import type { Json, JsonObject } from '../read/json.ts'
import { withoutChanged } from './changedNames.ts'
import type { Use } from './components.ts'
import { isHarmless, withoutLooks } from './harmless.ts'
import type { Markup } from './markup.ts'
import { scopeOf, statementsIn } from './scopeOf.ts'
import { DEFAULT } from './slots.ts'
import { vueHtml } from './vueHtml.ts'
import { declaredProps, setupStatements } from './vueScript.ts'

/** The HTML of a component of Vue, of which `componentsIn` makes those that its script knows. */
export function vueComponent(
  text: string,
  { file, props, components }: Use,
  componentsIn: (statements: Statement[]) => Markup['component'],
): string | undefined {
  const [, template] = /<template>([\s\S]*)<\/template>/.exec(text) ?? []
  const scripts = [...text.matchAll(/<script\b[^<>]*>([\s\S]*?)(?:<\/script>|$)/g)].map(([, script = '']) => script)
  const script = statementsIn(scripts.join('\n'))
  const statements = setupStatements(script)
  if (template === undefined || !statements?.every(isDeclaration)) return undefined
  const { address, modules, slots = new Set([DEFAULT]) } = components
  const constants = withoutChanged(statements, script, text)
  const declared = [...declaredProps(statements)].flatMap(([name, node]): [string, Json][] => {
    const value = staticValue(node, scopeOf(file, constants, {}, modules))
    return value === undefined ? [] : [[name, value]]
  })
  const given: JsonObject = { ...Object.fromEntries(declared), ...props }
  const $slots = Object.fromEntries([...slots].map((slot) => [slot, true]))
  const returns = { ...modules.returns, defineProps: given, withDefaults: given }
  const scope = scopeOf(file, constants, { ...given, props: given, $props: given, $slots }, { ...modules, returns })
  const shown = { address, slots, component: componentsIn(statements) }
  return vueHtml(withoutLooks(template), scope, shown)?.replace(/\s+/g, ' ').trim()
}

/** A call may change what is shown, unless it declares something, or changes a value that is not read for this reason. */
const isDeclaration = (statement: Statement): boolean =>
  isHarmless(statement) ||
  (statement.type === 'ExpressionStatement' &&
    statement.expression.type === 'CallExpression' &&
    statement.expression.callee.type === 'Identifier' &&
    /^(?:define\w+|withDefaults|watch\w*|on[A-Z]\w+)$/.test(statement.expression.callee.name))
