import { expect, test } from 'vitest'
import { EMAIL, HOST } from '../../../src/check/identifiers/hosts.ts'
import { insteadIn } from './insteadIn.ts'

test.each([
  ['of a person', '{"email":"Jane.Doe+x@acme.co.uk"}', ['Jane.Doe+x@example.com']],
  ['at the end of a sentence', 'mailto:jane@gmail.com.', ['jane@example.com']],
  ['of a reserved name', 'a@example.com b@x.example.org c@d.test e@f.example g@localhost h@i.invalid', []],
  ['that is a clone or a login', 'git@github.com:a/b ssh://me@acme.com/x https://me:pw@acme.com ssh me@acme.com', []],
  ['that is a version, a call or a picture', 'lodash@4.17.21 a@b.transpose() a@b.to(c) logo@2x.png @scope/p', []],
  ['of a program', 'noreply@github.com 1+bot@users.noreply.github.com', []],
])('an e-mail address %s', (_, line, expected) => {
  expect(insteadIn(EMAIL, line)).toEqual(expected)
})

test.each([
  ['of a site', 'https://api.acme.com/hook?x=1', ['api.example.com']],
  ['alone', 'shop.acme.co.uk', ['shop.example.com']],
  ['of a reserved name', 'https://api.example.com/', []],
  ['of a name space', 'https://schema.org/Offer', []],
  ['of a name space in capitals', 'https://Schema.ORG/Offer', []],
  ['in the path of another', 'https://a.example/acme.com/', []],
])('a host %s', (_, line, expected) => {
  expect(insteadIn(HOST, line)).toEqual(expected)
})
