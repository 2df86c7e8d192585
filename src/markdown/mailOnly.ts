import type { Data, Processor } from 'unified'

type Extension = NonNullable<Data['micromarkExtensions']>[number]
type Constructs = NonNullable<NonNullable<Extension['text']>[string]>
type Construct = Extract<Constructs, { tokenize: unknown }>

const MAIL = /[\w.+-]+@/y

/**
 * Lets the parser try mail addresses only where one can be. It would otherwise try each word, and for each look back at
 * all that it has read since the last open bracket.
 */
export function mailOnly(this: Processor, text: string): void {
  const data = this.data()
  const guarded = (construct: Construct): Construct =>
    construct.name === 'emailAutolink' ? guard(construct, text) : construct
  data.micromarkExtensions = (data.micromarkExtensions ?? []).map((extension) => ({
    ...extension,
    ...(extension.text && {
      text: Object.fromEntries(
        Object.entries(extension.text).map(([code, constructs]) => [code, [constructs ?? []].flat().map(guarded)]),
      ),
    }),
  }))
}

function guard(mail: Construct, text: string): Construct {
  return {
    ...mail,
    previous(code) {
      if (mail.previous?.call(this, code) === false) return false
      MAIL.lastIndex = this.now().offset
      return MAIL.test(text)
    },
  }
}
