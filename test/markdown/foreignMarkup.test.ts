import { expect, test } from 'vitest'
import { problemsOf } from './parse.ts'

const told = (text: string): string[] => problemsOf(text).filter((problem) => problem.includes('foreign-syntax'))

test.each([
  ['See {ref}`install`', '1:5', '{ref}', 'a MyST role'],
  ['See :py:class:`X`', '1:5', ':py:class:', 'a reStructuredText role'],
  ['See `X <https://x.example>`_.', '1:28', '_', 'a reStructuredText link'],
  ['.. _install:\n\nText', '1:1', '.. _install:', 'a reStructuredText directive'],
  ['(install)=\n## Install', '1:1', '(install)=', 'a MyST target name'],
  ['% a comment', '1:1', '% a comment', 'a MyST comment or a Pandoc title'],
  ['Text\n\n+++\n\nText', '3:1', '+++', 'a MyST break'],
  ['image::a.png[]', '1:1', 'image::a.png[]', 'an AsciiDoc macro'],
  ['== Title', '1:1', '== Title', 'an AsciiDoc heading'],
  ['See [1]_ there\n\n.. [1] x', '1:5', '[1]_', 'a reStructuredText link'],
  ['.. A remark', '1:1', '.. A remark', 'a reStructuredText comment'],
  ['Title\n^^^^^', '2:1', '^^^^^', 'a reStructuredText heading'],
  ['=====\nTitle\n=====', '1:1', '=====', 'a reStructuredText heading'],
  [':Author: Me', '1:1', ':Author: Me', 'a reStructuredText or AsciiDoc field'],
  ['[.lead]\nText', '1:1', '[.lead]', 'an AsciiDoc block style'],
  ['* a\n** b', '2:1', '** b', 'an AsciiDoc list item'],
  ['See <<install,this>>', '1:5', '<<install,this>>', 'an AsciiDoc or ReadMe reference'],
  ['[source,ruby]\n----\nx\n----', '1:1', '[source,ruby]', 'an AsciiDoc block style'],
  ['====\n.Title\nText\n\nMore\n====', '1:1', '====', 'an AsciiDoc block delimiter'],
  ['--\nText\n--', '1:1', '--', 'an AsciiDoc block delimiter'],
  ["Text\n\n'''\n\nText", '3:1', "'''", 'an AsciiDoc thematic break, or a fence with wrong quotes'],
  ['= A\n// no', '2:1', '// no', 'an AsciiDoc comment'],
  ['= A\n\n. a\n.. b', '4:1', '.. b', 'an AsciiDoc list item'],
  ['toc::[] and pass:[x]', '1:13', 'pass:[x]', 'an AsciiDoc macro'],
  ['////\nno\n////', '1:1', '////', 'an AsciiDoc comment'],
  ['= Title\nText', '1:1', '= Title', 'an AsciiDoc heading'],
  ['Text\n[source,java]\n----\nx\n----', '2:1', '[source,java]', 'an AsciiDoc block style'],
  ['Text\n\n.An example\n----\nx\n----', '3:1', '.An example', 'an AsciiDoc block title'],
  ['a [.lead]#big# word', '1:3', '[.lead]#big#', 'text with an AsciiDoc role'],
  ['Text\n+\nMore', '2:1', '+', 'an AsciiDoc list continuation'],
  ['See xref:a.adoc[A] of {product}', '1:23', '{product}', 'an AsciiDoc attribute'],
  [':param x: why\n:date: 2024', '2:1', ':date: 2024', 'a reStructuredText, MyST or AsciiDoc field'],
])('Sphinx and AsciiDoc: %j', (text, place, written, name) => {
  expect(told(text)).toContainEqual(
    expect.stringContaining(`${place} warning foreign-syntax: "${written}" is ${name}, which is printed as text → `),
  )
})

test.each([
  ['----\nx = 1\n\ny\n----', '----'],
  ['-----\nTitle\n-----', '-----'],
  ['*****\nTitle\n*****', '*****'],
  ['____\nA quote\n____', '____'],
])('lines around a text are lines here: %j', (text, line) => {
  expect(told(text)).toEqual([
    `1:1 warning foreign-syntax: "${line}" is an AsciiDoc block delimiter or a reStructuredText title line, and is a thematic break here → write a fence, or "#" before the title`,
  ])
})

test.each([
  'Text\n\n----\nMore\n\n----\nand more',
  '### A\n----\n#### B\nText\n\nText\n----',
  '// Copyright the authors',
  '---\nA: b\n---\n\n***\n\nText\n\n***',
  ':tada: Done\n:rocket: Fast',
  'See https://x.example // or not, {name} and 1 + 2',
  'The root (/) and (x), or (+)\n\n(*) a note',
  '~~~~~\nsome code in tildes\n~~~~~',
])('%j is nothing foreign', (text) => {
  expect(told(text)).toEqual([])
})

