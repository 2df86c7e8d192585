import { expect, test } from 'vitest'
import { isPrivateAddress } from '../../src/external/privateAddress.ts'
import { privateHost } from '../../src/model/verdict.ts'
import { verdictOf } from './server.ts'

const PRIVATE = `0.0.0.0 0.255.255.255 10.0.0.0 10.255.255.255 100.64.0.1 100.127.255.255 127.0.0.1 127.255.255.254
  169.254.169.254 172.16.0.1 172.31.255.255 192.0.0.1 192.0.2.7 192.88.99.1 192.168.0.1 192.168.255.255 198.18.0.1
  198.19.255.255 198.51.100.1 203.0.113.9 224.0.0.1 239.255.255.255 240.0.0.1 255.255.255.255 :: ::1 ::ffff:127.0.0.1
  ::ffff:8.8.8.8 ::7f00:1 64:ff9b::7f00:1 100::1 fc00::1 fd12:3456::1 fe80::1 fe80::1%eth0 fec0::1 ff02::1 2001::1
  2001:db8::1 2002:7f00:1::1 3fff::1 [::1]`

const PUBLIC =
  '1.1.1.1 8.8.8.8 9.255.255.255 11.0.0.0 100.63.255.255 100.128.0.0 126.1.1.1 128.0.0.1 172.15.0.1 172.32.0.1 192.167.1.1 223.255.255.255 2606:4700::1111 2a00:1450:4001::1'

test.each(PRIVATE.split(/\s+/))('%s is not public', (address) => {
  expect(isPrivateAddress(address)).toBe(true)
})

test.each(PUBLIC.split(/\s+/))('%s is public', (address) => {
  expect(isPrivateAddress(address)).toBe(false)
})

test.each([
  'http://0.0.0.0/',
  'http://0/',
  'http://127.2:8080/',
  'http://2130706689/',
  'http://0x7f.0.0.2/',
  'http://0177.0.0.02/',
  'http://0x7f000002/',
  'http://192.168.1/',
  'http://[::ffff:127.0.0.2]/',
  'http://[0:0:0:0:0:0:0:1]/',
  'http://①②⑦.0.0.2/',
  'http://metadata.test/latest/',
])('%s is not asked, however it is spelt', async (address) => {
  expect(await verdictOf(address)).toEqual(privateHost)
})
