import { addressOfAuthor, dateIn } from '../../model/blog.ts'
import type { AuthorName, FrontMatter, Named } from '../../model/page.ts'
import { type Checked, error } from '../../model/problem.ts'
import { pushAll } from '../../model/pushAll.ts'
import type { SourcePath } from '../../model/route.ts'
import type { YamlNode } from '../../yaml/node.ts'
import { parseToml } from '../../yaml/parseToml.ts'
import { parseYaml } from '../../yaml/parseYaml.ts'
import { readShape } from '../../yaml/shape.ts'
import type { LinkBase } from '../links/linkBase.ts'
import { frontMatterShape } from './frontMatterShape.ts'
import { NO_OTHER_KEYS, type OtherKeys, readOtherKeys } from './otherKeys.ts'
import { readHero, titleOfHero } from './readHero.ts'
import { linkOf, type PlacedText, type Reading, textOf } from './reading.ts'
import type { FrontMatterText } from './splitFrontMatter.ts'

/** Reads front matter; invalid values are errors, unknown keys warnings, and both are ignored. */
export function readFrontMatter(written: FrontMatterText, base: LinkBase): Checked<FrontMatter> {
  const { value: node, problems } = parsed(written, base.source)
  if (!node) return { value: withDefaults(undefined, NO_OTHER_KEYS, { base, problems }), problems }
  const { ours, others, problems: ofOthers } = readOtherKeys(node, base.route)
  const read = readShape(ours, frontMatterShape, 'invalid-front-matter', 'warning')
  const found = [...problems, ...read.problems, ...ofOthers]
  return { value: withDefaults(read.value, others, { base, problems: found }), problems: found }
}

function parsed({ format, text, firstLine }: FrontMatterText, path: SourcePath): Checked<YamlNode | undefined> {
  return format === 'toml' ? parseToml({ path, text }, firstLine) : parseYaml({ path, text }, { firstLine })
}

type Written = NonNullable<ReturnType<typeof frontMatterShape>>

function withDefaults(written: Partial<Written> = {}, others: OtherKeys, reading: Reading): FrontMatter {
  return {
    title: textOf(written.title ?? titleOfHero(written), reading),
    description: textOf(written.description, reading),
    layout: written.layout ?? 'doc',
    sidebarLabel: textOf(written.sidebar?.label ?? others.label, reading),
    sidebarPosition: written.sidebar?.position ?? others.position,
    draft: written.draft ?? false,
    unlisted: written.unlisted ?? false,
    tags: (written.tags ?? []).map(named).filter(({ name }) => name !== ''),
    date: written.date && named(written.date),
    authors: (written.authors ?? written.author ?? [])
      .map((author) => authorOf(author, reading))
      .filter(({ name }) => name !== ''),
    keywords: written.keywords ?? [],
    image: linkOf(written.image, 'media', reading),
    lastUpdated: written.lastUpdated && dateOf(written.lastUpdated, reading),
    contributors: written.contributors,
    feedback: written.feedback,
    toc: written.toc ?? others.toc,
    previous: written.previous === false ? false : linkOf(written.previous, 'link', reading),
    next: written.next === false ? false : linkOf(written.next, 'link', reading),
    aliases: others.aliases,
    ...readHero(written, reading),
  }
}

type WrittenAuthor = NonNullable<Written['authors']>[number]

function authorOf(author: WrittenAuthor, { problems }: Reading): AuthorName {
  if (!('about' in author)) return named(author)
  const { title = '', url } = author.about
  const site = addressOfAuthor(url)
  pushAll(problems, site.problems)
  return { ...named(author), about: { title, url: site.value } }
}

const named = ({ value, place }: PlacedText): Named => ({ name: value.trim(), place })

function dateOf({ value, place }: PlacedText, { problems }: Reading): string | undefined {
  const date = dateIn(value)
  const details = { message: `"${value}" is not a date`, fix: 'write it like "2026-11-22"' }
  if (date === undefined) problems.push(error('invalid-front-matter', place, details))
  return date
}