test('what may be meant in other pages is reported in those of AsciiDoc', () => {
  const page = '[source]\n----\nx\n----\n\n.Title\nA {attr} +\nb https://x.example[X]\n\nNOTE: Mind <1>'
  const found = told(page).flatMap((problem) => /is (.*), which/.exec(problem)?.[1] ?? [])
  expect(found).toEqual([
    'an AsciiDoc block style',
    'an AsciiDoc block title',
    'an AsciiDoc attribute',
    'an AsciiDoc line break',
    'an AsciiDoc link',
    'an AsciiDoc callout',
  ])
})

test('icons and links of Confluence are reported in its pages', () => {
  const page = '| A | (/) |\n| --- | --- |\n| (x) | no |\n\nA [link|Page] and +new+ or ??old??\\\\ (!)'
  const found = told(page).map((problem) => /foreign-syntax: "(.*?)" is/.exec(problem)?.[1])
  expect(found.toSorted()).toEqual(['(!)', '(/)', '(x)', '+new+', '??old??', '[link|Page]', '\\\\'])
})

test.each([
  ['Term\n\n  ~ Meaning', '3:3', '~ Meaning', 'a Pandoc definition'],
  ['Term\n~ Meaning', '2:1', '~ Meaning', 'a Pandoc definition'],
  ['As said [see @doe99, p. 3].', '1:9', '[see @doe99, p. 3]', 'a citation'],
  ['See @fig-plot.', '1:5', '@fig-plot', 'a Quarto reference'],
  ['#. one\n#. two', '1:1', '#. one', 'a Pandoc list item'],
  ['+---+---+\n| a | b |\n+---+---+', '1:1', '+---+---+', 'a Pandoc table'],
  ['| a line\n| another', '1:1', '| a line', 'a table row without a delimiter row'],
  ['`<b>`{=html}', '1:6', '{=html}', 'an attribute list'],
  ['[a](#x){download}', '1:8', '{download}', 'an attribute list'],
  ['Steps:\n\n{style=lower-roman}\n1. One', '3:1', '{style=lower-roman}', 'an attribute list'],
  ['## Title {-}', '1:10', '{-}', 'an attribute list'],
  ['## Title :id=x', '1:10', ':id=x', 'an attribute list'],
  ['## Title [!toc]', '1:10', '[!toc]', 'an attribute list'],
  ['\\newpage', '1:1', '\\newpage', 'a LaTeX command'],
  ['a. one\nb. two', '1:1', 'a. one', 'a Pandoc list item'],
  ['#) one\n#) two', '1:1', '#) one', 'a Pandoc list item'],
  ['c.  three\nd.  four', '1:1', 'c. three', 'a Pandoc list item'],
  ['(a) one\n(b) two', '1:1', '(a) one', 'a Pandoc list item'],
  ['I. one\nII. two', '1:1', 'I. one', 'a Pandoc list item'],
  ['A.  one', '1:1', 'A. one', 'a Pandoc list item'],
  ['## Title [#x]', '1:10', '[#x]', 'an attribute list'],
  ['{::nomarkdown}', '1:1', '{::nomarkdown}', 'a kramdown option'],
  ['{% embed url="https://x.example" %}', '1:1', '{% embed url="https://x.example" %}', 'a template tag'],
])('Pandoc and kramdown: %j', (text, place, written, name) => {
  expect(told(text)[0]).toContain(
    `${place} warning foreign-syntax: "${written}" is ${name}, which is printed as text → `,
  )
})

