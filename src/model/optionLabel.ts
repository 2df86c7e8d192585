import type { InlineContent, OptionView } from './apiView.ts'

/** What an alternative is called above its fields; nothing where these show that it is an object. */
export const optionLabel = ({ label, body }: OptionView): InlineContent =>
  body && label.join() === 'object' ? [] : label
