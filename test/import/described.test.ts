import { expect, test } from 'vitest'
import { mkdocs } from '../../src/import/mkdocs/mkdocs.ts'
import { imported } from './imported.ts'

/** What `::: pkg.thing` with options becomes on a page, and what is left. */
async function described(source: string, line = '::: pkg.f', handler = '') {
  const { page, left } = await imported(mkdocs, {
    'mkdocs.yml': `site_name: T\nsite_url: https://x.example/\nplugins:\n  - mkdocstrings: { handlers: { python: {${handler}} } }\n`,
    'docs/index.md': `# T\n\n${line}\n`,
    'pkg/__init__.py': source,
  })
  return { page: page('index.md').replace(/^# T\n\n/, ''), left }
}

test('a function is described by its signature and its docstring', async () => {
  const { page, left } = await described(
    'async def f(self, a: int = 1, *, b="x") -> str:\n    """Do it.\n\n    Args:\n        a: The first,\n            with more.\n        b (str, optional): The `b`.\n\n    Raises:\n        ValueError: If it fails.\n\n    Returns:\n        What it *is*.\n\n    Note:\n        Take care.\n\n    Examples:\n        >>> f()\n        \'{{ x }}\'\n\n    Use {{ y }}.\n    """\n',
    '## ::: pkg.f',
  )
  expect(page).toBe(
    '## `pkg.f` {#pkg.f}\n\n```python\nasync def f(a: int = 1, *, b="x") -> str\n```\n\nDo it.\n\n' +
      '**Parameters:**\n\n- `a` (`int`, default `1`): The first,\n  with more.\n- `b` (`str`, default `"x"`): The `b`.\n\n' +
      '**Raises:**\n\n- `ValueError`: If it fails.\n\n**Returns:**\n\n- `str`: What it *is*.\n\n' +
      ":::note\nTake care.\n:::\n\n**Examples:**\n\n```python\n>>> f()\n'{{ x }}'\n```\n\nUse `{{ y }}`.\n",
  )
  expect(left).toEqual([])
})

const CLASS = `class A(Base, metaclass=M):
    """An A."""

    size: int = 3
    """How large."""

    def __init__(self, n: int):
        """Make it."""

    @property
    def half(self) -> float:
        """Half of it."""

    @half.setter
    def half(self, value): ...

    @classmethod
    def of(cls, *args, **kwargs): "From these."

    def _hidden(self): "Hidden."
    def bare(self): pass
`

test('a class has the members that are documented, in the order that options ask for', async () => {
  const { page } = await described(
    CLASS,
    '::: pkg.A\n    options:\n      members_order: source\n      show_root_heading: true',
  )
  expect(page).toBe(
    '## `pkg.A` {#pkg.A}\n\n```python\nclass A(n: int)\n```\n\nBases: `Base`\n\nAn A.\n\n' +
      '### `size` {#pkg.A.size}\n\n```python\nsize: int = 3\n```\n\nHow large.\n\n' +
      '### `__init__` {#pkg.A.__init__}\n\n```python\ndef __init__(n: int)\n```\n\nMake it.\n\n' +
      '### `half` {#pkg.A.half}\n\n```python\nhalf: float\n```\n\nHalf of it.\n\n' +
      '### `of` {#pkg.A.of}\n\n```python\n@classmethod\ndef of(*args, **kwargs)\n```\n\nFrom these.\n',
  )
  const names = async (options: string) =>
    [...(await described(CLASS, `::: pkg.A\n    options: { ${options} }`)).page.matchAll(/^#+ `(.*?)`/gm)].map(
      ([, name]) => name,
    )
  expect(await names('')).toEqual(['__init__', 'half', 'of', 'size'])
  expect(await names('members: false')).toEqual([])
  expect(await names('members: [bare, of]')).toEqual(['bare', 'of'])
  expect(await names('show_if_no_docstring: true, filters: ["!^_"]')).toEqual(['bare', 'half', 'of', 'size'])
  expect(await names('merge_init_into_class: true')).toEqual(['half', 'of', 'size'])
})

test('names are found where a package imports them from, and links lead to what is described', async () => {
  const { page, left } = await imported(mkdocs, {
    'mkdocs.yml':
      'site_name: T\nsite_url: https://x.example/\nplugins:\n  - mkdocstrings: { handlers: { python: { paths: [code] } } }\n',
    'docs/index.md': '# T\n\nSee [it][pkg.B.run] and [C][pkg.C].\n',
    'docs/api.md':
      '# API\n\n> ::: pkg.B\n>     options: { heading_level: 3 }\n\n::: pkg.C\n\n::: pkg.none\n\n::: other\n    handler: shell\n',
    'code/pkg/__init__.py': 'from .a import (\n    B,  # the first\n)\nfrom .b import *\nfrom .b import none\n',
    'code/pkg/a.py': 'try:\n    class B:\n        def run(self): "Runs."\nexcept ImportError:\n    pass\n',
    'code/pkg/b.py': 'from ..pkg import none\nfrom . import *\nC = 1\n"""The C."""\n',
  })
  expect(page('index.md')).toBe('# T\n\nSee [it](./api.md#pkg.B.run) and [C](./api.md).\n')
  expect(page('api.md')).toBe(
    '# API\n\n> ```python\n> class B\n> ```\n>\n> ### `run` {#pkg.B.run}\n>\n> ```python\n> def run()\n> ```\n>\n> Runs.\n>\n\n' +
      '```python\nC = 1\n```\n\nThe C.\n\n\n`::: pkg.none`\n\n`::: other`\n',
  )
  expect(left).toEqual(['::: identifier at docs/api.md:8', '::: identifier at docs/api.md:10'])
})

test('one object is described until a page has enough', async () => {
  const { page, left } = await described(`def f():\n    "${'x'.repeat(300_000)}"\n`, '::: pkg.f\n\n'.repeat(3))
  expect(page.length).toBeLessThan(700_000)
  expect(left).toEqual(['::: identifier at docs/index.md:7'])
})
