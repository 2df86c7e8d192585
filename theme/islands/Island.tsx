import { createElement, type FunctionComponent } from 'react'
import { renderToString } from 'react-dom/server'

type IslandProps<Props extends object> = { name: string; component: FunctionComponent<Props>; props: Props }

/**
 * A component that hydrates in the browser. It renders itself with the attributes that hydration needs and its props as
 * plain data; `hydrateIslands.ts` finds it by its name.
 */
export function Island<Props extends object>({ name, component, props }: IslandProps<Props>) {
  return (
    <div
      data-island={name}
      data-props={JSON.stringify(props)}
      dangerouslySetInnerHTML={{ __html: renderToString(createElement(component, props)) }}
    />
  )
}
