import type { Action, Feature, Hero, Iconic, Link } from '../../model/page.ts'
import { error, type Place, warning } from '../../model/problem.ts'
import { ALLOW_LIST } from '../sanitize/allowList.ts'
import type { frontMatterShape } from './frontMatterShape.ts'
import { linkOf, type PlacedText, type Reading, textOf } from './reading.ts'

type Written = Partial<NonNullable<ReturnType<typeof frontMatterShape>>>
type WrittenHero = NonNullable<Written['hero']>

export const titleOfHero = ({ hero }: Written): PlacedText | undefined => hero?.title ?? hero?.name

/** The head of a landing page, and the cards below it. */
export const readHero = (written: Written, reading: Reading): { hero?: Hero; features?: Feature[] } => ({
  ...(written.hero && { hero: heroOf(written.hero, written.title && titleOfHero(written), reading) }),
  ...(written.features && { features: written.features.flatMap((each) => featureOf(each, reading)) }),
})

function heroOf({ text, tagline, image, actions }: WrittenHero, title: PlacedText | undefined, reading: Reading): Hero {
  const light = image?.src ?? image?.file ?? image?.light
  const source = linkOf(light ?? image?.dark, 'media', reading)
  const dark = light && linkOf(image?.dark, 'media', reading)
  return {
    title: textOf(title, reading),
    text: plainOf(text, reading),
    tagline: plainOf(tagline, reading),
    image: source && { source, dark, alt: image?.alt ?? '' },
    actions: actions?.flatMap((each) => actionOf(each, reading)),
  }
}

const TAG = /<\/?([a-z][a-z\d]*)(?:\s[^<>]*)?>/g

/** A text, which other generators read as HTML; each of its tags is text here. */
function plainOf(written: PlacedText | undefined, reading: Reading): string | undefined {
  const tag = [...(written?.value ?? '').matchAll(TAG)].find(([, name = '']) => ALLOW_LIST.tagNames?.includes(name))
  if (written && tag) {
    const message = `"${tag[0]}" is HTML, which is printed as text`
    reading.problems.push(warning('foreign-syntax', written.place, { message, fix: 'write the text without tags' }))
  }
  return textOf(written, reading)
}

type WrittenAction = NonNullable<WrittenHero['actions']>[number]

function actionOf({ label, text, to, link, href, icon }: WrittenAction, reading: Reading): Action[] {
  const leads = to ?? link ?? href
  const shown = label ?? text
  const target = addressOf(leads, reading)
  if (shown && !leads) reportUnshown(shown.place, `the button "${shown.value}" leads nowhere`, 'to: /docs/', reading)
  if (leads && !shown) reportUnshown(leads.place, `the button to "${leads.value}" has no text`, 'label: …', reading)
  return target && shown?.value ? [{ link: { ...target, text: shown.value }, ...iconic(icon) }] : []
}

function reportUnshown(place: Place, what: string, missing: string, { problems }: Reading): void {
  const message = `${what}, so it is not shown`
  problems.push(warning('invalid-front-matter', place, { message, fix: `add "${missing}"` }))
}

const iconic = (icon: PlacedText | undefined): Iconic =>
  icon ? { icon: { name: icon.value.trim(), place: icon.place } } : {}

type WrittenFeature = NonNullable<Written['features']>[number]

function featureOf(written: WrittenFeature, reading: Reading): Feature[] {
  const { title, details, description, to, link, href, icon } = written
  const about = details ?? description
  const label = plainOf(title, reading)
  const sentence = plainOf(about, reading) ?? ''
  if (!title && about) reportUnshown(about.place, 'this card has no title', 'title: …', reading)
  if (label === undefined) return []
  return [{ title: label, details: sentence, link: addressOf(to ?? link ?? href, reading), ...iconic(icon) }]
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
