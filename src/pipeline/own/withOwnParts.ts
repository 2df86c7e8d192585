import { renderToStaticMarkup } from 'react-dom/server'
import { isBlockName } from '../../model/blocks.ts'
import type { OwnTheme } from '../../model/ownTheme.ts'
import type { AnyPart, BaseTheme, Theme } from '../../model/theme.ts'
import { asPart } from '../../render/own/asPart.ts'
import { islandPart } from '../../render/own/islandPart.ts'
import { endingDraws } from './endingDraws.ts'
import { evaluate } from './evaluate.ts'
import { nameOf } from './ownFiles.ts'
import { placeInTheme } from './placeInTheme.ts'
import { openRealm } from './realm.ts'

/**
 * A theme with the parts of a site in the places of its own, and the site's directives.
 * @param limit after how many milliseconds parts that are still drawn are looked into
 */
export function withOwnParts({ theme, shared }: BaseTheme, own: OwnTheme, limit?: number): Theme {
  // Loaded when it is first called, and a module that is stopped while it loads stays half loaded.
  renderToStaticMarkup(null)
  const realm = openRealm()
  const modules = evaluate(own, shared, { realm })
  const componentOf = (kind: 'part' | 'directive', name: string): AnyPart => {
    const component = asPart(modules[nameOf({ kind, name })]?.['default'])
    if (!component) throw new Error(`the theme of the site has no ${kind} "${name}"`)
    const { hydrate } = (kind === 'part' ? own.parts : own.directives)[name] ?? {}
    return hydrate ? islandPart(name, component, hydrate) : component
  }
  const parts = Object.keys(own.parts).map((name): [string, AnyPart] => [name, componentOf('part', name)])
  const directives = Object.keys(own.directives).map((name): [string, AnyPart] => [
    name,
    componentOf('directive', name),
  ])
  return {
    ...theme,
    parts: { ...theme.parts, ...Object.fromEntries(parts) },
    // Blocks of Markdown are rendered by React anyway, one by one.
    ...(theme.own ? { own: [...theme.own, ...Object.keys(own.parts).filter((name) => !isBlockName(name))] } : {}),
    brought: {
      replaced: theme.parts,
      directives: Object.fromEntries(directives),
      files: Object.fromEntries(
        Object.entries({ ...own.directives, ...own.parts }).map(([name, { file }]) => [name, file]),
      ),
      placeOf: (error) => placeInTheme(error, own),
      ending: endingDraws(realm.within, limit),
    },
  }
}
