import { expect, test } from 'vitest'
import { config, site } from '../site.ts'
import { bodyOf, headingsOf, parse, problemsOf, textOf } from './parse.ts'

/** Icons with the beginnings of their drawings alone. */
const shortened = (html: string): string =>
  html.replace(/<path [^>]*d="([^"]{3})[^"]*">(?:<\/path>)?(?:<path[^>]*>(?:<\/path>)?)*/g, '$1')

const icon = (box: number, shown: string): RegExp =>
  new RegExp(
    `<svg class="pictogram" viewBox="0 0 ${box} ${box}" width="1em" height="1em" fill="currentColor" ${shown}><path`,
  )

test('an icon is decoration, unless it has a label', () => {
  expect(bodyOf('Ship :icon[rocket] it')).toMatch(
    new RegExp(`^<p>Ship ${icon(16, 'aria-hidden="true"').source}.*</svg> it</p>$`),
  )
  expect(bodyOf('Ship :icon[rocket]{label=\'Say "go" & run\'}')).toMatch(
    icon(16, 'role="img" aria-label="Say &#x22;go&#x22; &#x26; run"'),
  )
})

test('titles, headings, search and Markdown have the label of an icon, and nothing of decoration', () => {
  const { value } = parse('# :icon[rocket] Start\n\nA :icon[key]{label=Key} *:icon[lock]* b.\n\n## :icon[gear] Set up')
  expect([value.title, value.titleId]).toEqual(['Start', 'start'])
  expect(headingsOf(value).map(({ id, text }) => [id, text])).toEqual([['set-up', 'Set up']])
  expect(textOf(value)).toBe('A Key b. Set up')
  expect(value.markdown).toBe('A Key b.\n\n## Set up')
})

test('cards begin with a larger icon, in lists and on landing pages', async () => {
  const card = bodyOf(':::cards\n- :icon[rocket] **[Start](./a.md)** Ship it.\n:::')
  expect(card).toMatch(
    new RegExp(
      `<li class="card">${icon(24, 'aria-hidden="true"').source}.*?</svg><a href="[^"]*" class="card-title">Start</a><p>Ship it.</p></li>`,
    ),
  )
  const features = ['rocket', '"🚀"', '"<b>x</b>"', '{ light: /a.svg, dark: /b.svg }', 'rockett'].map(
    (name) => `  - { title: T, icon: ${name} }`,
  )
  const { html, problems } = await site({
    'content/site.yaml': config(''),
    'content/index.md': `---\nlayout: landing\nfeatures:\n${features.join('\n')}\nhero: { actions: [{ label: Go, to: /, icon: key }, { label: Up, to: /, icon: "↑" }] }\n---\n# Home`,
  })
  const buttons = [...html('/').matchAll(/<span class="button-icon">(.*?)<\/span>(?=Go|Up)/g)]
  expect(buttons.map(([, drawing = '']) => shortened(drawing).slice(0, 40))).toEqual([
    '<svg class="pictogram" viewBox="0 0 16 1',
    '<span class="pictogram" aria-hidden="tru',
  ])
  const shown = [...html('/').matchAll(/<li class="card">(.*?)<strong/g)].map(([, before = '']) => shortened(before))
  expect(shown[0]).toMatch(/^<span class="card-icon"><svg class="pictogram" viewBox="0 0 24 24"/)
  expect(shown.slice(1)).toEqual([
    '<span class="card-icon"><span class="pictogram" aria-hidden="true">🚀</span></span>',
    '',
    '',
    '',
  ])
  expect(problems).toContain(
    'content/index.md:8:23  warning  unknown-icon\n  there is no icon "rockett"\n  fix: did you mean "rocket"?',
  )
})

test('an icon that does not exist is reported, and only its label is shown', () => {
  expect(bodyOf('A :icon[rockett]{label=Fast} b :icon[] c')).toBe('<p>A Fast b  c</p>')
  expect(problemsOf('A :icon[rockett] b\n\n> c :icon[key]{colour=red}\n\n:icon[thing-of-mine] :icon[]')).toEqual([
    '1:3 warning unknown-icon: there is no icon "rockett" → did you mean "rocket"?',
    '3:5 warning unknown-directive: ":icon" has no attribute "colour" → known attributes: label',
    '5:1 warning unknown-icon: there is no icon "thing-of-mine" → choose one of https://primer.style/octicons/',
    '5:22 warning unknown-icon: this icon has no name → choose one of https://primer.style/octicons/',
  ])
})

test('what is escaped, or is code, or belongs to a word is text', () => {
  expect(bodyOf('\\:icon[rocket] `:icon[rocket]` x:icon[rocket] ::icon[rocket]')).toBe(
    '<p>:icon[rocket] <code>:icon[rocket]</code> x:icon[rocket] ::icon[rocket]</p>',
  )
})
