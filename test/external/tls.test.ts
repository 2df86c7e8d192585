import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { broken, fine, unverified } from '../../src/model/verdict.ts'
import { answering, serve, testEnvironment, verdictOf } from './server.ts'

const hasOpenssl = spawnSync('openssl', ['version']).status === 0

/** Row 98, with certificates of the test's own. */
describe.skipIf(!hasOpenssl)('a certificate (needs openssl)', () => {
  const folder = mkdtempSync(join(tmpdir(), 'portalgen-tls-'))
  const at = (name: string): string => join(folder, name)
  const read = (name: string): string => readFileSync(at(name), 'utf8')
  const openssl = (...args: string[]): void => void execFileSync('openssl', args, { cwd: folder, stdio: 'pipe' })

  beforeAll(() => {
    openssl(
      ...'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -keyout ca.key -out ca.pem -days 30 -subj /CN=Authority'.split(
        ' ',
      ),
    )
    openssl(
      ...'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -keyout self.key -out self.pem -days 30 -subj /CN=site.test'.split(
        ' ',
      ),
    )
    for (const [name, host, dates] of [
      ['good', 'site.test', ['-days', '30']],
      ['other', 'elsewhere.test', ['-days', '30']],
      ['old', 'site.test', ['-days', '-1']],
    ] as const) {
      writeFileSync(at(`${name}.ext`), `subjectAltName=DNS:${host}`)
      openssl(
        ...`req -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -keyout ${name}.key -out ${name}.csr -subj /CN=${host}`.split(
          ' ',
        ),
      )
      openssl(
        ...`x509 -req -in ${name}.csr -CA ca.pem -CAkey ca.key -CAcreateserial -out ${name}.pem -extfile ${name}.ext`.split(
          ' ',
        ),
        ...dates,
      )
    }
  })
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  const asked = async (name: string, trusted = true, sent = [`${name}.pem`]) => {
    const port = await serve(answering(200), { key: read(`${name}.key`), cert: sent.map(read).join('') })
    const environment = { ...testEnvironment(), ...(trusted ? { authorities: [read('ca.pem')] } : {}) }
    return verdictOf(`https://site.test:${port}/`, { environment })
  }

  test('signed by a trusted authority is fine', async () => {
    expect(await asked('good')).toEqual(fine())
  })

  test('for another host is broken', async () => {
    expect(await asked('other')).toEqual(broken('the certificate is for another host'))
  })

  test('that has expired is broken', async () => {
    expect(await asked('old')).toEqual(broken('the certificate has expired'))
  })

  test('that signs itself is broken', async () => {
    expect(await asked('self')).toEqual(broken('the certificate is self-signed'))
  })

  test('signed by an authority that is not trusted is broken', async () => {
    expect(await asked('good', false, ['good.pem', 'ca.pem'])).toEqual(
      broken('the certificate is signed by an authority that browsers do not trust'),
    )
  })

  test('without intermediate certificates is reported, since browsers fetch them', async () => {
    const what = 'the server does not send the intermediate certificates'
    expect(await asked('good', false)).toEqual(fine({ kind: 'odd', what }))
  })

  test('row 82: a redirect that leaves encryption is reported', async () => {
    const plain = await serve(answering(200))
    const location = `http://site.test:${plain}/`
    const port = await serve(answering(302, { location }), { key: read('good.key'), cert: read('good.pem') })
    const environment = { ...testEnvironment(), authorities: [read('ca.pem')] }
    expect(await verdictOf(`https://site.test:${port}/`, { environment })).toEqual(
      fine({ kind: 'insecure', to: location }),
    )
    const back = await serve(answering(301, { location: `https://site.test:${port}/` }))
    expect(await verdictOf(`http://site.test:${back}/`, { environment })).toEqual(
      fine({ kind: 'moved', to: `https://site.test:${port}/` }, { kind: 'insecure', to: location }),
    )
  })

  test('row 101: of a server without HTTP/1.1 is not looked at', async () => {
    const port = await serve(answering(200), { key: read('good.key'), cert: read('good.pem'), ALPNProtocols: ['h2'] })
    const environment = { ...testEnvironment(), authorities: [read('ca.pem')] }
    expect(await verdictOf(`https://site.test:${port}/`, { environment })).toEqual(
      unverified('the server supports only HTTP/2'),
    )
  })
})