test.each([
  ['@[youtube](abc)', '@[youtube](', 'an embedded file'],
  ['{!README.md!}', '{!README.md!}', 'an included file'],
  ['/// note | Title\nText\n///', '/// note | Title', 'a MkDocs block'],
  ['[block:callout]\n{}\n[/block]', '[block:callout]', 'a ReadMe block'],
  ['It is [=75% "Done"]', '[=75% "Done"]', 'a MkDocs progress bar'],
  ['{+ added +}', '{+ added +}', 'a change mark'],
  ['Text ^block-id', '^block-id', 'an Obsidian block name'],
  ['status:: done', 'status:: done', 'an Obsidian field or an AsciiDoc term'],
  ['#one #two/three', '#one #two/three', 'a list of tags'],
  ['##Title', '##Title', 'a heading without a space'],
  ['{info}\nText\n{info}', '{info}', 'a Confluence macro'],
  ['@startuml\nA -> B', '@startuml', 'a Doxygen command'],
  ['{color:red}x{color}', '{color:red}', 'a Confluence macro'],
  ['a {status:colour=Green|title=x}', '{status:colour=Green|title=x}', 'a Confluence macro'],
  ['<ac:macro ac:name="x">', '<ac:macro ac:name="x">', 'a Confluence macro'],
  ['{excerpt}x{excerpt}', '{excerpt}x{excerpt}', 'a Confluence macro'],
  ['h1. Title', 'h1. Title', 'a Confluence or Textile heading or quote'],
  ['See [x|https://x.example]', '[x|https://x.example]', 'a Confluence link'],
  ['Ask [~jane.doe]', '[~jane.doe]', 'a Confluence link'],
  ['!a.png|thumbnail!', '!a.png|thumbnail!', 'a Confluence image'],
  ['![x](a.png =10x20)', '![x](a.png =10x20)', 'an image with a size'],
  ['- [/] half', '[/]', 'an Obsidian task'],
  ['[block:html]{}[/block]', '[block:html]{}[/block]', 'a ReadMe block'],
  ['++New text++', '++New text++', 'keys of a keyboard or inserted text'],
  ['<% if (x) { %>', '<% if (x) { %>', 'a template tag'],
  ['It is {new Date().getFullYear()}', '{new Date().getFullYear()}', 'an MDX expression'],
  ['::alert\nText\n::', '::alert', 'a directive without content'],
  ['a :icon{name=x}', ':icon{name=x}', 'a directive within a line'],
  ['so $`x^2`$ it is', '$`x^2`$', 'a formula'],
  ['so \\\\( x^2 \\\\) it is', '\\\\( x^2 \\\\)', 'a formula'],
  ['<button onClick={() => f(1)}>x', '<button onClick={() =>', 'a component'],
  ['so\n\\\\[\nx^2\n\\\\]\nit is', '\\\\[ x^2 \\\\]', 'a formula'],
  ['<button @click="f(1)">x', '<button @click="f(1)">', 'a Vue tag'],
  ['<Box\n  :a="1 > 2"\n  @c="d => e"\n/>\n\nx', '<Box :a="1 > 2" @c="d => e" />', 'a Vue tag'],
  ["export { default } from './x'", "export { default } from './x'", 'an MDX export'],
  ['Hello {user.name}, hi', '{user.name}', 'an MDX or Svelte expression'],
  ['A :material/home: icon', ':material/home:', 'an icon'],
  [':fontawesome/brands/github:', ':fontawesome/brands/github:', 'an icon'],
  ['{[1, 2].map((x) => <b>{x}</b>)}', '{[1, 2].map(', 'an MDX expression'],
  ['<div>\n{{ x.y }}\n</div>', '{{ x.y }}', 'a template expression'],
])('Platforms and programs: %j', (text, written, name) => {
  expect(told(text)[0]).toContain(`"${written}`)
  expect(told(text)[0]).toContain(`is ${name}, which is printed as text → `)
})

test.each([
  ['[x](a.md ":include")', '":include" is a docsify include, and is a link here'],
  ['[x](https://x.example ":target=_blank")', '":target=_blank" is an option of another generator'],
  [
    '![a|100x50](https://x.example/a.png)',
    '"|100x50" is an Obsidian image size, which is part of the alternative text here',
  ],
  ['a  b\n\n---  ---', '"--- ---" is part of a Pandoc table, and is a thematic break here'],
  ['* a\n+\n----\nx\n----', '"+" is an AsciiDoc list continuation, and is an empty item here'],
  ['See <<install>> there', '"<<install>>" is an AsciiDoc reference, whose outer "<" and ">" are printed'],
  ['>>>\na\n>>>', '">>>" begins or ends a GitLab quote'],
  ['```{note}\na\n```', '"```{note}" is a MyST or Pandoc directive, and is code here'],
  ['```{r setup, echo=FALSE}\na\n```', '"```{r setup, echo=FALSE}" is a program that Quarto or R Markdown runs'],
  ['~~~~~\nTitle\n~~~~~', '"Title" is a reStructuredText title between lines, and is code here'],
  ['As here::\n\n    x', '"::" begins a reStructuredText code block, and is printed as text'],
  ['```admonish tip\na\n```', 'is code here → write ":::note" and ":::" around the text'],
  ['```d2\na\n```', '"```d2" is rendered by other generators, and is code here'],
  ['It is `r mean(x)`', '"r mean(x)" is a program that another generator runs, and is code here'],
  ['It is `r 1 + 1`', '"r 1 + 1" is a program that another generator runs'],
  ['It is `#!python range(1)`', '"#!python range(1)" names a language, which is printed'],
  ['It is `let x{:js}`', '"let x{:js}" names a language, which is printed'],
  ['`youtube: https://x.example`', '"youtube: https://x.example" is a Gatsby embed, and is code here'],
  ['```python\n#| echo: false\nx\n```', '"#| echo: false" is a Quarto option, which is printed'],
  ['[x](https://x.example "@embed")', '"@embed" is an option of another generator'],
  ['# T <!-- {docsify-ignore} -->', '"<!-- {docsify-ignore} -->" is a docsify option, which has no effect'],
  ['Since <!-- md:version 1.2 -->', '"<!-- md:version 1.2 -->" is a badge of Material for MkDocs, which is left out'],
  ['<div className="a">x</div>', '"<div className="a">" has the attribute "className" from JSX, which is removed'],
  ['<div markdown="1">\n**x**\n</div>', '"<div markdown="1">" contains text that is not read as Markdown'],
  ['<div>\n  ```js\nx\n```\n</div>', '"```js" is Markdown inside HTML, which is printed as text'],
  ['<details>\n<summary>A</summary>\n### B\n</details>', '"### B" is Markdown inside HTML'],
  ['<div>\n- a\n- b\n</div>', '"- a" is Markdown inside HTML'],
  ['<p>\n:::note\nx\n:::\n</p>', '":::note" is a directive inside HTML, which is printed as text'],
  ['<!-- tabs:start -->\n\n#### A', '"<!-- tabs:start -->" begins docsify tabs, which are headings here'],
])('%j is Markdown, and means something else elsewhere', (text, message) => {
  expect(told(text)[0]).toContain(message)
})

