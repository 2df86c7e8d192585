import { yamlText } from '../../yaml/yamlText.ts'
import type { Conversion } from '../convert/dialect.ts'
import { isObject, type Json } from '../read/json.ts'
import { dataUnder } from './dataUnder.ts'
import { fence } from './fence.ts'
import type { Args, Known } from './shortcodes.ts'

/** A configuration that the documentation of Hugo shows in three formats: what is inside, or a part of `data/docs.yaml`. */
export const codeToggle: Known = (args, inner, conversion) => {
  const { file = '' } = args.named
  if (inner?.trim()) return fence(/^\s*(?:\[|[\w-]+\s*=)/.test(inner) ? 'toml' : 'yaml', inner, file)
  const shown = shownData(args, conversion)
  return isObject(shown) || Array.isArray(shown) ? fence('yaml', yamlText(shown), file) : undefined
}

function shownData({ named: { config, dataKey, skipHeader } }: Args, conversion: Conversion): Json | undefined {
  const names = (config === undefined ? dataKey : `config.${config}`)?.split('.')
  const value = names && dataUnder(['docs', ...names], conversion)
  if (value === null || config === undefined || skipHeader === 'true') return value
  return names?.slice(1).reduceRight((inside: Json | undefined, name) => inside && { [name]: inside }, value)
}
