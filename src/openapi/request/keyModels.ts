import type { KeyModel } from '../../model/requestModel.ts'
import type { Texts } from '../../model/texts/texts.ts'
import type { Operation } from '../read/operations.ts'
import type { SecurityScheme } from '../read/security.ts'
import { variableName } from './variableName.ts'

/** The first way to be let in: every key that it asks for. */
export function keyModels({ security }: Operation, apiTitle: string, words: Texts['keys']): KeyModel[] {
  const asked = security.requirements.find((each) => each.length > 0) ?? []
  const keys = asked.flatMap(({ scheme }) => (scheme ? keysOf(scheme, apiTitle, words) : []))
  // Two OAuth schemes together are met by one token.
  return keys.filter((key, index) => key.place === 'basic' || index === keys.findIndex((each) => isSame(each, key)))
}

const isSame = (a: KeyModel, b: KeyModel): boolean => a.place === b.place && a.name === b.name && a.prefix === b.prefix

function keysOf({ name: scheme, credential }: SecurityScheme, apiTitle: string, words: Texts['keys']): KeyModel[] {
  const key = (place: KeyModel['place'], name: string, secret: string, prefix = '', label = secret): KeyModel => {
    const id = place === 'basic' ? `${scheme} ${secret}` : scheme
    return { id, label, place, name, prefix, variable: variableName(apiTitle, secret) }
  }
  switch (credential.kind) {
    case 'mutualTLS':
    case 'unknown':
      return []
    case 'apiKey': {
      const { place, name } = credential
      return [key(place === 'query' || place === 'cookie' ? place : 'header', name, name)]
    }
    case 'basic':
      return [key('basic', '', 'user', '', words.user), key('basic', '', 'password', '', words.password)]
    case 'http':
      return [key('header', 'Authorization', 'credentials', `${schemeName(credential.scheme)} `, words.credentials)]
    default:
      return [key('header', 'Authorization', 'token', 'Bearer ', words.token)]
  }
}

/** As its specification writes it: https://www.iana.org/assignments/http-authschemes */
const schemeName = (written: string): string =>
  SCHEMES.find((name) => name.toLowerCase() === written.toLowerCase()) ?? written

const SCHEMES = ['Concealed', 'Digest', 'DPoP', 'GNAP', 'HOBA', 'Mutual', 'Negotiate', 'OAuth', 'PrivateToken', 'vapid']