test('a component of another one is not reported as unsafe HTML, too', () => {
  expect(problemsOf('<Cards>\n  <Cards.Card title="A" />\n</Cards>')).toHaveLength(2)
})

test('a page with an import is MDX, so that its braces are expressions', () => {
  expect(told('import a from "./a"\n\nIt is {1 + 1}')).toHaveLength(2)
  expect(told('It is {1 + 1}')).toEqual([])
})

test.each([
  '??? who knows\n\nWell\n??? really\n\n!!! Attention all',
  'You can\nexport default values\nor export type definitions',
  'Thanks [@carol] and [@bob](https://b.example) and (@alice)\n\n[@carol]: https://c.example',
  ':rocket: launched\n\n- :bug: fixed\n- :memo: written',
  'Optional \\[arguments\\] and \\(parentheses\\)',
  '50% of users, 100 % sure\n% of all, 100%% done, for %%i in (x) do echo %%i',
  'std::vector, ::1, 10:30:45, /users/:id/:name, :sym[0] and key:value',
  '* a == b\n* == e\n* + f\n* /// g',
  'f(x)= y, `a`_b, `a`{b}, 2^10, \\alpha, #1234 and #channel here',
  'C++ and C++11, a << b >> c, cat <<EOF, [a|b] and {a|b}, 100 % and 5 % of it',
  '** a ** and * * *\n\n**bold** text\n\n***\n\n[.x] and [.y](https://x.example)',
  'Wait...\n\n1. [-](https://x.example)\n\ni. e. this\n\nA. Name\nB. Other',
  'Wow.png! and yes!no! a::b\n\nThe namespace std::\n\n```sh\nls\n```\n\nh1 and h2.\n\n... and more',
  '{a}, {color}, f({x}), {info} inline, {id:1}, [x]_y and GET /{name:path}',
  '`embed: true`, `#!/bin/sh x`, `r` and `r x`, `youtube`, `{a:b}`, `x = {y:1}` and `$= x`',
  '## Title <a href="#x" id="x"></a>\n\n[Here](#x)',
  '<code>{{ x }}</code>\n\n<pre>\n{% if %}\n!!! note\n</pre>',
  '| a | b |\n| --- | --- |\n| ::x | :y: |\n| % c | # d |',
  '<table><tr>\n<th># of users</th>\n<td>- a</td>\n<td>- b</td></tr></table>',
  '<pre>\n# no\n- a\n- b\n</pre>\n\n<div>\n- a dash\n</div>',
  '.NET\n----\n\nText [a]#1 and [b]#2, F# and C#\n\n~ 5 minutes, or about\n~ 6, ~7 and ~ 8',
  '`{user.name}` is in /users/{user.id}/x and {user.id}.json, "{user.name}", {a} and /{user.id}',
  'https://x.example:80/a/b:c, a :x/y: b, +1 and\n+2\n\n+ a\n+\n+ b\n\n1<<b>>2',
  '> quote\n>> nested\n>>> deep\n\n- - -\n\n***',
])('%j is text', (text) => {
  expect(problemsOf(text)).toEqual([])
})
