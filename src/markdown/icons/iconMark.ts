import type { InlineMark } from '../spellings/inlineMarks.ts'
import type { Icon } from './icon.ts'

/** `:icon[rocket]`, and with a label `:icon[rocket]{label="Fast"}`. */
export const ICON: InlineMark = {
  pattern: /(?<![\w:\\]):icon\[([^\][\n]*)\](?:\{([^{}\n]*)\})?/g,
  element(written): Icon {
    const [, name = '', attributes = ''] = /^:icon\[([^\]]*)\](?:\{(.*)\})?$/.exec(written) ?? []
    const read = new Map(
      [...attributes.matchAll(ATTRIBUTE)].map(([, key = '', double, single, bare]) => [
        key,
        double ?? single ?? bare ?? '',
      ]),
    )
    const unknown = [...read.keys()].filter((key) => key !== 'label')
    return { type: 'icon', name: name.trim(), label: (read.get('label') ?? '').trim(), unknown }
  },
}

const ATTRIBUTE = /([\w-]+)(?:=(?:"([^"]*)"|'([^']*)'|([^\s"']+)))?/g
