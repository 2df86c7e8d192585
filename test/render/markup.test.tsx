import {
  Component,
  createContext,
  createElement,
  Fragment,
  lazy,
  memo,
  type ReactElement,
  type ReactNode,
  Suspense,
  useState,
} from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { renderMarkup } from '../../src/render/markup/renderMarkup.ts'

const drawn = (node: ReactNode): ReactElement => <>{node}</>
const element = (type: string, props: Record<string, unknown> = {}, ...children: unknown[]) =>
  createElement(type, props, ...children.map((child) => child as string))

const VALUES: unknown[] = [
  '',
  'a "b" <c> & \'d\'',
  '\nline',
  0,
  1,
  2.5,
  -1,
  Number.NaN,
  12n,
  true,
  false,
  null,
  undefined,
]
const WORSE: unknown[] = [{}, ['a', 'b'], () => 1, Symbol('s'), 'javascript:alert(1)', ' \tjava\nscript:x', '12', 'abc']

const NAMES =
  `className id title role dir lang hidden tabIndex disabled checked defaultChecked value defaultValue selected
  href src action formAction htmlFor charSet httpEquiv crossOrigin content name download capture cols rows size span rowSpan
  colSpan start contentEditable spellCheck draggable autoFocus multiple muted async defer loop controls open required readOnly
  reversed scoped seamless itemScope inert data-a data-h1 data-A aria-label aria-hidden onClick onclick on style ref width height
  viewBox strokeWidth strokeLinecap fillRule clipPath xlinkHref xmlnsXlink x1 d fill is key2 fetchPriority popoverTarget
  autoComplete srcSet hrefLang suppressHydrationWarning innerHTML dateTime unknownName UPPER under_score 1st`
    .split(/\s+/)
    .filter((name) => name !== 'ref')

const TAGS =
  `div span a p ul li table td svg path input button form textarea select option img br hr meta link title script style
  video iframe details col source label noscript picture object my-element`.split(/\s+/)

/** What React gives, and what it says of it in the console is of no interest; undefined where it refuses. */
function react(node: ReactElement): string | undefined {
  try {
    return renderToStaticMarkup(node)
  } catch {
    return undefined
  }
}

test('every property of every element is written as React writes it, or left to React', () => {
  vi.spyOn(console, 'error').mockReturnValue()
  const differing: unknown[] = []
  let ours = 0
  for (const tag of TAGS) {
    for (const name of NAMES) {
      for (const value of [...VALUES, ...WORSE]) {
        const node = element(tag, { [name]: value })
        const markup = renderMarkup(node)
        if (markup !== undefined) ours++
        if (markup !== undefined && markup !== react(node)) differing.push([tag, name, value, markup, react(node)])
      }
    }
  }
  expect(differing).toEqual([])
  expect(ours).toBeGreaterThan(TAGS.length * NAMES.length * 10)
})

const Item = ({ name, children }: { name: string; children?: unknown }) => (
  <li className={name}>
    {name}: {children as string}
  </li>
)

test.each<[string, ReactNode]>([
  ['text', ['a < b & "c"', ' ', "d'e", 0, 1.5, -0, 3n, '']],
  ['what is not shown', ['a', null, undefined, true, false, [], 'b']],
  ['nested lists', [['a', ['b', [<b key="x">c</b>]]], 'd']],
  ['fragments with keys', <Fragment key="a">x{['y', <i key="1">z</i>]}</Fragment>],
  [
    'components in components',
    <ul key="u">
      <Item name="one">1</Item>
      <Item name="two">
        <Item name="three" />
      </Item>
    </ul>,
  ],
  ['markup that is given', <div key="d" className="x" dangerouslySetInnerHTML={{ __html: '<b>&amp;</b>' }} />],
  ['empty markup', <div key="d" dangerouslySetInnerHTML={{ __html: '' }} />],
  [
    'a line feed at the start of preformatted text',
    [<pre key="1">{'\na'}</pre>, <pre key="2">a</pre>, <pre key="3">{['\n', 'a']}</pre>],
  ],
  ['the same in given markup', <pre key="1" dangerouslySetInnerHTML={{ __html: '\na' }} />],
  [
    'text areas',
    [
      <textarea key="1" defaultValue={'\na<'} rows={3} />,
      <textarea key="2" value="b" readOnly />,
      <textarea key="3" />,
      <textarea key="4" value="c" defaultValue="d" readOnly />,
    ],
  ],
  [
    'controls',
    [
      <input key="1" type="checkbox" defaultChecked name="n" value="v" className="c" />,
      <input key="2" defaultValue="" disabled required />,
      <button key="3" type="submit" name="n" formMethod="post" disabled={false}>
        Go {'>'}
      </button>,
      <form key="4" method="post" action="/x?a&b" target="_top" className="f">
        <input type="search" required />
      </form>,
    ],
  ],
  [
    'selections',
    [
      <select key="1" defaultValue="b">
        <option value="a">A</option>
        <option value="b">B</option>
      </select>,
      <select key="2" value="B" disabled>
        <optgroup label="o">
          <option>A</option>
          <option>B</option>
        </optgroup>
      </select>,
      <select key="3">
        <option value="1" selected>
          A
        </option>
      </select>,
    ],
  ],
  [
    'pictures that can wait',
    [<img key="1" src="/a.svg" alt="" loading="lazy" width={1} />, <img key="2" src="data:x" alt="a" />],
  ],
  [
    'vector graphics',
    <svg key="s" viewBox="0 0 1 1" aria-hidden="true" focusable="false">
      <title>t &amp; u</title>
      <path d="M0 0" strokeWidth={2} strokeLinecap="round" fillRule="evenodd" />
      <style dangerouslySetInnerHTML={{ __html: 'a{}' }} />
    </svg>,
  ],
  [
    'what is for those without script',
    <noscript key="n" className="a">
      <title>t</title>
      <meta name="a" content="b" />
      <p>
        <link rel="icon" href="/a.svg" /> a & b
      </p>
    </noscript>,
  ],
  ['an address that is empty', [<link key="2" rel="icon" href="" />, <img key="3" src="" alt="" />]],
  ['metadata in a fragment', [<p key="p">a</p>, <meta key="m" name="a" content="b" />, <title key="t">T {1}</title>]],
])('%s comes out as from React', (_, node) => {
  const whole = drawn(node)
  const markup = renderMarkup(whole)
  // Where we give up, React renders; here that is only the title of two pieces.
  if (markup === undefined) expect(_).toBe('metadata in a fragment')
  else expect(markup).toBe(renderToStaticMarkup(whole))
})

