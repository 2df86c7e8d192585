// The first name in `--font-text` of the style sheet, which means nothing until script has added the font.
export const FAMILY = 'portal'
export const WEIGHTS = '300 900'

/** Where script keeps the font of the theme: its address, a space, and a character for each byte of the file. */
export const FONT_KEY = 'portalgen.font'
