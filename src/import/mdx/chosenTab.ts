import { attributesOf, type JsxElement } from './attributes.ts'
import { elementsIn } from './elementsIn.ts'

/** Whether `<Tabs defaultValue="b">`, `<Tabs defaultIndex="1">` or `<TabItem default>` opens another tab than the first. */
export function opensLaterTab(tabs: JsxElement): boolean {
  const { defaultValue, defaultIndex } = attributesOf(tabs, new Map())
  const items = elementsIn(tabs).map((each) => attributesOf(each, new Map()))
  if (defaultIndex !== undefined) return Number(defaultIndex) > 0
  const isChosen = ({ value, default: chosen }: (typeof items)[number]): boolean =>
    defaultValue === undefined ? chosen !== undefined && chosen !== 'false' : value === defaultValue
  return items.findIndex(isChosen) > 0
}