test('metadata moves to the start of the head, and the rest of the head and of the body stays in its order', () => {
  const whole = (
    <html lang="en" data-theme="dark">
      <head>
        <link rel="stylesheet" href="/a.css" />
        <script type="module" src="/a.js" />
        <style dangerouslySetInnerHTML={{ __html: 'a>b{}' }} />
        <meta name="viewport" content="width=device-width" />
        <meta property="og:title" content="a" />
        <link rel="canonical" href="/" />
        <link rel="modulepreload" href="/b.js" onError={() => undefined} />
        <meta charSet="utf-8" />
        <title>A & B</title>
      </head>
      <body className="b">
        <main>
          text <meta name="late" content="1" />
        </main>
        <script dangerouslySetInnerHTML={{ __html: 'a<b' }} />
      </body>
    </html>
  )
  const markup = renderMarkup(whole)
  expect(markup).toBe(renderToStaticMarkup(whole))
  expect(markup).toMatch(/^<html lang="en" data-theme="dark"><head><meta charSet="utf-8"\/><meta name="viewport"/)
})

class Old extends Component {
  override render() {
    return <p>old</p>
  }
}
const WithState = () => <p>{useState(1)[0]}</p>
const WithMemo = memo(() => <p>memo</p>)
const Later = lazy(async () => ({ default: () => <p>later</p> }))
const Given = createContext('given')

test.each<[string, ReactElement]>([
  ['a hook', <WithState key="1" />],
  ['a class', <Old key="1" />],
  ['memo', <WithMemo key="1" />],
  [
    'a context',
    <Given.Provider key="1" value="x">
      a
    </Given.Provider>,
  ],
  [
    'Suspense',
    <Suspense key="1" fallback="b">
      a
    </Suspense>,
  ],
  ['lazy', <Later key="1" />],
  ['a style attribute', <p key="1" style={{ color: 'red' }} />],
  ['a picture that is fetched early', <img key="1" src="/a.png" alt="" />],
  ['a script that is written once', <script key="1" async src="/a.js" />],
  ['a style sheet with a precedence', <link key="1" rel="stylesheet" href="/a.css" precedence="high" />],
  ['a picture that can be fetched early', <img key="1" src="/a.png?from=data:x" alt="" />],
  ['a custom element', createElement('my-element')],
  ['a head without a document', createElement('head')],
  [
    'a document in a document',
    <html key="1" lang="en">
      <head />
      <body>
        <html lang="de" />
      </body>
    </html>,
  ],
  [
    'text beside a document',
    <Fragment key="1">
      a
      <html lang="en">
        <head />
        <body />
      </html>
    </Fragment>,
  ],
  ['text between head and body', createElement('html', null, createElement('head'), 'a', createElement('body'))],
  ['an iterator', createElement('p', null, new Set(['a']))],
  ['an object in the place of text', createElement(() => ({ a: 1 }) as never)],
  ['a promise', createElement((async () => 'a') as never)],
  ['content of an empty element', element('br', {}, 'a')],
  ['content and given markup', createElement('p', { dangerouslySetInnerHTML: { __html: 'a' } }, 'b')],
  [
    'an error',
    createElement(() => {
      throw new Error('no')
    }),
  ],
])('%s is left to React', (_, node) => {
  vi.spyOn(console, 'error').mockReturnValue()
  expect(renderMarkup(node)).toBeUndefined()
})

test('what is remembered is drawn once for the same props, and again for others', () => {
  const asked: string[] = []
  const Logo = ({ title }: { title: string }) => {
    asked.push(title)
    return <b>{title}</b>
  }
  const remembered = new Map([[Logo, undefined]])
  const draw = (title: string) =>
    renderMarkup(
      <p>
        <Logo title={title} />
      </p>,
      remembered,
    )
  expect([draw('a'), draw('a'), draw('b'), draw('a')]).toEqual(
    ['a', 'a', 'b', 'a'].map((text) => `<p><b>${text}</b></p>`),
  )
  expect(asked).toEqual(['a', 'b', 'a'])
})

test('what moves elsewhere is not remembered', () => {
  const Head = () => <meta name="a" content="b" />
  const remembered = new Map([[Head, undefined]])
  const draw = () =>
    renderMarkup(
      <p>
        <Head />
      </p>,
      remembered,
    )
  expect([draw(), draw()]).toEqual(['<meta name="a" content="b"/><p></p>', '<meta name="a" content="b"/><p></p>'])
})
