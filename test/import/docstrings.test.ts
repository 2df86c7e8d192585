import { expect, test } from 'vitest'
import { docstringMarkdown } from '../../src/import/mkdocs/described/docstringMarkdown.ts'

const NONE = { parameters: [], returns: undefined }

test('a docstring in the style of Google is lists, notes and text', () => {
  const text =
    'One.\n\nArgs:\n    *a (int): The a,\n        with more.\n    b:- Text.\n\nReturns:\n    dict: One: two.\n\nSee this:\n    Read it.\nAs one: two'
  expect(docstringMarkdown(text, 'google', NONE)).toBe(
    'One.\n\n**Parameters:**\n\n- `*a` (`int`): The a,\n  with more.\n- `b`: - Text.\n\n**Returns:**\n\n- `dict`: One: two.\n\n' +
      '!!! see-this "See this"\n    Read it.\n\nAs one: two',
  )
})

test('a docstring in the style of NumPy has headings with hyphens below', () => {
  const text =
    'One.\n\nParameters\n----------\nx : int, optional\n    The x.\ny\n    The y.\n\nReturns\n-------\nstr\n    Text.\n\nNotes\n-----\nMore.'
  expect(docstringMarkdown(text, 'numpy', NONE)).toBe(
    'One.\n\n**Parameters:**\n\n- `x` (`int`): The x.\n- `y`: The y.\n\n**Returns:**\n\n- `str`: Text.\n\n**Notes:**\n\nMore.',
  )
})

test('a docstring in the style of Sphinx has fields, and others stay', () => {
  const text =
    'One.\n\n:param int x: The x,\n    and more.\n:param y: The y.\n:type y: str\n:raises KeyError: Often.\n:rtype: bool\n:Own: stays.'
  expect(docstringMarkdown(text, 'sphinx', NONE)).toBe(
    'One.\n\n:Own: stays.\n\n**Parameters:**\n\n- `x` (`int`): The x,\n  and more.\n- `y` (`str`): The y.\n\n**Raises:**\n\n- `KeyError`: Often.\n\n**Returns:**\n\n- `bool`',
  )
})

test('text after the fields of Sphinx keeps its indented code', () => {
  const text = 'One.\n\n:return: A\n    b.\n\nExample:\n\n```py\nclass A:\n\n    def b():\n```\n\n:raises E: Often.'
  expect(docstringMarkdown(text, 'sphinx', NONE)).toBe(
    'One.\n\nExample:\n\n```py\nclass A:\n\n    def b():\n```\n\n**Returns:**\n\n- A\n  b.\n\n**Raises:**\n\n- `E`: Often.',
  )
})

test('a session of Python is code, and a style that is not known leaves the text', () => {
  for (const style of ['none', 'constructor'])
    expect(docstringMarkdown('Args:\n    a: b', style, NONE)).toBe('Args:\n    a: b')
  expect(docstringMarkdown('See:\n\n>>> 1\n1\n\nEnd.', 'google', NONE)).toBe('See:\n\n```pycon\n>>> 1\n1\n```\n\nEnd.')
})
