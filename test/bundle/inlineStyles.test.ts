import { expect, test } from 'vitest'
import { inlineStyles } from '../../src/bundle/style/inlineStyles.ts'

/** What stands in pages of a style sheet of one part. */
const early = (css: string): string =>
  inlineStyles(css, [css])
    .map((style) => style.css)
    .join('')

const shown = (css: string): string[][] => inlineStyles(css, [css]).flatMap(({ shownBy }) => shownBy)

test.each([
  ['what a pointer or the keyboard does', 'a{color:red}a:hover,a:focus-visible{color:blue}', 'a{color:red}'],
  ['a state among others', 'a:hover,a[aria-current]{color:red}', 'a[aria-current]{color:red}'],
  [
    'what a button has done',
    '.permalink{color:red}.permalink[data-copied]::after{content:"x"}',
    '.permalink{color:red}',
  ],
  ['what is open', '.menu:popover-open{inset:0}.menu::backdrop{color:red}', ''],
  ['print and movement', '@media print{a{color:red}}@keyframes turn{to{rotate:1turn}}a{transition:color 1s}', ''],
  ['the colours of pictures that readers choose', '@media (forced-colors:active){.icon{background:ButtonText}}', ''],
  [
    'polish',
    'a{color:red;cursor:pointer;pointer-events:none;border-start-end-radius:3px;box-shadow:0 0 red}',
    'a{color:red}',
  ],
])('%s comes with the whole sheet', (_, css, expected) => {
  expect(early(css)).toBe(expected)
})

test('a name with an escape, as others make them of states, is needed at first by every page', () => {
  const css = '.md\\:flex{top:0}'
  expect([early(css), shown(css)]).toEqual([css, [[]]])
  const states = '.hover\\:a{top:0}.a\\:hover{top:0}.w-1\\/2 .b{top:0}.\\31 0px{top:0}.a\\[b\\]{top:0}'
  expect([early(states), shown(states)]).toEqual([states, [[]]])
  expect(shown('.w-1\\/2 .b{top:0}')).toEqual([['.b']])
})

test('what does not hold while something is done holds at first', () => {
  expect(early('a:not(:focus){clip-path:inset(50%)}')).toBe('a:not(:focus){clip-path:inset(50%)}')
})

test('a condition of the screen and the layers stay', () => {
  const css = '@layer a,b;@layer a{@media (min-width:997px){.b{color:red}}}'
  expect(early(css)).toBe(css)
})

test('a picture is transparent until the whole sheet is there', () => {
  expect(early(`a{mask:url('data:image/svg+xml,<svg d="M0 0;}{"/>') center}`)).toBe(
    'a{mask:linear-gradient(#0000,#0000) center}',
  )
})

test('a property that never changes is its value; one that depends on the colour mode has a short name', () => {
  const tokens = ':root{--space:1rem;--wide:calc(2*var(--space));--ink:black;--none:0}[data-theme=dark]{--ink:white}'
  expect(early(`${tokens}a{margin:var(--space) var(--wide);color:var(--ink)}`)).toBe(
    ':root{--0:black}[data-theme=dark]{--0:white}a{margin:1rem calc(2*1rem);color:var(--0)}',
  )
})

test('a property that a part of the page sets keeps its name, which the colours of a site use', () => {
  const css = '.api{--api-primary:blue;color:var(--api-primary)}'
  expect(early(css)).toBe(css)
})

test('a property that is made from itself, or gets too long, keeps its name', () => {
  const circle = ':root{--a:var(--b);--b:var(--a)}a{color:var(--b)}'
  expect(early(circle)).toBe(':root{--0:var(--0)}a{color:var(--0)}')
  const twice = Array.from({ length: 99 }, (_, index) => `--p${index + 1}:var(--p${index}) var(--p${index})`)
  expect(early(`:root{--p0:red;${twice.join(';')}}a{b:var(--p99)}`).length).toBeLessThan(50_000)
})

test('strings are no braces, and nothing can end the style element', () => {
  expect(early('a:before{content:"}</style>;"}')).toBe('a:before{content:"}<\\/style>;"}')
})

test.each([
  ['.code pre{color:red}', [['.code', 'pre']]],
  ['.code{color:red}.code .line{color:red}', [['.code']]],
  ['.term:has(>a){color:red}', [['.term', 'a']]],
  [
    ':is(.a,.b) .c{color:red}',
    [
      ['.a', '.c'],
      ['.b', '.c'],
    ],
  ],
  ['html[data-theme] .a:not(.b):nth-child(2n+1)::before{color:red}', [['.a']]],
  [':root{color:red}', [[]]],
  ['.a{& .b{color:red}}', [['.a', '.b']]],
  ['.a:not(:is(.b,.c)){color:red}', [['.a']]],
])('%s is for pages that have what it names', (css, names) => {
  expect(shown(css)).toEqual(names)
})

const many = (size: number, make: (index: number) => string): string =>
  Array.from({ length: size }, (_, index) => make(index)).join('')

test.each([
  ['alternatives after one another', many(12, (i) => `:is(.a${i},.b${i})`), 64],
  ['functions in one another', `.a${':is('.repeat(5000)}.b${')'.repeat(5000)}`, 1],
  ['selectors in one another', `${many(40, (i) => `.a${i},`)}.b{${many(40, (i) => `.c${i},`)}.d`, 41],
])('%s are for pages that have some of the names, in few lists', (_, selector, lists) => {
  expect(shown(`${selector}{color:red}`)).toHaveLength(lists)
})

test('each import is a part of its own', () => {
  const parts = ['.a{color:red}', '.b{color:red}', '.b:hover{color:red}']
  expect(inlineStyles(parts.join(''), parts).map(({ css }) => css)).toEqual(['.a{color:red}', '.b{color:red}'])
})
