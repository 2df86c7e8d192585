import { type Html, html } from '../../model/html.ts'

const LAZY_PICTURE = /(<img (?:[^"<]|"[^"]*")*?) loading="lazy"((?:[^"<>]|"[^"]*")*>)/

/**
 * Has the first picture of a page loaded at once: it is often the largest thing in the first view, and browsers find one that
 * waits only when the page is laid out. Pictures for one colour mode wait, since the other's would be loaded in vain.
 */
export const firstPictureAtOnce = (body: Html): Html =>
  html(
    body.replace(LAZY_PICTURE, (tag, before: string, after: string) =>
      / class="[^"]*\bonly-(?:light|dark)\b/.test(tag) ? tag : before + after,
    ),
  )
