import { expect, test } from 'vitest'
import { COLORS } from '../../src/model/designTokens.ts'
import { diagramOptions, diagramVariables } from '../../src/model/diagramOptions.ts'

test('texts, lines and bars of a diagram have the colours of the mode', () => {
  const variables = diagramVariables(true, (name) => COLORS[name].dark)
  expect(variables).toMatchObject({
    darkMode: true,
    background: '#0c1422',
    textColor: '#f2f4f8',
    scaleLabelColor: '#f2f4f8',
    branchLabelColor: '#f2f4f8',
    archGroupBorderColor: '#485a78',
    pie1: '#13233f',
    xyChart: { titleColor: '#f2f4f8', plotColorPalette: '#94bdf5,#82cfa4,#eebd6c,#f5a09a,#c3aef5' },
  })
  expect(diagramOptions(variables)).toMatchObject({
    theme: 'base',
    themeVariables: { textColor: '#f2f4f8' },
    themeCSS:
      '.edgeLabel rect{opacity:1!important;fill:#0c1422!important}marker circle[fill=white]{fill:#0c1422}' +
      'text.journey-section,text.task{fill:#f2f4f8}.edge[class*=section-edge]{stroke:#9aa6ba!important}',
  })
})

test('a diagram can set neither how safe it is, nor limits, nor markup, nor style sheets', () => {
  expect(diagramOptions({})).toMatchObject({
    secure: [
      ...['secure', 'securityLevel', 'startOnLoad', 'maxTextSize', 'suppressErrorRendering', 'maxEdges'],
      ...['theme', 'themeCSS', 'htmlLabels'],
    ],
  })
})
