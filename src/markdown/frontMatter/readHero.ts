import type { Feature, Hero, Link } from '../../model/page.ts'
import { error } from '../../model/problem.ts'
import type { frontMatterShape } from './frontMatterShape.ts'
import { linkOf, type PlacedText, type Reading, textOf } from './reading.ts'

type Written = Partial<NonNullable<ReturnType<typeof frontMatterShape>>>
type WrittenHero = NonNullable<Written['hero']>

export const titleOfHero = ({ hero }: Written): PlacedText | undefined => hero?.title ?? hero?.name

/** The head of a landing page, and the cards below it. */
export const readHero = ({ hero, features }: Written, reading: Reading): { hero?: Hero; features?: Feature[] } => ({
  ...(hero && { hero: heroOf(hero, reading) }),
  ...(features && { features: features.flatMap((each) => featureOf(each, reading)) }),
})

function heroOf({ text, tagline, image, actions }: WrittenHero, reading: Reading): Hero {
  const source = linkOf(image?.src ?? image?.file ?? image?.light, 'media', reading)
  return {
    text: textOf(text, reading),
    tagline: textOf(tagline, reading),
    image: source && { source, alt: image?.alt ?? '' },
    actions: actions?.flatMap((each) => actionOf(each, reading)),
  }
}

type Action = NonNullable<WrittenHero['actions']>[number]

function actionOf({ label, text, to, link }: Action, reading: Reading): Link[] {
  const target = addressOf(to ?? link, reading)
  const shown = label ?? text
  return target && shown ? [{ ...target, text: shown }] : []
}

type WrittenFeature = NonNullable<Written['features']>[number]

function featureOf({ title, details, description, to, link }: WrittenFeature, reading: Reading): Feature[] {
  const label = textOf(title, reading)
  const sentence = textOf(details ?? description, reading) ?? ''
  return label === undefined ? [] : [{ title: label, details: sentence, link: addressOf(to ?? link, reading) }]
}

/** What `term:` and `api:` stand for depends on the text around them. */
function addressOf(written: PlacedText | undefined, reading: Reading): Link | undefined {
  const target = linkOf(written, 'link', reading)
  if (target?.kind !== 'term' && target?.kind !== 'api') return target
  const message = `"${target.target}" is not the address of a page`
  reading.problems.push(
    error('invalid-front-matter', target.place, { message, fix: 'write the address, such as "/api/" or "./start.md"' }),
  )
  return undefined
}
