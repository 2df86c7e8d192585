import type { Theme } from '../../src/model/theme.ts'

/**
 * Figtree (https://github.com/erikdkennedy/figtree), all weights in one file of 20 KB: the letters of Latin-1, as the package
 * in `figtree.json` publishes them. Text in other languages would be set from two fonts, often within a word.
 */
export const FIGTREE: NonNullable<Theme['font']> = {
  file: 'fonts/figtree.woff2',
  license: 'fonts/figtree-OFL.txt',
  languages: 'af ca da de en es eu fi fo fr ga gl id is it lb ms nb nl nn no oc pt rm sq sv sw'.split(' '),
}
