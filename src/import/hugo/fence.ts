/** Code without the empty lines around it. */
export const fence = (language: string, code: string, title = ''): string =>
  `\`\`\`${language}${title ? ` title="${title}"` : ''}\n${code.replace(/^\n+|(?<!\s)\s+$/g, '')}\n\`\`\``
