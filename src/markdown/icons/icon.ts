import type { Data, Node } from 'unist'
import { escapeText } from '../../model/markdown.ts'
import type { DrawnText } from '../drawnText.ts'

/** The icons that texts can show, by their names. */
export type IconSet = {
  names: readonly string[]
  /**
   * The markup of an icon; undefined if there is none of the name.
   * @param size its approximate height in pixels
   * @param label the text for screen readers; empty for decoration
   */
  draw(name: string, size: '16' | '24', label: string): string | undefined
}

type IconData = Data & {
  /** Undefined until the survey has drawn it. */
  markup?: string
}

/** An icon within a text. */
export type Icon = Node & { type: 'icon'; name: string; label: string; unknown: string[]; data?: IconData }

declare module 'mdast' {
  interface RootContentMap {
    icon: Icon
  }
  interface PhrasingContentMap {
    icon: Icon
  }
}

/** An icon as HTML, text and Markdown; one without a label is decoration, and left out of the last two. */
export const iconText = ({ label, data }: Icon): DrawnText => ({
  html: data?.markup ?? '',
  text: label,
  markdown: escapeText(label),
  isBlock: false,
})

/** Whether a text may name icons. The set is a megabyte, and loaded only then. */
export const mayNameIcons = (text: string): boolean =>
  text.includes(':icon[') || (text.includes('icon:') && /^[ \t]*(?:- )?icon:|[{,] *icon:/m.test(text))
